/** Rules of one-time codes that are not settings (contract, "One-time codes"). */
export const policy = {
  validSeconds: 600,
  /** between two codes for one username */
  resendSeconds: 60,
  /** guesses at one code; asking again brings none back */
  tries: 5,
  /** wrong codes for one username in any 24 hours */
  wrongADay: 10,
  /** what a proved contact may be used for */
  tokenSeconds: 3600,
} as const

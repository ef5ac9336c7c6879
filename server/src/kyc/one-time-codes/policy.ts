/** Rules of one-time codes that are not settings (contract, "One-time codes"). */
export const policy = {
  validSeconds: 600,
  /** between two codes for one contact in one browser */
  resendSeconds: 60,
  /** guesses at one code; asking again brings none back */
  tries: 5,
  /** wrong codes of one browser for one contact in any 24 hours; then it gets no new code */
  wrongADay: 10,
  /** guesses at a code while its network has used up its wrong codes of a day */
  triesOfSuspects: 1,
  /**
   * How many browsers' allowances a network, its wider network and all networks together may use for one contact. Each
   * is larger than the one before, so that a stranger who uses up one leaves some to the contact's owner. A wider network
   * without a request for the contact within the hour may exceed `all`, up to `unused`.
   */
  shares: { network: 4, wider: 5, all: 6, unused: 12 },
  /** part of the hourly budget for browsers without a proof of the contact; the rest is for those with one */
  shareOfUnproved: 0.8,
  /** what a proved contact may be used for */
  tokenSeconds: 3600,
} as const

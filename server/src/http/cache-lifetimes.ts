/** `Cache-Control` of responses that browsers and shared caches may store. */
export const cacheLifetimes = {
  /** pages, data and documents: stored by the browser, and validated at each use */
  validated: 'private, no-cache',
  /** files whose address changes with their content, and that nobody can withdraw */
  immutable: 'public, max-age=31536000, immutable',
  /** files that staff can withdraw: a copy is used for a day, then validated by its tag */
  withdrawable: 'public, max-age=86400, must-revalidate',
} as const

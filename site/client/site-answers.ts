/** Returns whether the site responds at all. Without a response a reload would lose the page. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)

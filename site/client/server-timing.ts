/** The response that the page came in. */
export const navigation = performance.getEntriesByType('navigation')[0] as
  | PerformanceNavigationTiming // by its type
  | undefined

/**
 * Returns a number of the page's `Server-Timing` header. Zero where the response does not tell: browsers without `serverTiming`,
 * and pages from the browser's cache, whose numbers are outdated.
 */
export function serverTiming(metric: 'clock' | 'changes'): number {
  if (!navigation?.transferSize) return 0
  return Number(navigation.serverTiming?.find(({ name }) => name === metric)?.description) || 0
}

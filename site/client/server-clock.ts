const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined // by its type

/**
 * Returns how far the device's clock is behind the server's, in milliseconds. Zero where the response does not tell: browsers
 * without `serverTiming`, and pages from the browser's cache, whose time has passed.
 */
function offsetMs(): number {
  const sentAt = Number(navigation?.serverTiming?.find(({ name }) => name === 'clock')?.description)
  if (!navigation?.transferSize || !sentAt) return 0
  return Math.round(sentAt - performance.timeOrigin - navigation.responseStart)
}

const offset = offsetMs()

/** Returns the present in milliseconds by the server's clock: clocks of phones may be hours or days off. */
export const serverNow = (): number => Date.now() + offset

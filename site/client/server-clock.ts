import { navigation, serverTiming } from './server-timing.ts'

/** Returns how far the device's clock is behind the server's, in milliseconds; zero where the response does not tell. */
function offsetMs(): number {
  const sentAt = serverTiming('clock')
  if (!navigation || !sentAt) return 0
  return Math.round(sentAt - performance.timeOrigin - navigation.responseStart)
}

const offset = offsetMs()

/** Returns the present in milliseconds by the server's clock: clocks of phones may be hours or days off. */
export const serverNow = (): number => Date.now() + offset

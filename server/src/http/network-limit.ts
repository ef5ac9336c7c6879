import { AppError } from './app-error.ts'
import { networkOf } from './network.ts'
import { RecentlyUsed } from './recently-used.ts'

export type NetworkLimit = {
  /** Counts one. @throws AppError too_often, with the seconds after which one is free again */
  take(ip: string): void
  /** Gives one back, because the request cost nothing. */
  giveBack(ip: string): void
}

type Options = {
  /** what a network may ask for in a minute, all the time */
  perMinute: number
  /** and in one burst; mobile networks put many phones behind one address */
  burst: number
  /** milliseconds, for tests */
  now?: () => number
  /** at most this many networks are remembered; the one without requests for longest is forgotten first */
  most?: number
}

/** A bucket for each network, which fills again by the clock. Each instance counts for itself. */
export function makeNetworkLimit({
  perMinute,
  burst,
  now = () => performance.now(),
  most = 20_000,
}: Options): NetworkLimit {
  const buckets = new RecentlyUsed<string, { left: number; at: number }>(most)
  const perMs = perMinute / 60_000
  const find = (network: string) => {
    const at = now()
    const known = buckets.get(network)
    return { left: known ? Math.min(burst, known.left + (at - known.at) * perMs) : burst, at }
  }
  return {
    take(ip) {
      const network = networkOf(ip)
      const bucket = find(network)
      if (bucket.left < 1) {
        const seconds = Math.max(1, Math.ceil((1 - bucket.left) / perMs / 1000))
        throw new AppError(
          'too_often',
          'Too many requests from your network. Wait a little.',
          undefined,
          seconds,
        )
      }
      buckets.set(network, { ...bucket, left: bucket.left - 1 })
    },
    giveBack(ip) {
      const network = networkOf(ip)
      const bucket = find(network)
      buckets.set(network, { ...bucket, left: Math.min(burst, bucket.left + 1) })
    },
  }
}

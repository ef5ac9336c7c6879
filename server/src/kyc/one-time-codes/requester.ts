import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../config/derived-secrets.ts'

/** Who requests or guesses a code, as keyed hashes. */
export type Requester = { browser_hash: string; address_hash: string; wider_hash: string }

/**
 * Hashes the browser's cookie and the networks that a request came from.
 * @param network as `networkOf` gives it: an IPv4 address, or an IPv6 /64
 */
export function readRequester(
  secrets: Pick<Secrets, 'key'>,
  { browser, network }: { browser: string; network: string },
): Requester {
  const key = secrets.key('codes')
  return {
    browser_hash: keyedHash(key, 'browser', browser),
    address_hash: keyedHash(key, 'address', network),
    wider_hash: keyedHash(key, 'address', widerNetworkOf(network)),
  }
}

/** The IPv4 /24 or the IPv6 /48: a carrier's phones change their address within it, and so does one line's owner. */
export const widerNetworkOf = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`

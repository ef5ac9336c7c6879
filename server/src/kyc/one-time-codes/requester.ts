import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../config/derived-secrets.ts'

type RequesterHashes = { browser_hash: string; address_hash: string; wider_hash: string }

/** The client that requests or guesses a code, as keyed hashes: by the newest key first, which are stored. */
export type Requester = readonly [RequesterHashes, ...RequesterHashes[]]

/**
 * Hashes the browser's cookie and the networks that a request came from.
 * @param network as `networkOf` gives it: an IPv4 address, or an IPv6 /64
 */
export function readRequester(
  secrets: Pick<Secrets, 'keys'>,
  { browser, network }: { browser: string; network: string },
): Requester {
  const hashesBy = (key: Buffer): RequesterHashes => ({
    browser_hash: keyedHash(key, 'browser', browser),
    address_hash: keyedHash(key, 'address', network),
    wider_hash: keyedHash(key, 'address', widerNetworkOf(network)),
  })
  const [newest, ...older] = secrets.keys('codes')
  return [hashesBy(newest), ...older.map(hashesBy)]
}

/** Returns the condition that a column holds one of the requester's hashes, also one by an older key. */
export const matchesRequester = (
  column: SQLWrapper,
  requester: Requester,
  name: keyof RequesterHashes,
): SQL =>
  inArray(
    column,
    requester.map((hashes) => hashes[name]),
  )

/** The IPv4 /24 or the IPv6 /48: a carrier's phones change their address within it, and so does one line's owner. */
export const widerNetworkOf = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`

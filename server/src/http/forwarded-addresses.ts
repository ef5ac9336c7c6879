import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Reduces `X-Forwarded-For` to plain IP addresses, so that limits, sessions and the audit log all see the same client.
 * Some proxies append the port, and write IPv6 in brackets (RFC 7239, 6). Everything before an entry without an address,
 * such as `unknown`, is dropped: the nearest proxy with an address then counts as the client.
 */
export function readForwardedAddresses({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const sent = headers['x-forwarded-for']
  if (sent === undefined) return
  const entries = String(sent)
    .split(',')
    .map((entry) => entry.trim())
  const addresses = entries.filter((entry) => entry !== '').map(addressIn)
  const readable = addresses.slice(addresses.lastIndexOf(null) + 1)
  if (readable.length > 0) headers['x-forwarded-for'] = readable.join(', ')
  else delete headers['x-forwarded-for']
}

/** Returns the IP address in an entry without quotes, brackets, port and zone; null if there is none. */
function addressIn(entry: string): string | null {
  const text = entry.replace(/^"(.*)"$/, '$1')
  const withPort = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text)
  const [address = ''] = (withPort?.[1] ?? text).split('%', 1)
  return isIP(address) ? address : null
}

import { isIPv6 } from 'node:net'

/**
 * Whom an address is counted as, wherever a limit counts addresses: an IPv4 address is itself, also where it comes
 * written as IPv6; one home or phone has a whole IPv6 network of its own (/64, RFC 6177).
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%', 1)
  if (!isIPv6(address)) return address
  const mapped = /^(?:0{0,4}:){2,5}(?:0{1,4}:)?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (address.includes('::')) {
    const after = tail.split(':').filter(Boolean)
    // The last two groups may be written as IPv4.
    const size = after.length + (tail.includes('.') ? 1 : 0)
    while (groups.length + size < 8) groups.push('0')
    groups.push(...after)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

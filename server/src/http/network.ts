import { isIPv6 } from 'node:net'

/**
 * Whom an address is counted as, wherever a limit counts addresses: an IPv4 address is itself, also where it comes
 * written as IPv6 in either way; one home or phone has a whole IPv6 network of its own (/64, RFC 6177).
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%', 1)
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return bytesOf(groups.slice(6)).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = numbersIn(head)
  if (tail === undefined) return before
  const after = numbersIn(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** The last two may be written as an IPv4 address. */
const numbersIn = (part: string): number[] =>
  part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return Number.parseInt(group, 16)
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })

const bytesOf = (groups: readonly number[]): number[] => groups.flatMap((group) => [group >> 8, group & 255])

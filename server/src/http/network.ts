import { isIPv6 } from 'node:net'

/**
 * The network of an address, for limits that count addresses. An IPv4 address is its own network, also if it is written
 * as IPv6. For IPv6 it is the /64, since one home or phone has a whole /64 of its own (RFC 6177).
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

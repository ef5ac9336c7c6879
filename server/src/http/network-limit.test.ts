import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { makeNetworkLimit } from './network-limit.ts'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

function limitWithClock(options: { perMinute: number; burst: number; most?: number }) {
  let time = 0
  const limit = makeNetworkLimit({ ...options, now: () => time })
  const tries = (ip: string, count: number) => {
    let taken = 0
    for (let n = 0; n < count; n++)
      try {
        limit.take(ip)
        taken++
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'too_often') throw error
      }
    return taken
  }
  return { limit, tries, pass: (ms: number) => (time += ms) }
}

test('a network has its burst, then as many as come back by the clock, and no more than the burst ever', () => {
  const { tries, pass } = limitWithClock({ perMinute: 60, burst: 5 })
  expect(tries('192.0.2.1', 20)).toBe(5)
  pass(3000)
  expect(tries('192.0.2.1', 20)).toBe(3)
  pass(3_600_000)
  expect(tries('192.0.2.1', 20)).toBe(5)
})

test('one network’s flood is nobody else’s; a whole /64 is one network', () => {
  const { tries } = limitWithClock({ perMinute: 60, burst: 5 })
  expect(tries('2001:db8:1:2::1', 4)).toBe(4)
  expect(tries('2001:db8:1:2:ffff::2', 4)).toBe(1)
  expect(tries('2001:db8:1:3::1', 4)).toBe(4)
  expect(tries('192.0.2.1', 4)).toBe(4)
})

test('it says after how long one is free again, and what cost nothing is given back', () => {
  const { limit, tries, pass } = limitWithClock({ perMinute: 6, burst: 2 })
  expect(tries('192.0.2.1', 2)).toBe(2)
  expect(() => limit.take('192.0.2.1')).toThrow(expect.objectContaining({ retryAfter: 10 }))
  pass(9000)
  expect(() => limit.take('192.0.2.1')).toThrow(expect.objectContaining({ retryAfter: 1 }))
  limit.giveBack('192.0.2.1')
  expect(tries('192.0.2.1', 5)).toBe(1)
})

test('however many networks ask, only so many are remembered', () => {
  const { tries } = limitWithClock({ perMinute: 60, burst: 1, most: 10 })
  expect(tries('192.0.2.1', 2)).toBe(1)
  for (let n = 0; n < 10; n++) tries(`198.51.100.${n}`, 1)
  expect(tries('192.0.2.1', 2)).toBe(1)
})

import { describe, expect, test } from 'vitest'
import { timeAhead } from '../e2e/support/days.ts'

describe('timeAhead', () => {
  const inBlantyre = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Blantyre', dateStyle: 'short' })

  test('returns the day in Malawi at every hour of two years', () => {
    const start = Date.parse('2026-11-01T00:00:00Z')
    const wrong = Array.from({ length: 2 * 366 * 24 }, (_, hour) => start + hour * 3_600_000)
      .map((now) => ({ now, ...timeAhead(26, now) }))
      .filter(({ now, at, day }) => {
        const instant = now + 26 * 3_600_000
        return Date.parse(at) !== instant || day !== inBlantyre.format(instant)
      })
    expect(wrong).toEqual([])
  })

  test.each([
    ['a week', '2026-11-28T21:59:00Z', '2026-11-30'],
    ['a year', '2026-12-31T19:59:00Z', '2027-01-01'],
    ['February', '2027-02-27T20:00:00Z', '2027-03-01'],
  ])('crosses the end of %s', (_, now, day) => {
    expect(timeAhead(26, Date.parse(now)).day).toBe(day)
  })
})

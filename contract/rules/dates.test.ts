import { describe, expect, it } from 'vitest'
import { dayInMalawi, formatDay, formatDayTime, formatTime, formatWeekday, sameDay } from './dates.ts'

describe('dates', () => {
  it('names days in both languages', () => {
    expect(formatDay('2026-11-21T06:00:00Z', 'en')).toBe('21 November 2026')
    expect(formatDay('2026-11-21T06:00:00Z', 'ny')).toBe('21 Novembala 2026')
    expect(formatWeekday('2026-11-21T06:00:00Z', 'en')).toBe('Saturday')
    expect(formatWeekday('2026-11-21T06:00:00Z', 'ny')).toBe('Loweruka')
  })

  it('reads instants in Malawi, two hours ahead of UTC', () => {
    expect(formatTime('2026-11-21T06:00:00Z')).toBe('08:00')
    expect(formatDayTime('2026-12-31T22:30:00.123456Z', 'en')).toBe('1 January 2027, 00:30')
    expect(dayInMalawi('2026-12-31T22:30:00Z')).toBe('2027-01-01')
    expect(sameDay('2026-11-20T22:00:00Z', '2026-11-21T21:59:00Z')).toBe(true)
    expect(sameDay('2026-11-20T21:59:00Z', '2026-11-21T21:59:00Z')).toBe(false)
  })

  it('leaves a bare date on its day', () => {
    expect(formatDay('2020-08-03', 'en')).toBe('3 August 2020')
    expect(formatDay('2020-08-03', 'ny')).toBe('3 Ogasiti 2020')
  })
})

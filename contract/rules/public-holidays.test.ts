import { describe, expect, it, test } from 'vitest'
import {
  comingYear,
  easterSunday,
  lacksEid,
  missingEasterDays,
  missingInLieu,
  nameInLieu,
} from './public-holidays.ts'

const year2021 = comingYear('2021-06-01')
const christmas = { day: '2021-12-25', name: { en: 'Christmas Day' } }
const boxing = { day: '2021-12-26', name: { en: 'Boxing Day' } }

describe('missingInLieu', () => {
  it('suggests the next working day for a holiday on a Saturday or Sunday', () => {
    const martyrs = { day: '2024-03-03', name: { en: 'Martyrs’ Day' } }
    expect(missingInLieu([martyrs], comingYear('2024-01-01'))).toMatchObject([
      { holiday: martyrs, inLieu: { day: '2024-03-04' } },
    ])
  })
  it('suggests another day for each of two holidays on one weekend', () => {
    expect(missingInLieu([boxing, christmas], year2021)).toMatchObject([
      { holiday: christmas, inLieu: { day: '2021-12-27' } },
      { holiday: boxing, inLieu: { day: '2021-12-28' } },
    ])
  })
  it('skips a holiday on the Monday', () => {
    const first = { day: '2023-01-01', name: { en: 'New Year’s Day' } }
    const monday = { day: '2023-01-02', name: { en: 'Sample Day' } }
    expect(missingInLieu([first, monday], comingYear('2022-12-01'))).toMatchObject([
      { holiday: first, inLieu: { day: '2023-01-03' } },
    ])
  })
  it('leaves out holidays with a day in lieu, on weekdays and beyond the year', () => {
    const entered = [
      christmas,
      { day: '2021-12-27', name: { en: 'Christmas Day (observed)' } },
      { day: '2021-10-15', name: { en: 'Mother’s Day' } },
      { day: '2022-12-25', name: { en: 'Christmas Day' } },
    ]
    expect(missingInLieu(entered, year2021)).toEqual([])
  })
})

test.each([
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('easterSunday of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('nameInLieu keeps both languages', () => {
  expect(nameInLieu({ en: 'Kamuzu Day', ny: 'Tsiku la Kamuzu' })).toEqual({
    en: 'Kamuzu Day (in lieu)',
    ny: 'Tsiku la Kamuzu (m’malo mwake)',
  })
  expect(nameInLieu({ en: 'Kamuzu Day' })).toEqual({ en: 'Kamuzu Day (in lieu)' })
})

describe('movable holidays', () => {
  it('are missing until they are entered', () => {
    const coming = comingYear('2026-12-01')
    expect(missingEasterDays([], coming)).toMatchObject([
      { day: '2027-03-26', name: { en: 'Good Friday' } },
      { day: '2027-03-29', name: { en: 'Easter Monday' } },
    ])
    const goodFriday = { day: '2027-03-26', name: { en: 'Any name' } }
    expect(missingEasterDays([goodFriday], coming)).toMatchObject([{ name: { en: 'Easter Monday' } }])
    expect(lacksEid([goodFriday], coming)).toBe(true)
    expect(lacksEid([{ day: '2027-03-10', name: { en: 'Eid al-Fitr' } }], coming)).toBe(false)
    expect(lacksEid([{ day: '2026-03-20', name: { en: 'Eid al-Fitr' } }], coming)).toBe(true)
  })
})

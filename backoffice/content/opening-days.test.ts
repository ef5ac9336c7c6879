import { expect, test } from 'vitest'
import type { Opening } from '#contract/rules/opening.ts'
import { asDayBefore, isTime, mondayToFriday, openingsOf, timeFrom, weekOf } from './opening-days.ts'

const office: Opening[] = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '12:00' },
  { days: ['Sa'], opens: '08:00', closes: '11:00' },
  { days: ['Mo', 'Tu', 'We', 'Th'], opens: '13:00', closes: '16:00' },
]

test('hours go day by day and come back as they were', () => {
  const week = weekOf(office)
  expect(week.Mo).toEqual([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '16:00' },
  ])
  expect(week.Su).toEqual([])
  expect(openingsOf(week)).toEqual(office)
  expect(openingsOf(weekOf([]))).toEqual([])
})

test('two hours of one day that are both empty yet stay two', () => {
  const empty = { opens: '', closes: '' }
  const week = { ...weekOf([]), Su: [empty, empty] }
  expect(weekOf(openingsOf(week)).Su).toEqual([empty, empty])
})

test('a day takes the hours of the day before, Monday those of Sunday; working days take Monday’s', () => {
  expect(asDayBefore(weekOf(office), 'Su').Su).toEqual([{ opens: '08:00', closes: '11:00' }])
  expect(asDayBefore(weekOf(office), 'Mo').Mo).toEqual([])
  const week = mondayToFriday(weekOf(office))
  expect(week.Fr).toEqual(week.Mo)
  expect(week.Sa).toEqual([{ opens: '08:00', closes: '11:00' }])
})

test.each([
  ['8', '08:00'],
  ['8.30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8h', '08:00'],
  ['16:00', '16:00'],
  ['24', '24:00'],
  ['24:30', '24:30'],
  ['25', '25'],
  ['8:75', '8:75'],
  ['noon', 'noon'],
  ['', ''],
])('a time typed as %j is %j', (typed, kept) => {
  expect(timeFrom(typed)).toBe(kept)
  expect(isTime(timeFrom(typed))).toBe(/^\d\d:\d0$/.test(kept) && kept !== '24:30')
})

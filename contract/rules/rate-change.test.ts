import { describe, expect, test } from 'vitest'
import { changeOf, isFigure, isOverChangeLimit, middleOf, moveByPercent, plainFigure } from './rate-change.ts'

test.each([
  ['1734.00', '1751.00', { absolute: '17.00', percent: '0.98', direction: 'up' }],
  ['1734.00', '1700', { absolute: '-34.00', percent: '-1.96', direction: 'down' }],
  ['12.50', '12.5', { absolute: '0.00', percent: '0.00', direction: 'same' }],
  ['20.90', '21.90', { absolute: '1.00', percent: '4.78', direction: 'up' }],
  ['20.9', '21.90', { absolute: '1.00', percent: '4.78', direction: 'up' }],
  ['0', '4', { absolute: '4', percent: null, direction: 'up' }],
  ['0.000003', '0.000004', { absolute: '0.000001', percent: '33.33', direction: 'up' }],
])('from %s to %s', (before, after, change) => {
  expect(changeOf(before, after)).toEqual(change)
})

test.each([
  ['1734.00', '1', '1751.34'],
  ['94.50', '-1', '93.56'],
  ['11.1000', '0.5', '11.1555'],
  ['5', '1', '5'],
])('%s moved by %s percent', (figure, percent, moved) => {
  expect(moveByPercent(figure, percent)).toBe(moved)
})

test('just at the limit is within it', () => {
  expect(isOverChangeLimit('100', '105', '5')).toBe(false)
  expect(isOverChangeLimit('100', '105.000001', '5')).toBe(true)
  expect(isOverChangeLimit('100', '94.99', '5')).toBe(true)
  expect(isOverChangeLimit('0', '1', '5')).toBe(true)
})

test('the middle has the places of the longer side', () => {
  expect(middleOf('1734', '1751')).toBe('1742.50')
  expect(middleOf('66.1200', '74.48')).toBe('70.30')
  expect(middleOf('66.1201', '74.48')).toBe('70.3001')
})

test.each(['1,734.50', '1 734', '-4', '.5', '5.', '1e3', '01', '', '1.1234567'])(
  '%j is no figure',
  (text) => {
    expect(isFigure(text)).toBe(false)
  },
)

describe('plainFigure', () => {
  test.each([
    ['1,734.50', '1734.50'],
    ['1 734.50', '1734.50'],
    ['1\u00a0734.50', '1734.50'],
    ['1\u202f734', '1734'],
    ['1 000 000', '1000000'],
    ['１，７３４．５０', '1734.50'],
    ['1,734', '1,734'],
    ['1 73', '1 73'],
  ])('reads %j as %s', (typed, figure) => {
    expect(plainFigure(typed)).toBe(figure)
  })
})

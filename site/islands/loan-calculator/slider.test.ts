import { expect, it } from 'vitest'
import { sliderOf, typedBySlider } from './slider.ts'

it.each([
  ['250000', '5000000', '50000'],
  ['20000', '800000', '10000'],
  ['50000', '3000000', '50000'],
  ['500000', '4000000', '50000'],
  ['1000', '1000', '1'],
  ['333', '1000', '1'],
])('from %s to %s in steps of %s', (least, most, step) => {
  expect(sliderOf({ least, most })).toEqual({ min: least, max: most, step })
})

it('types whole kwacha with commas', () => {
  expect(typedBySlider('1500000')).toBe('1,500,000')
})

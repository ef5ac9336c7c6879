import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('fills what is named, and leaves what nobody gave', () => {
  expect(fill('{loan} goes up to {most}.', { loan: 'Instaloans', most: 'MK 800,000' })).toBe(
    'Instaloans goes up to MK 800,000.',
  )
  expect(fill('{n} of {all}', { n: 0 })).toBe('0 of {all}')
})

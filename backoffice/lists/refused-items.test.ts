import { expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { whyRefused } from './refused-items.tsx'

test('a refused item names the section with the error, where its fields are known', () => {
  const error = new ApiError(400, {
    message: '',
    code: 'malformed',
    fields: { 'sections.1.title': 'Wrong.' },
  })
  expect(whyRefused(error, { sections: [{}, { type: 'text' }] })).toMatch(/^Text 2, Title: /)
  expect(whyRefused(error)).toMatch(/^Sections 2, Title: /)
})

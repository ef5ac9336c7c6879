import { expect, test } from 'vitest'
import { errorCodes } from '#contract/errors.ts'
import { toAppError } from './error-answers.ts'
import { AppError } from './app-error.ts'

test('a failure of ours keeps its sentence, code and fields', () => {
  const failure = new AppError('overtaken', 'Too late.', { slug: 'taken' })
  expect(toAppError(failure)).toBe(failure)
  expect(failure.status).toBe(412)
  expect(failure.body()).toEqual({
    error: 'Too late.',
    message: 'Too late.',
    code: 'overtaken',
    fields: { slug: 'taken' },
  })
})

const refused: [number, string][] = [
  [400, 'malformed'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [408, 'timeout'],
  [413, 'too_large'],
  [414, 'malformed'],
  [415, 'unsupported_type'],
  [418, 'malformed'],
  [429, 'too_often'],
  [503, 'unavailable'],
]
test.each(refused)('the framework’s %i is told as %s', (statusCode, code) => {
  const failure = toAppError(Object.assign(new Error('internals of the framework'), { statusCode }))
  expect(failure.code).toBe(code)
  expect(failure.message).not.toContain('internals')
})

test.each([
  new Error('select secret from x'),
  'text',
  null,
  undefined,
  7,
  {},
  { statusCode: 'x' },
  { statusCode: 302 },
])('whatever else was thrown (%j) is told as internal, without its words', (thrown) => {
  const failure = toAppError(thrown)
  expect(failure.code).toBe('internal')
  expect(failure.message).not.toContain('secret')
})

test('each code has a status that says it failed', () => {
  expect(Object.values(errorCodes).every((status) => status >= 400 && status < 600)).toBe(true)
})

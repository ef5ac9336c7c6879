import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startFile, takeUndeclared } from './undeclared-answers.ts'

// A response whose status, content type or fields its route does not declare fails the test that received it.
function failOn(errors: string[], source: string) {
  if (errors.length > 0) throw new Error(`undeclared responses ${source}\n${errors.join('\n')}`)
}

// Background jobs can respond after the last hook of a file: the error names that file, not the next one.
beforeAll(() => {
  const { previousFile, errors } = startFile(expect.getState().testPath ?? '')
  failOn(errors, `after the last test of ${previousFile}`)
})
afterEach(() => failOn(takeUndeclared(), 'in this test'))
afterAll(() => failOn(takeUndeclared(), 'after the tests of this file'))

import { afterAll, afterEach } from 'vitest'
import { takeUndeclared } from './undeclared-answers.ts'

// An answer that its route does not declare, in its status, its kind or any field, fails the test that got it.
function tell() {
  const errors = takeUndeclared()
  if (errors.length > 0) throw new Error(`what left was not declared\n${errors.join('\n')}`)
}
afterEach(tell)
// What was asked after the last test, or for all of them.
afterAll(tell)

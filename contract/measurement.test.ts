import { expect, test } from 'vitest'
import { consentNote, mayMeasure, readConsent } from './measurement.ts'

test('an answer is read as it was given', () => {
  expect(readConsent(consentNote('accepted', ['analytics']), ['analytics'])).toBe('accepted')
  expect(readConsent(consentNote('rejected', ['analytics']), ['analytics'])).toBe('rejected')
  expect(readConsent(null, ['analytics'])).toBeNull()
  expect(readConsent('anything else', ['analytics'])).toBeNull()
})

test('a service that came since is asked about anew; a no stays a no; one that is gone changes nothing', () => {
  expect(readConsent('yes analytics', ['analytics', 'adPixel'])).toBeNull()
  expect(readConsent('no', ['analytics', 'adPixel'])).toBe('rejected')
  expect(readConsent('yes analytics adPixel', ['adPixel'])).toBe('accepted')
})

test.each([
  ['/fdhbankplc/home', true],
  ['/ny/fdhbankplc/kyc', false],
  ['/fdhbankplc/kyc', false],
  ['/fdhbankplc/KYC/', false],
  ['/fdhbankplc/onboarding', false],
  ['/fdhbankplc/onboarding/step', false],
  ['/ny/search', false],
  ['/backoffice', false],
  ['/backoffice/x', false],
  ['/fdhbankplc/blog/view/kyc-in-five-steps', true],
])('%s may be measured: %s', (path, may) => {
  expect(mayMeasure(path)).toBe(may)
})

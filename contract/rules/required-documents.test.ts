import { expect, test } from 'vitest'
import {
  defaultPurpose,
  isKycAccountTypeName,
  kycAccountTypeNames,
  missingDocuments,
  requiredDocuments,
} from './required-documents.ts'

test('each type requires the documents of the spec', () => {
  expect(kycAccountTypeNames.map((name) => requiredDocuments[name].length)).toEqual([7, 7, 9, 9])
  expect(requiredDocuments['Individual Account'].join('; ')).toBe(
    'KYC Update Form - Personal/Individual Business Accounts; National ID/Passport; Letter from Employer; Payslip; Utility Bill; Sketch Map; Signature',
  )
  expect(requiredDocuments['Sole Proprietorship'].join('; ')).toBe(
    'KYC Update Form - Personal/Individual Business Accounts; Registration Certificate; Identity of Director(Signatories); Utility Bill; Proof of Residence; Sketch Map; Signature',
  )
  expect(requiredDocuments.SME.join('; ')).toBe(
    'KYC Update Form - SME Accounts; Registration Certificate; Certificate of Incorporation; Memorandum of Articles of Association; Utility Bill; List of Directors; Proof of Residence; Sketch Map; Signature',
  )
})

test('a corporate account requires what an SME does, with its own form', () => {
  expect(requiredDocuments['Corporate Account'][0]).toBe('KYC Update Form - Corporate Accounts')
  expect(requiredDocuments['Corporate Account'].slice(1)).toEqual(requiredDocuments.SME.slice(1))
})

test('the default purpose is Payslip, which three types do not have', () => {
  const having = kycAccountTypeNames.filter((name) =>
    requiredDocuments[name].some((p) => p === defaultPurpose),
  )
  expect(having).toEqual(['Individual Account'])
})

test('missing documents are named once each, in order', () => {
  expect(missingDocuments('SME', [])).toEqual(requiredDocuments.SME)
  expect(missingDocuments('SME', requiredDocuments.SME)).toEqual([])
  const most = requiredDocuments['Individual Account'].filter((p) => p !== 'Payslip' && p !== 'Signature')
  expect(missingDocuments('Individual Account', [...most, 'Utility Bill', 'Poem'])).toEqual([
    'Payslip',
    'Signature',
  ])
})

test('names are known exactly', () => {
  expect(isKycAccountTypeName('SME')).toBe(true)
  expect(isKycAccountTypeName('sme')).toBe(false)
  expect(isKycAccountTypeName('toString')).toBe(false)
})

import { expect, test } from 'vitest'
import { defaultPurpose, missingDocuments } from '#contract/rules/required-documents.ts'
import { kycAccountTypeNames, requiredDocuments } from './required-documents.ts'

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
  expect(missingDocuments(requiredDocuments.SME, [])).toEqual(requiredDocuments.SME)
  expect(missingDocuments(requiredDocuments.SME, requiredDocuments.SME)).toEqual([])
  const most = requiredDocuments['Individual Account'].filter((p) => p !== 'Payslip' && p !== 'Signature')
  expect(
    missingDocuments(requiredDocuments['Individual Account'], [...most, 'Utility Bill', 'Poem']),
  ).toEqual(['Payslip', 'Signature'])
})

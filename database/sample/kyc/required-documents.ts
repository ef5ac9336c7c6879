/** The four default account types documents can be handed in for, in order (spec, section 3). */
export const kycAccountTypeNames = [
  'Individual Account',
  'Sole Proprietorship',
  'SME',
  'Corporate Account',
] as const
export type KycAccountTypeName = (typeof kycAccountTypeNames)[number]

const company = [
  'Registration Certificate',
  'Certificate of Incorporation',
  'Memorandum of Articles of Association',
  'Utility Bill',
  'List of Directors',
  'Proof of Residence',
  'Sketch Map',
  'Signature',
] as const

/** The documents each account type requires, spelt and ordered as in the spec (section 3, "Required KYC documents"). */
export const requiredDocuments = {
  'Individual Account': [
    'KYC Update Form - Personal/Individual Business Accounts',
    'National ID/Passport',
    'Letter from Employer',
    'Payslip',
    'Utility Bill',
    'Sketch Map',
    'Signature',
  ],
  'Sole Proprietorship': [
    'KYC Update Form - Personal/Individual Business Accounts',
    'Registration Certificate',
    'Identity of Director(Signatories)',
    'Utility Bill',
    'Proof of Residence',
    'Sketch Map',
    'Signature',
  ],
  SME: ['KYC Update Form - SME Accounts', ...company],
  'Corporate Account': ['KYC Update Form - Corporate Accounts', ...company],
} as const satisfies Record<KycAccountTypeName, readonly string[]>

export type SamplePurpose = (typeof requiredDocuments)[KycAccountTypeName][number]

export const kycAddress = '/fdhbankplc/kyc'

/** The two tabs as they stand in addresses (spec, section 2); the first is shown where none is named. */
export const kycTabs = ['KYC Document Downloads', 'Upload KYC Documents'] as const

/** Where documents are sent from. */
export const kycSendingAddress = `${kycAddress}?${new URLSearchParams({ tab: kycTabs[1] }).toString()}`

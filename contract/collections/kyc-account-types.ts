import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { text, whole } from '../fields.ts'

/** The account types documents can be handed in for; what each requires is in rules/required-documents.ts. */
export const kycAccountTypes = defineCollection({
  name: 'kyc_account_types',
  label: { one: 'KYC account type', many: 'KYC account types' },
  title: 'name',
  schema: z.strictObject({ name: text(80), position: whole(1, 100) }),
  writers: ['administrator'],
  // What a type asks for, and that a company's asks for two officers, is no one person's to change.
  approval: true,
})

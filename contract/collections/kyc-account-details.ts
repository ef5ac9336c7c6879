import { kycOfficers } from '../roles.ts'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { contact, line, reference } from '../fields.ts'

/** What staff keep of a customer's account, looked up by user name (phone or e-mail). Never public. */
export const kycAccountDetails = defineCollection({
  name: 'kyc_account_details',
  label: { one: 'KYC account', many: 'KYC accounts' },
  title: 'account_name',
  schema: z.strictObject({
    username: contact(),
    account_number: line(40),
    account_name: line(160),
    branch_id: reference('branches'),
    kyc_account_type_id: reference('kyc_account_types'),
  }),
  filters: ['username'],
  writers: kycOfficers,
  staffOnly: true,
  personal: { username: 'contact', account_number: 'number', account_name: 'name' },
})

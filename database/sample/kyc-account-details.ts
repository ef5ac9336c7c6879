import { day } from './day.ts'
import { sampleId } from './id.ts'
import type { Sample } from './sample.ts'

type Row = [username: string, account_number: string, account_name: string, branch: string, type: string]

const rows: Row[] = [
  ['+265 1 000 091', '1000000000001', 'Sample Customer One', 'lilongwe-city-centre', 'individual-account'],
  ['customer-two@sample.invalid', '1000000000002', 'Sample Customer Two', 'mzuzu', 'individual-account'],
  ['shop-three@sample.invalid', '1000000000003', 'Sample Shop Three', 'limbe', 'sole-proprietorship'],
  ['mill-four@sample.invalid', '1000000000004', 'Sample Mill Four Limited', 'kasungu', 'sme'],
  ['estate-five@sample.invalid', '1000000000005', 'Sample Estate Five PLC', 'thyolo', 'corporate-account'],
]

/** Sample customers' accounts; nobody behind them. */
export const sample: Sample<'kyc_account_details'> = (now) =>
  rows.map(([username, account_number, account_name, branch, type], index) => ({
    key: account_number,
    published_at: day(now, -90 + index),
    body: {
      username,
      account_number,
      account_name,
      branch_id: sampleId('branches', branch),
      kyc_account_type_id: sampleId('kyc_account_types', type),
    },
  }))

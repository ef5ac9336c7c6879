import { approvers } from '../staff/two-people/rules.ts'
import { staff, type Row } from '../http/permissions/access.ts'

const rates = '/backoffice/api/rates'
const writers = staff(['rates_officer', 'administrator'])

/** The rates desk and the desk of those who approve. Auditors read both. */
export const rateRows: readonly Row[] = [
  ['GET', `${rates}/board`, staff(['rates_officer', 'approver', 'auditor', 'administrator'])],
  ['GET', `${rates}/history`, staff(['rates_officer', 'approver', 'auditor', 'administrator'])],
  ['POST', `${rates}/batch`, writers],
  ['PUT', `${rates}/change_limit`, staff(approvers)],
  ['PUT', `${rates}/spread_limit`, staff(approvers)],
  ['POST', '/backoffice/api/alarms/:id/clear', staff(['rates_officer', 'approver', 'administrator'])],
  ['GET', '/backoffice/api/approvals', staff([...approvers, 'auditor'])],
  // Whoever reads what waits may look at the pages that it would change.
  ['POST', '/backoffice/api/approvals/preview', staff([...approvers, 'auditor'])],
  ['POST', '/backoffice/api/approvals/decide', staff(approvers)],
  // Who may take which back is the verbs' to say: writers of its collection, and who approves.
  [
    'POST',
    '/backoffice/api/approvals/withdraw',
    staff([...approvers, 'author', 'rates_officer', 'kyc_officer']),
  ],
]

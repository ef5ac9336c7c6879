import { incomeBounds } from './income-band.ts'

/** How a closed enquiry or pre-application ended. */
export const leadOutcomes = [
  'reached',
  'not_reachable',
  'account_opened',
  'not_interested',
  'duplicate',
  'spam',
  'other',
] as const
export type LeadOutcome = (typeof leadOutcomes)[number]

export const leadOutcomeNames: Readonly<Record<LeadOutcome, string>> = {
  reached: 'Reached',
  not_reachable: 'Not reachable',
  account_opened: 'Account opened',
  not_interested: 'Not interested',
  duplicate: 'Duplicate',
  spam: 'Spam',
  other: 'Other',
}

type Progress = { status?: unknown; outcome?: unknown }

/** Returns whether a lead that is closed has an outcome. */
export const hasOutcome = ({ status, outcome }: Progress): boolean =>
  status !== 'closed' || outcome !== undefined

/** Returns a lead without the outcome of an earlier closing where it is not closed any more. */
export function withoutStaleOutcome<Lead extends Progress>(lead: Lead): Omit<Lead, 'outcome'> | Lead {
  const { outcome: _, ...others } = lead
  return lead.status === 'closed' ? lead : others
}

/** Returns the bounds of an income band in kwacha a month, such as "MK 200,000 to below MK 500,000". */
export function incomeInKwacha(band: number): string {
  const { from, below } = incomeBounds(band)
  const kwacha = (amount: number) => `MK ${amount.toLocaleString('en-GB')}`
  if (from === null) return below === null ? '' : `below ${kwacha(below)}`
  return below === null ? `${kwacha(from)} or more` : `${kwacha(from)} to below ${kwacha(below)}`
}

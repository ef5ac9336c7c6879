import type { StaffItem } from '#contract/backoffice/content.ts'
import { leads as definition } from '#contract/collections/leads.ts'
import { applicationReference } from '#contract/onboarding.ts'
import type { Item } from '#contract/registry.ts'
import { leadOutcomeNames, type LeadOutcome } from '#contract/rules/lead.ts'
import { recordStateNames, type RecordState } from '#contract/rules/record-state.ts'
import { ask } from '../api.ts'
import { messages } from '../messages.ts'
import { formatMessage } from '../messages.ts'

/** A lead as staff read it, its customer masked. */
export type Lead = Item<'leads'> & Pick<StaffItem, 'assignee' | 'deadline' | 'late'>
/** What staff decide about a lead. */
export type LeadProgress = { status: RecordState; outcome?: LeadOutcome | undefined; possible_spam: boolean }

export const progressOf = ({ status, outcome, possible_spam }: Lead): LeadProgress => ({
  status,
  possible_spam,
  ...(outcome && { outcome }),
})

export function sayProgress({ status, outcome }: LeadProgress): string {
  const w = messages.leads
  return outcome
    ? formatMessage(w.closed, { outcome: leadOutcomeNames[outcome] })
    : formatMessage(w.moved, { state: recordStateNames[status] })
}

/** What the customer was told as the reference of the lead. */
export const referenceOf = ({ id, kind }: Pick<Lead, 'id' | 'kind'>): string =>
  kind === 'application' ? applicationReference(id) : id.slice(0, 8).toUpperCase()

/** Writes how far staff are; the customer's values are left out, and stay as they are. @returns the new version */
export async function writeProgress(lead: Lead, progress: LeadProgress, version: number): Promise<number> {
  const kept = Object.keys(definition.fields)
    .filter((name) => !Object.hasOwn(definition.personal, name) && name !== 'outcome')
    .map((name) => [name, lead[name as keyof Lead]] as const)
  const body = { ...Object.fromEntries(kept), ...progress }
  const headers = { 'if-match': `"v${version}"` }
  const written = await ask<Pick<Lead, 'version'>>('PUT', `/api/leads/${lead.id}`, { body, headers })
  return written.version
}

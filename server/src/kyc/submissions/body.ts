import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { line } from '#contract/fields.ts'
import type { Text } from '#contract/languages.ts'
import { maxPagesOf } from '#contract/rules/required-documents.ts'
import { kycLimits } from '#contract/limits.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import { savedText } from '#contract/rules/blank.ts'
import type { RequiredDocument } from '#contract/rules/required-documents.ts'
import type { Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { ItemRevision } from '../../content/item-revision.ts'
import { visibleItems, whereTextIs } from '../../content/queryable.ts'

const answer = z.union([
  z.strictObject({
    purpose: line(100),
    document: z.uuid(),
    substitute: z.string().max(120).optional().describe('code of what is sent in its place'),
  }),
  z.strictObject({
    purpose: line(100),
    absent: z.literal(true).describe('the customer does not have it'),
    note: z.string().overwrite(savedText).max(kycLimits.maxNoteLength).optional(),
  }),
])
export type SubmittedAnswer = z.infer<typeof answer>

/** As contract/kyc.ts has it. `username` is not among it: it is the proved one, never what the client says. */
export const submissionBody = z.strictObject({
  account_number: z.string().max(60),
  account_name: line(160),
  branch: line(200).describe('its name'),
  kyc_account_type: line(200).describe('its name, in either language'),
  documents: z.array(answer).min(1).max(20),
})
export const submissionUpdate = submissionBody.partial().required({ documents: true })

export type FieldErrors = Record<string, string>

/** A live account type: as the wire names it, and the documents it requires. */
export type AccountType = { id: string; type: string; documents: RequiredDocument[] }

export type Details = {
  account_number: string
  account_name: string
  branch_id: string
  kyc_account_type_id: string
  type: AccountType
}

/** Reads what was typed into what is kept; what was not given is left out, what cannot be taken is among the field errors. */
export async function readDetails(
  tx: Tx,
  given: z.infer<typeof submissionUpdate>,
): Promise<{ details: Partial<Details>; fieldErrors: FieldErrors }> {
  const details: Partial<Details> = {}
  const fieldErrors: FieldErrors = {}
  if (given.account_number !== undefined) {
    const number = accountNumber(given.account_number)
    if (number) details.account_number = number
    else fieldErrors['account_number'] = 'An account number has 6 to 20 digits.'
  }
  if (given.account_name !== undefined) details.account_name = given.account_name
  if (given.branch !== undefined) {
    const branch = await branchNamed(tx, given.branch)
    if (branch) details.branch_id = branch.id
    else fieldErrors['branch'] = 'There is no branch of that name.'
  }
  if (given.kyc_account_type !== undefined) {
    const type = await accountTypeNamed(tx, given.kyc_account_type)
    if (type) {
      details.kyc_account_type_id = type.id
      details.type = type
    } else fieldErrors['kyc_account_type'] = 'There is no account type of that name.'
  }
  return { details, fieldErrors }
}

type LiveItem = Pick<ItemRevision, 'row' | 'body'>

/** The live branch of that name. */
export async function branchNamed(tx: Tx, name: string): Promise<{ id: string; name: string } | null> {
  const [branch] = await liveItemsNamed(tx, 'branches', ['name'], name)
  return branch ? { id: branch.row.id, name: String(branch.body['name']) } : null
}

/** The live account type of that name in either language, or as the wire names it. One without documents takes none. */
async function accountTypeNamed(tx: Tx, name: string): Promise<AccountType | null> {
  const [type] = await liveItemsNamed(tx, 'kyc_account_types', ['type', 'name'], name)
  return type ? accountType(type) : null
}

/** Lets the database select by name, so that no limit hides an item of a large collection. */
function liveItemsNamed(
  tx: Tx,
  collection: 'branches' | 'kyc_account_types',
  fields: readonly string[],
  name: string,
): Promise<LiveItem[]> {
  const stored = registered(collection)
  return visibleItems(tx, stored, whereTextIs(stored, fields, name), [sql`1`], 1)
}

/** Returns all documents that account types currently require. */
async function documentsAsked(tx: Pick<Tx, 'select'>): Promise<readonly RequiredDocument[]> {
  const types = await visibleItems(tx, registered('kyc_account_types'), undefined, [sql`1`], mostTypes)
  return types.flatMap((type) => accountType(type).documents)
}

/** Returns the purposes of all documents that are currently required. */
export const purposesAsked = async (tx: Pick<Tx, 'select'>): Promise<Set<string>> =>
  new Set((await documentsAsked(tx)).map(({ purpose }) => purpose))

/** How many pages a PDF for a purpose may have; its account type is not known before it is submitted. */
export const maxPagesFor = async (tx: Pick<Tx, 'select'>, purpose: string): Promise<number> =>
  maxPagesOf((await documentsAsked(tx)).filter((document) => document.purpose === purpose))

/** Far more than the types that a bank has. */
const mostTypes = 10_000

// A live item has been checked against its collection's schema.
const accountType = ({ row: { id }, body }: LiveItem): AccountType => ({
  id,
  type: (body['type'] as string | undefined) ?? (body['name'] as Text).en,
  documents: (body['documents'] as RequiredDocument[] | undefined) ?? [],
})

function registered(collection: 'branches' | 'kyc_account_types'): StoredCollection {
  const stored = storedNamed(collection)
  if (!stored) throw new Error('the collection is not registered')
  return stored
}

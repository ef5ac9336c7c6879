import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Text } from '#contract/languages.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import { isKycAccountTypeName, type KycAccountTypeName } from '#contract/rules/required-documents.ts'
import type { Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { visibleItems } from '../../content/queryable.ts'

const line = (most: number) => z.string().trim().min(1).max(most)

/** As contract/kyc.ts has it. `username` is not among it: it is the proved one, never what the client says. */
export const whole = z.strictObject({
  account_number: z.string().max(60),
  account_name: line(160),
  branch: line(200).describe('its name, in either language'),
  kyc_account_type: line(200).describe('its name, in either language'),
  documents: z
    .array(z.strictObject({ purpose: line(100), document: z.uuid() }))
    .min(1)
    .max(20),
})
export const partly = whole.partial().required({ documents: true })

export type FieldErrors = Record<string, string>

export type Details = {
  account_number: string
  account_name: string
  branch_id: string
  kyc_account_type_id: string
  type: KycAccountTypeName
}

/** Reads what was typed into what is kept; what was not given is left out, what cannot be taken is among the field errors. */
export async function readDetails(
  tx: Tx,
  given: z.infer<typeof partly>,
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
    const branch = await named(tx, 'branches', given.branch)
    if (branch) details.branch_id = branch.id
    else fieldErrors['branch'] = 'There is no branch of that name.'
  }
  if (given.kyc_account_type !== undefined) {
    const type = await named(tx, 'kyc_account_types', given.kyc_account_type)
    if (type && isKycAccountTypeName(type.en)) {
      details.kyc_account_type_id = type.id
      details.type = type.en
    } else fieldErrors['kyc_account_type'] = 'There is no account type of that name.'
  }
  return { details, fieldErrors }
}

/** The live item of that name in either language, or of that id. */
export async function named(
  tx: Tx,
  collection: 'branches' | 'kyc_account_types',
  name: string,
): Promise<{ id: string; en: string } | null> {
  const stored = storedNamed(collection)
  if (!stored) throw new Error('the collection is not registered')
  const items = await visibleItems(tx, stored, undefined, [sql`1`], 1000)
  for (const { row, body } of items) {
    // Both collections have a name, which is a line or a text in both languages.
    const own = body['name'] as string | Text
    const { en, ny } = typeof own === 'string' ? { en: own, ny: undefined } : own
    if (name === en || name === ny) return { id: row.id, en }
  }
  return null
}

/** The English name of an account type that a submission has, also where it is no longer offered. */
export async function typeNamed(tx: Pick<Tx, 'select'>, id: string): Promise<KycAccountTypeName | null> {
  const stored = storedNamed('kyc_account_types')
  if (!stored) throw new Error('the collection is not registered')
  const [item] = await visibleItems(tx, stored, sql`${stored.table.id} = ${id}`, [sql`1`], 1)
  const name = item?.body['name'] as Text | undefined // as in named()
  return name && isKycAccountTypeName(name.en) ? name.en : null
}

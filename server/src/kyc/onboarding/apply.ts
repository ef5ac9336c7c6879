import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { productType } from '#contract/rules/product-address.ts'
import {
  applicationReference,
  checkApplication,
  onboardingType,
  type ApplicationError,
} from '#contract/onboarding.ts'
import { incomeBand } from '#contract/rules/income-band.ts'
import { incomeInKwacha } from '#contract/rules/lead.ts'
import { nationalId } from '#contract/rules/national-id.ts'
import type { Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { idempotencyKeys, nationalIdHashes } from '#database/tables.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import type { Keys } from '../../config/secrets.ts'
import type { Change } from '../../changes/change.ts'
import { visibleItems, whereFields } from '../../content/queryable.ts'
import { receiveLead, type Lead } from '../../content/receive-lead.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Answer } from '../../http/idempotency.ts'
import { branchNamed } from '../submissions/body.ts'

/** contract/onboarding.ts; lengths first, what it means is checked after that. */
export const application = z.strictObject({
  session: z.uuid().describe('the browser’s own; sent again with the same body, it gets the same answer'),
  account: z.strictObject({ type: z.string().max(60), product: z.string().max(120) }),
  name: z.string().max(1000),
  branch: z.string().max(1000).describe('its name, in either language'),
  national_id: z.string().max(1000).optional(),
  customer_risk_assessment_field_inputs: z.strictObject({
    monthly_income: z.string().max(1000).describe('kwacha, as typed'),
  }),
})
type Application = z.infer<typeof application>

const bandCodes = { 8: '8', 9: '9', 10: '10', 11: '11' } as const

/** More than one person wants; a program with a proved contact is held up by it. */
const aDay = 10

const sentences: Record<ApplicationError, string> = {
  unknown_product: 'There is no account of that name to ask for here.',
  name_missing: 'Enter your name.',
  name_too_long: 'A name has at most 120 characters.',
  not_a_name: 'Enter your name without the signs < and >.',
  income_blank: 'Enter what you earn in a month.',
  income_negative: 'What you earn in a month cannot be below zero.',
  income_not_a_number: 'Enter what you earn in a month as a number, such as 150,000.',
  branch_missing: 'Choose a branch.',
  not_an_id: 'A national ID number has 8 letters and digits.',
}
const noBranch = 'There is no branch of that name.'

/**
 * Puts a pre-application among the leads. The income itself is not kept, only its band; the national ID only as a keyed
 * hash, so that it serves one signatory. The reference goes to the contact, with the change.
 * @throws AppError invalid with the fields at fault, conflict where the ID has served before, too_often
 */
export async function apply(
  change: Change,
  { keys, jobs }: { keys: Keys; jobs: Jobs },
  contact: Contact,
  given: Application,
): Promise<Answer> {
  const { tx, now } = change
  const { account } = given
  const { monthly_income } = given.customer_risk_assessment_field_inputs
  const typed = { product: account.product, name: given.name, monthly_income, branch: given.branch }
  const offered = await offeredProducts(tx)
  const found = checkApplication({ ...typed, national_id: given.national_id ?? '' }, offered)
  const fieldErrors: Record<string, string> = {}
  for (const [field, error] of Object.entries(found)) fieldErrors[field] = sentences[error]
  if (account.type !== onboardingType) fieldErrors['product'] = sentences.unknown_product
  const branch = fieldErrors['branch'] ? null : await branchNamed(tx, given.branch.trim())
  if (!branch) fieldErrors['branch'] ??= noBranch
  const income = incomeBand(monthly_income)
  if (Object.keys(fieldErrors).length || !branch || !income.ok)
    throw new AppError('invalid', Object.values(fieldErrors)[0] ?? noBranch, fieldErrors)
  await refuseTooMany(change, contact)

  const id = randomUUID()
  const typedId = nationalId(given.national_id ?? '')
  if (typedId !== null) {
    // By every key, since only hashes of earlier identity numbers are stored. A concurrent insert of the same one blocks.
    const hashes = keys.map((key) => createHmac('sha256', key).update(typedId).digest('hex'))
    const written = await tx
      .insert(nationalIdHashes)
      .values(hashes.map((id_hash) => ({ id_hash, lead_id: id, at: now })))
      .onConflictDoNothing()
      .returning({ lead: nationalIdHashes.lead_id })
    if (written.length < hashes.length)
      throw new AppError('conflict', 'duplicate key value violates unique constraint "unique-id-number"')
  }
  const reference = applicationReference(id)
  const body: Lead = {
    kind: 'application',
    subject: `Pre-application ${reference}: ${account.product}`,
    name: given.name.trim(),
    contact: contact.username,
    company: 'bank',
    message: `Branch ${branch.name}; monthly income ${incomeInKwacha(income.band)}.`,
    product: account.product,
    income_band: bandCodes[income.band],
    branch_id: branch.id,
    status: 'received',
    possible_spam: false,
  }
  await receiveLead(change, jobs, body, { id, lang: contact.lang })
  return { status: 201, body: { id, reference } }
}

/** The types of the accounts that the public sees now. */
async function offeredProducts(tx: Tx): Promise<string[]> {
  const products = storedNamed('products')
  if (!products) throw new Error('the accounts on offer are products')
  const where = whereFields(products, { family: 'account' })
  const accounts = await visibleItems(tx, products, where, [sql`1`], 1000)
  // What is live has been checked against the collection's schema.
  return accounts.map(({ body }) => productType(body as { slug: string; type?: string }))
}

/** @throws AppError too_often */
async function refuseTooMany({ tx }: Change, { username }: Contact): Promise<void> {
  const sent = await tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.username, username),
        like(idempotencyKeys.key, 'onboarding-%'),
        sql`${idempotencyKeys.at} > now() - interval '24 hours'`,
      ),
    )
  if (sent.length >= aDay)
    throw new AppError(
      'too_often',
      'This contact has asked for many accounts today. Try again tomorrow.',
      undefined,
      86_400,
    )
}

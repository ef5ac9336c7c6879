import { brandIds, type BrandId } from '#contract/brands/names.ts'
import { facts } from '#contract/collections/facts.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { visibleItems } from './queryable.ts'

/** What mails, files and the wire say of a company. */
export type CompanyContact = { name: string; phone: string; email: string }

const written = facts.schema.pick({ company: true, name: true, phone: true, email: true }).strip()

/** Who signs messages: the bank, by the site's own address until its name has been written. */
export async function readSender(
  db: Pick<Database | Tx, 'select'>,
  publicUrl: string,
): Promise<{ name: string; phone: string | null }> {
  const { bank } = await readCompanies(db)
  return { name: bank?.name ?? new URL(publicUrl).hostname, phone: bank?.phone ?? null }
}

/** Names and contacts of the companies as the public sees them; one that nobody has written yet has none. */
export async function readCompanies(
  db: Pick<Database | Tx, 'select'>,
): Promise<Partial<Record<BrandId, CompanyContact>>> {
  const stored = storedNamed('facts')
  if (!stored) throw new Error('there is no collection of facts')
  const found = await visibleItems(db, stored, undefined, [], brandIds.length)
  const known: Partial<Record<BrandId, CompanyContact>> = {}
  for (const { body } of found) {
    const parsed = written.safeParse(body)
    if (parsed.success) {
      const { company, ...contact } = parsed.data
      known[company] = contact
    }
  }
  return known
}

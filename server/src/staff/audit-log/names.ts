import { inArray, sql } from 'drizzle-orm'
import { collectionNamed } from '#contract/registry.ts'
import { currencies } from '#contract/currencies.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'
import { files } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import { isPrivate, type AuditLine, type Bodies } from './audited-changes.ts'

/** What people and items are called in the audit's sentences. */
export type Names = {
  /** who did it */
  actor: (line: AuditLine) => string
  /** a person by id; the id where nobody has it */
  person: (id: unknown) => string
  /** what the line is about, as it stands in a sentence: `the branch “Sample Town”` */
  item: (line: AuditLine) => string
}

/** What staff and customer call a submission by. */
const referenceOf = (id: string) => id.slice(0, 8).toUpperCase()
const quoted = (text: string) => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`
/** "Bank rate" within a sentence; "KYC account" stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** Reads what all these lines name. */
export async function readNames(
  db: Database,
  lines: readonly AuditLine[],
  bodies: ReadonlyMap<number, Bodies>,
): Promise<Names> {
  const titles = await readTitles(db, lines)
  const ids = lines.flatMap(({ actor, collection, item_id, details }) => [
    actor,
    collection === 'staff' ? item_id : null,
    ...['assignee', 'asked_by', 'from'].map((name) => textIn(details, name)),
  ])
  const known = await namesOf(db, ids)
  const person = (id: unknown) => (typeof id === 'string' ? known(id) : 'somebody')
  return {
    person,
    actor: ({ actor }) => (actor === null ? 'Somebody (erased)' : actorName(actor, known(actor))),
    item: (line) => itemName(line, bodies.get(line.seq), titles, person),
  }
}

const textIn = (details: AuditLine['details'], name: string): string | null => {
  const value = details?.[name]
  return typeof value === 'string' ? value : null
}

/** What no person of the staff did, and who is said to have done it. */
const doers: Readonly<Record<string, string>> = {
  customer: 'A customer',
  'enquiry form': 'A visitor',
  'onboarding form': 'A visitor',
  operator: 'Whoever runs the service',
  due: 'The service',
  'duplicate account': 'The service',
  'first start': 'The service',
  'first-page': 'The service',
  'image-sizes': 'The service',
  refusals: 'The service',
  requests: 'The service',
  'reset asked for': 'The service',
  restore: 'The service',
}
const actorName = (id: string, name: string): string =>
  Object.hasOwn(doers, id) ? (doers[id] ?? id) : name === id ? `The service (${id})` : name

function itemName(
  { collection, item_id }: AuditLine,
  bodies: Bodies | undefined,
  titles: ReadonlyMap<string, string>,
  person: Names['person'],
): string {
  if (collection === null) return 'the service'
  const definition = collectionNamed(collection)
  const many = definition ? inSentence(definition.label.many) : collection.replaceAll('_', ' ')
  if (item_id === null) return collection === 'kyc_submissions' ? 'KYC submissions' : many
  if (collection === 'staff') return person(item_id)
  if (collection === 'kyc_submissions') return `KYC submission ${referenceOf(item_id)}`
  const one = definition ? inSentence(definition.label.one) : null
  if (isPrivate(collection)) return `the ${one ?? many} ${referenceOf(item_id)}`
  if (collection === 'files') return `the file ${quoted(titles.get(item_id) ?? item_id)}`
  const title = titleIn(definition?.title, bodies?.after) ?? titles.get(`${collection} ${item_id}`)
  if (title !== undefined && Object.hasOwn(currencies, title))
    return `the rate of the ${currencies[title as keyof typeof currencies].en}` // looked at just now
  return title === undefined
    ? `${one ?? many} ${referenceOf(item_id)}`
    : `the ${one ?? many} ${quoted(title)}`
}

/** A title in English, else in Chichewa. */
function titleIn(field: string | undefined, body: Record<string, unknown> | undefined): string | undefined {
  const value = field === undefined ? undefined : body?.[field]
  if (typeof value === 'string' && value !== '') return value
  if (typeof value !== 'object' || value === null) return undefined
  const { en, ny } = value as { en?: unknown; ny?: unknown } // a text in both languages, perhaps half of one
  return [en, ny].find((text): text is string => typeof text === 'string' && text !== '')
}

/** Titles of items whose line names no revision, by collection and id; names of files by id. */
async function readTitles(db: Database, lines: readonly AuditLine[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  const byCollection = new Map<string, Set<string>>()
  for (const { collection, item_id, details } of lines) {
    if (collection === null || item_id === null || typeof details?.['revision'] === 'number') continue
    if (!/^[\da-f-]{36}$/.test(item_id) || (isPrivate(collection) && collection !== 'files')) continue
    byCollection.set(collection, (byCollection.get(collection) ?? new Set()).add(item_id))
  }
  for (const [collection, ids] of byCollection) {
    const stored = storedNamed(collection)
    if (collection === 'files') {
      const found = await db
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]))
      for (const { id, name } of found) titles.set(id, name)
    }
    if (!stored) continue
    const found = await rowsOf<{ id: string; body: Record<string, unknown> }>(
      db,
      sql`select t.id::text as id, r.body from ${stored.table} t join revisions r on r.id = t.draft_revision
        where t.id in (${sql.join(
          [...ids].map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`,
    )
    for (const { id, body } of found) {
      const title = titleIn(stored.definition.title, body)
      if (title !== undefined) titles.set(`${collection} ${id}`, title)
    }
  }
  return titles
}

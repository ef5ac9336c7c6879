import { get } from 'react-hook-form'
import type { WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { collectionNamed } from '#contract/registry.ts'
import { isCompany } from '../company-names.ts'
import { pathInWords } from '../lists/fields.ts'
import { formatMessage, messages } from '../messages.ts'
import { sayValue } from '../content/diff/readable.ts'

/** How what somebody reads stands to what waits by now. */
export type Followed =
  | { is: 'same' }
  /** it was written or sent again meanwhile, or some of it does not wait any more */
  | { is: 'changed'; now: WaitingBatch; changes: string[] }
  /** none of it waits */
  | { is: 'gone' }

const nameIn = ({ collection, id }: WaitingItem) => `${collection} ${id}`

/** @param read what is on the screen; @param waiting all that waits now */
export function follow(read: WaitingBatch, waiting: readonly WaitingBatch[]): Followed {
  const ids = new Set(read.items.map(nameIn))
  const now =
    waiting.find(({ key }) => key === read.key) ??
    waiting.find(({ items }) => items.some((item) => ids.has(nameIn(item))))
  if (!now) return { is: 'gone' }
  const changes = changesSince(read, now)
  return changes.length ? { is: 'changed', now, changes } : { is: 'same' }
}

/** What is different from what was read, a sentence an item. */
function changesSince(read: WaitingBatch, now: WaitingBatch): string[] {
  const { since } = messages.approvals
  const before = new Map(read.items.map((item) => [nameIn(item), item]))
  const after = new Map(now.items.map((item) => [nameIn(item), item]))
  const gone = read.items.filter((item) => !after.has(nameIn(item)))
  return [
    ...gone.map(({ title }) => formatMessage(since.gone, { title })),
    ...now.items.flatMap((item) => {
      const old = before.get(nameIn(item))
      if (!old) return [formatMessage(since.added, { title: item.title })]
      if (old.archive !== item.archive)
        return [formatMessage(item.archive ? since.archive : since.publish, { title: item.title })]
      if (old.wanted_at !== item.wanted_at) return [formatMessage(since.time, { title: item.title })]
      return old.revision === item.revision ? [] : [wordsOf(old, item)]
    }),
  ]
}

/** Which fields say something else than the revision that was read. */
function wordsOf(old: WaitingItem, item: WaitingItem): string {
  const { since } = messages.approvals
  const proposed = new Map(old.changes.map(({ path, after }) => [path, after]))
  const differing = item.changes
    .filter(({ path, after }) => proposed.get(path) !== after)
    .map(({ path, after }) =>
      formatMessage(since.field, {
        field: messages.rates.figures[path] ?? pathInWords(path, (at): unknown => get(item.bodies.after, at)),
        before: inWords(item, path, proposed.get(path) ?? null),
        after: inWords(item, path, after),
      }),
    )
  return formatMessage(since.again, {
    title: item.title,
    fields: differing.slice(0, 6).join('; ') || (item.version ? since.file : since.sameWords),
  })
}

/** A value as a person reads it, with its beginning only. */
function inWords({ collection }: WaitingItem, path: string, text: string | null): string {
  if (text === null) return messages.approvals.nothing
  if (isCompany(text)) return messages.shell.kindOfCompany[text]
  const field = collectionNamed(collection)?.fields[path.split('.')[0] ?? '']
  const said = field ? String(sayValue(field, text, { companyName: (id) => id, titles: {} })) : text
  return said.length > 60 ? `${said.slice(0, 60)}…` : said
}

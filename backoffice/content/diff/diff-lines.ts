import { diffArrays } from 'diff'
import { inOrder } from '#contract/rules/changed-fields.ts'
import { nameOf } from '../../lists/fields.ts'
import { formatMessage, messages } from '../../messages.ts'
import { inCat } from '../../time.ts'
import { wordChanges, type WordChange } from './word-changes.ts'

/** A line of a comparison. */
export type DiffLine = {
  /** of the list or item that it is a part of, from zero */
  depth: number
  parts: readonly WordChange[]
  /** where an item of a list moved from: its position, counted from one, or the item whose list it was in */
  movedFrom?: number | string
  /** the content of an item of a list, on its first line */
  item?: string
}

type Label = { heading: string; lead: string }

/**
 * Compares two values line by line. Items of lists are matched by their content, so that one that moved is not removed and added.
 * An item without changes is one line.
 */
export const diffLines = (before: unknown, after: unknown): DiffLine[] =>
  joinMoves(compare(null, before, after, 0))

/** Lists and objects as text, indented by depth. */
export const outline = (value: unknown): string =>
  diffLines(undefined, value)
    .map(({ depth, parts }) => '  '.repeat(depth) + parts.map(({ text }) => text).join(''))
    .join('\n')

export const isChanged = ({ parts, movedFrom }: DiffLine): boolean =>
  movedFrom !== undefined || parts.some(({ is }) => is !== 'same')

/** Keeps changed lines, the lines around each, and the headings they stand under; a number counts the lines left out. */
export function withContext(lines: readonly DiffLine[], around = 2): (DiffLine | number)[] {
  const kept = new Set(
    lines.flatMap((line, at) =>
      isChanged(line) ? Array.from({ length: 2 * around + 1 }, (_, n) => at - around + n) : [],
    ),
  )
  for (const at of kept) {
    let depth = lines[at]?.depth ?? 0
    for (let above = at - 1; above >= 0 && depth > 0; above--) {
      const parent = lines[above]
      if (!parent || parent.depth >= depth) continue
      kept.add(above)
      ;({ depth } = parent)
    }
  }
  const shown: (DiffLine | number)[] = []
  lines.forEach((line, at) => {
    const last = shown.at(-1)
    if (kept.has(at)) shown.push(line)
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1
    else shown.push(1)
  })
  return shown
}

function compare(label: Label | null, before: unknown, after: unknown, depth: number): DiffLine[] {
  if (isEmpty(before) && isEmpty(after)) return []
  const is = isEmpty(before) ? 'added' : isEmpty(after) ? 'removed' : 'same'
  const isList = Array.isArray(before) || Array.isArray(after)
  if (!isList && !isObject(before) && !isObject(after))
    return textLines(asText(before), asText(after), depth, label ? [{ text: label.lead, is }] : [])
  const below = label ? depth + 1 : depth
  return [
    ...(label ? [{ depth, parts: [{ text: label.heading, is }] as const }] : []),
    ...(isList
      ? compareItems(asList(before), asList(after), below)
      : compareParts(asObject(before), asObject(after), below)),
  ]
}

function compareParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  depth: number,
): DiffLine[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names].flatMap((name) => {
    const heading = languages[name] ?? nameOf(name)
    return compare({ heading, lead: `${heading}: ` }, before[name], after[name], depth)
  })
}

function compareItems(before: readonly unknown[], after: readonly unknown[], depth: number): DiffLine[] {
  const { hunks, pairs } = matchItems(before, after)
  const taken = new Set([...pairs.values()].map(({ from }) => from))
  const item = (from: number | undefined, to: number | undefined): DiffLine[] => {
    const [old, fresh] = [
      from === undefined ? undefined : before[from],
      to === undefined ? undefined : after[to],
    ]
    const lead = `${(to ?? from ?? 0) + 1}. `
    const [head, ...rest] = compare({ heading: lead + titleOf(fresh ?? old), lead }, old, fresh, depth)
    if (!head || !isObject(fresh ?? old)) return head ? [head, ...rest] : []
    return [{ ...head, item: keyOf(fresh ?? old) }, ...rest]
  }
  return hunks.flatMap(({ removed, added, from, to }) => {
    if (removed) return taken.has(from) ? [] : item(from, undefined)
    const pair = added ? pairs.get(to) : { from, isMoved: false }
    const [first, ...rest] = item(pair?.from, to)
    if (!first) return []
    const head = pair?.isMoved ? { ...first, movedFrom: pair.from + 1 } : first
    return rest.some(isChanged) ? [head, ...rest] : [head]
  })
}

/** Turns an item that is removed from one list and added to another into one that moved. */
function joinMoves(lines: readonly DiffLine[]): DiffLine[] {
  const dropped = new Set<number>()
  const joined = [...lines]
  const drop = (from: number, end: number) => {
    for (let at = from; at < end; at++) dropped.add(at)
  }
  const isOnly = (is: WordChange['is'], { parts }: DiffLine) => parts.every((part) => part.is === is)
  lines.forEach((line, to) => {
    if (line.item === undefined || dropped.has(to) || !isOnly('added', line)) return
    const from = lines.findIndex(
      (one, at) => one.item === line.item && isOnly('removed', one) && !dropped.has(at),
    )
    if (from < 0) return
    joined[to] = { ...line, parts: sameParts(line), movedFrom: ownerOf(lines, from) }
    drop(to + 1, endOf(lines, to))
    drop(from, endOf(lines, from))
  })
  return joined.filter((_, at) => !dropped.has(at))
}

const sameParts = ({ parts }: DiffLine) => parts.map(({ text }) => ({ text, is: 'same' as const }))

/** The line after the last one of an item. */
function endOf(lines: readonly DiffLine[], start: number): number {
  const { depth = 0 } = lines[start] ?? {}
  const end = lines.findIndex((line, at) => at > start && line.depth <= depth)
  return end < 0 ? lines.length : end
}

/** The item in whose list an item is, such as the category of a link; else its own position. */
function ownerOf(lines: readonly DiffLine[], start: number): string {
  let { depth = 0 } = lines[start] ?? {}
  const textOf = (at: number) => lines[at]?.parts.map(({ text }) => text).join('') ?? ''
  for (let at = start - 1; at >= 0; at--) {
    const line = lines[at]
    if (!line || line.depth >= depth) continue
    if (line.item !== undefined) return textOf(at).replace(/^\d+\. /, '')
    ;({ depth } = line)
  }
  return textOf(start).replace(/\..*$/s, '')
}

type Hunk = { removed: boolean; added: boolean; from: number; to: number }
type Pair = { from: number; isMoved: boolean }

/** Finds the item before each new one: among those that are not in both lists in the same order, the most similar. */
function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): { hunks: Hunk[]; pairs: Map<number, Pair> } {
  const hunks: Hunk[] = []
  let [from, to, same] = [0, 0, 0]
  /** the number of unchanged items before each removed and added one */
  const place = { removed: new Map<number, number>(), added: new Map<number, number>() }
  for (const { removed, added, value } of diffArrays(before.map(keyOf), after.map(keyOf)))
    for (let n = 0; n < value.length; n++) {
      hunks.push({ removed, added, from, to })
      if (removed) place.removed.set(from++, same)
      else if (added) place.added.set(to++, same)
      else [from, to, same] = [from + 1, to + 1, same + 1]
    }
  const candidates = [...place.removed.keys()].flatMap((old) =>
    [...place.added.keys()].map((fresh) => ({ old, fresh, score: similarity(before[old], after[fresh]) })),
  )
  const pairs = new Map<number, Pair>()
  const taken = new Set<number>()
  for (const { old, fresh } of candidates
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)) {
    if (taken.has(old) || pairs.has(fresh)) continue
    taken.add(old)
    pairs.set(fresh, { from: old, isMoved: place.removed.get(old) !== place.added.get(fresh) })
  }
  return { hunks, pairs }
}

/** The share of words that two values have in common, from 0 to 1. */
function similarity(a: unknown, b: unknown): number {
  const [left, right] = [wordsIn(a), wordsIn(b)]
  const rest = [...right]
  const shared = left.filter((word) => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return shared.length / Math.max(left.length, right.length, 1)
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsIn)
    : asText(value).split(/\s+/)

/** The name of an item in a list: its type and its first text. */
function titleOf(item: unknown): string {
  const type = isObject(item) && typeof item['type'] === 'string' ? item['type'] : ''
  return [type, firstText(item)].filter((part) => part !== '').join(': ')
}

function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { en, ny } = asObject(value)
  if (typeof en === 'string' || typeof ny === 'string') return shortened(asText(en ?? ny))
  return (
    Object.values(value)
      .map(firstText)
      .find((text) => text !== '') ?? ''
  )
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function textLines(before: string, after: string, depth: number, lead: readonly WordChange[]): DiffLine[] {
  const lines: WordChange[][] = [[...lead]]
  for (const { text, is } of wordChanges(before, after))
    for (const [n, line] of text.split('\n').entries()) {
      if (n > 0) lines.push([])
      if (line !== '') lines.at(-1)?.push({ text: line, is })
    }
  return lines.filter((parts) => parts.length > 0).map((parts) => ({ depth, parts }))
}

const languages: Readonly<Record<string, string>> = {
  en: messages.content.english,
  ny: messages.content.chichewa,
}
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)

function asText(value: unknown): string {
  if (isEmpty(value)) return ''
  if (typeof value === 'boolean') return messages.lists.yes
  const text = String(value)
  if (isInstant(text)) return inCat(text)
  return text.startsWith('<') ? withoutTags(text) : text
}

/** The text of HTML, one block per line, with the targets of links and the names of pictures. */
export function withoutTags(html: string): string {
  const blocks = html.replaceAll(/<\/(p|h2|h3|li|tr)>/g, '$&\n')
  const { body } = new DOMParser().parseFromString(blocks, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href') ?? ''})`)
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.alt || messages.content.diff.noAlt
    const file = decodeURIComponent(picture.dataset['name'] ?? '')
    picture.replaceWith(`\n${formatMessage(messages.content.diff.picture, { alt, file })}\n`)
  }
  return body.textContent.trim()
}

const keyOf = (value: unknown) => JSON.stringify(inOrder(value))
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isEmpty(value) ? [] : [value]
const asObject = (value: unknown) => (isObject(value) ? value : {})

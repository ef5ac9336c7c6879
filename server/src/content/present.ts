import type { BrandId } from '#contract/brands/names.ts'
import { wireNames } from '#contract/brands/wire-names.ts'
import type { z } from 'zod'
import { elementOf, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { Download, Picture } from '#contract/fields.ts'
import type { Lang } from '#contract/languages.ts'
import { localise } from '#contract/localise.ts'
import type { Database } from '#database/open.ts'
import { fileIdsOf, cleanBody, type StoredBody } from './body.ts'
import type { Row } from './rows.ts'
import { readCompanies } from './company-facts.ts'
import type { ItemRevision, PublicItem } from './item-revision.ts'
import { itemStatesOf } from './item-state.ts'
import { recordStateOf } from './record-state.ts'
import { readShownFiles, type ShownFile } from './shown-files.ts'
import type { StoredSize } from '#database/tables/files.ts'

export type PresentedItem = Record<string, unknown> & { id: string; created_at: string }

type FileOf = (id: string) => ShownFile | undefined

/** What leaves the service for readers: the base columns, the declared fields in one language, and what is derived from them. */
export async function present(
  db: Pick<Database, 'select'>,
  definition: Collection,
  found: readonly PublicItem[],
  lang: Lang,
): Promise<PresentedItem[]> {
  const around = await readAround(db, definition, found)
  return found.map(({ row, body }) =>
    presentItem(definition, frameOf(row, definition), declaredIn(definition, body, row), lang, around),
  )
}

/** The same in both languages; what they share is read and cleaned once. */
export async function presentInBoth(
  db: Pick<Database, 'select'>,
  definition: Collection,
  found: readonly PublicItem[],
): Promise<Record<Lang, PresentedItem>[]> {
  const around = await readAround(db, definition, found)
  return found.map(({ row, body }) => {
    const declared = declaredIn(definition, body, row)
    const resolved = resolvedIn(definition, declared, around)
    const inLang = (lang: Lang) =>
      localisedItem(definition, frameOf(row, definition), declared, resolved, lang, around)
    return { en: inLang('en'), ny: inLang('ny') }
  })
}

async function readAround(
  db: Pick<Database, 'select'>,
  definition: Collection,
  found: readonly PublicItem[],
): Promise<Around> {
  const ids = [...new Set(found.flatMap(({ body }) => fileIdsOf(body)))]
  const shown = await readShownFiles(db, ids)
  const companies = definition.namesCompanies ? await readCompanies(db) : {}
  return {
    fileOf: (id) => shown.get(id),
    companyName: (id) => companies[id]?.name ?? wireNames[id],
  }
}

/** What leaves it for staff: the base columns, the declared fields as they are written, and where the item stands. */
export async function presentForStaff(
  db: Pick<Database, 'select'>,
  definition: Collection,
  found: readonly ItemRevision[],
): Promise<PresentedItem[]> {
  const standings = await itemStatesOf(
    db,
    found.map(({ row }) => row),
  )
  return found.map(({ row, body, revision }) => ({
    ...frameOf(row, definition),
    revision,
    ...(definition.staffOnly
      ? { state: recordStateOf(definition, row, body) }
      : { state: row.state, standing: standings.get(row.id) }),
    ...declaredIn(definition, body, row),
  }))
}

const frameOf = (row: PublicItem['row'], { staffOnly }: Pick<Collection, 'staffOnly'>) => ({
  id: row.id,
  _id: row.id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  // Records of customers are never published. An item that was never published has no such day. For a rate it would be read as the day it took effect.
  ...(!staffOnly && row.published_at !== null && { published_at: row.published_at }),
  version: row.version,
})

/**
 * The declared fields of a body. A rate that was published after its time took effect when it was published (publish-revision.ts),
 * and has that time.
 */
function declaredIn(
  definition: Collection,
  body: StoredBody,
  { published_at }: Pick<Row, 'published_at'>,
): StoredBody {
  const { appendOnly, window } = definition
  const declared = Object.keys(definition.fields).filter((name) => body[name] !== undefined)
  const clean = cleanBody(definition, Object.fromEntries(declared.map((name) => [name, body[name]])))
  const from = window.from === null ? undefined : clean[window.from]
  const isLate =
    typeof from === 'string' && published_at !== null && Date.parse(from) < Date.parse(published_at)
  return appendOnly && window.from !== null && isLate ? { ...clean, [window.from]: published_at } : clean
}

/** What an item refers to: uploaded files, and companies by their ids. */
type Around = { fileOf: FileOf; companyName: (id: BrandId) => string }

type Frame = Pick<PresentedItem, 'id' | 'created_at'> & Pick<Row, 'updated_at' | 'version'>

/** One item in one language, with its files' addresses and what derives from its fields. */
export function presentItem(
  definition: Collection,
  frame: Frame,
  body: StoredBody,
  lang: Lang,
  around: Around,
): PresentedItem {
  return localisedItem(definition, frame, body, resolvedIn(definition, body, around), lang, around)
}

/** Its public fields, still in both languages, with its files' addresses. */
function resolvedIn(definition: Collection, body: StoredBody, { fileOf }: Around): StoredBody {
  const shown = Object.entries(shownSections(definition, body)).filter(
    ([name]) => !definition.internal.includes(name),
  )
  return Object.fromEntries(shown.map(([name, field]) => [name, resolveFiles(field, fileOf)]))
}

function localisedItem(
  definition: Collection,
  frame: Frame,
  body: StoredBody,
  resolved: StoredBody,
  lang: Lang,
  { companyName }: Around,
): PresentedItem {
  const { value, untranslated } = localise(resolved, lang)
  // The body was checked against the schema when it was written, so it has the shape derive() expects.
  const item = value as Parameters<Collection['derive']>[0]
  return {
    ...frame,
    ...item,
    ...derived(definition, body, item, lang, { ...frame, companyName }),
    ...(untranslated.length > 0 && { untranslated }),
  }
}

/** Values derived from the fields; none if a draft lacks the fields they are derived from. */
function derived(
  definition: Collection,
  body: StoredBody,
  item: Parameters<Collection['derive']>[0],
  lang: Lang,
  frame: Parameters<Collection['derive']>[2],
): object {
  try {
    return definition.derive(item, lang, frame)
  } catch (error) {
    if (definition.schema.safeParse(body).success) throw error
    return {}
  }
}

/** Each reference to an uploaded file becomes its addresses and sizes. */
function resolveFiles(node: unknown, fileOf: FileOf): unknown {
  if (typeof node === 'string') return node.includes('data-file="') ? showPictures(node, fileOf) : node
  if (Array.isArray(node)) return node.map((child) => resolveFiles(child, fileOf))
  if (typeof node !== 'object' || node === null) return node
  if ('file' in node && typeof node.file === 'string') {
    const file = fileOf(node.file)
    return file ? ('alt' in node ? pictureOf(node, file) : downloadOf(file)) : null
  }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, resolveFiles(child, fileOf)]))
}

// `alt` is still bilingual here; localise() picks the language afterwards.
const pictureOf = (node: object, file: ShownFile): Omit<Picture, 'alt' | 'focal'> => {
  const { file: _, ...written } = node as { file: string }
  const sizes = file.sizes.map(({ key, ...size }) => ({ ...size, url: `/files/${key}` }))
  return { ...written, width: file.width ?? 0, height: file.height ?? 0, sizes }
}

function downloadOf(file: ShownFile): Download {
  const { bytes, mime, sha256 } = file
  const [page] = file.sizes
  return {
    url: `/files/${file.key}`,
    bytes,
    mime,
    sha256,
    ...(page && {
      preview: { url: `/files/${page.key}`, width: page.width, height: page.height, bytes: page.bytes },
    }),
  }
}

/** Sections as readers get them: none that is hidden, and none of a type that only another release knows. */
function shownSections({ fields }: Collection, body: StoredBody): StoredBody {
  const lists = Object.entries(fields).filter(([, field]) => kindOf(field) === 'sections')
  if (lists.length === 0) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const element = lists.flatMap(([list, field]) => (list === name ? (elementOf(field) ?? []) : []))[0]
      return element && Array.isArray(value)
        ? [name, value.filter((one) => isShown(element, one))]
        : [name, value]
    }),
  )
}

const isShown = (element: z.ZodType, section: unknown): boolean =>
  typeof section === 'object' &&
  section !== null &&
  !('hidden' in section && section.hidden === true) &&
  Object.keys(shapeOf(element, section)).length > 0

type PictureFile = { width: number | null; height: number | null; sizes: readonly StoredSize[] }

/**
 * Gives the pictures in a cleaned rich text their addresses; one without sizes yet is left out until they are made.
 * What is put in is our own: sizes' keys and figures.
 */
const showPictures = (html: string, fileOf: (id: string) => PictureFile | undefined): string =>
  html.replaceAll(
    /<img ([^>]*?)data-file="([0-9a-f-]{36})"([^>]*?)\/?>/g,
    (_, before: string, id: string, after: string) => {
      const sizes = (fileOf(id)?.sizes ?? []).filter(({ type }) => type === 'image/webp')
      const largest = sizes.at(-1)
      if (!largest) return ''
      const set = sizes.map(({ key, width }) => `/files/${key} ${width}w`).join(', ')
      const frame = `width="${largest.width}" height="${largest.height}" loading="lazy" decoding="async"`
      const alt = /\balt=/.test(before + after) ? '' : 'alt="" '
      return `<img ${before}${after.trim()} ${alt}src="/files/${largest.key}" srcset="${set}" sizes="(min-width: 48rem) 44rem, 100vw" ${frame} />`
    },
  )

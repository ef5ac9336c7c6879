import { describe, expect, it } from 'vitest'
import { brandIds } from '#contract/brands/names.ts'
import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import { currencyCodes } from '#contract/currencies.ts'
import { isText } from '#contract/localise.ts'
import { collections, collectionNamed, type CollectionName } from '#contract/registry.ts'
import { storedCollections } from '../registry.ts'
import { sampleFiles } from './files.ts'
import { sampleId } from './id.ts'
import type { Sample } from './sample.ts'

const now = new Date('2026-11-21T06:40:00Z')
const asked = new Set<string>()
const fileId = (name: string) => {
  asked.add(name)
  return sampleId('documents', `file:${name}`)
}

// Each collection's own sample by its wire name, as the registry has them.
const samples = Object.fromEntries(
  await Promise.all(storedCollections.map(async (one) => [one.definition.name, (await one.sample()).sample])),
) as { [N in CollectionName]: Sample<N> }
const items = <N extends CollectionName>(name: N) => samples[name](now, fileId)
const names = Object.keys(samples) as CollectionName[]

/** Each bilingual text in a value, with the way to it. */
function textsIn(value: unknown, way = ''): [string, { en: string; ny?: string | undefined }][] {
  if (isText(value)) return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${way}.${key}`))
}

it('covers every collection', () => {
  expect([...names].sort()).toEqual(collections.map(({ name }) => name).sort())
})

describe.each(names)('%s', (name) => {
  it('keeps its schema, has its own keys, and is published in the past', () => {
    const all = items(name)
    const schema = collectionNamed(name)?.schema
    expect(
      all.flatMap(
        ({ key, body }) => schema?.safeParse(body).error?.issues.map((issue) => ({ key, issue })) ?? [],
      ),
    ).toEqual([])
    const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
    expect(
      all.filter(
        ({ published_at }) => !instant.test(published_at) || Date.parse(published_at) > now.getTime(),
      ),
    ).toEqual([])
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  // A page says once, in its header, that everything on it is a sample. Names of persons and authorities say so as well.
  it('reads like real text', () => {
    const aboutItself =
      /\bsamples?\b|\bSample (?=[a-z(])|\(Sample\b|\b(?:goes|comes|stands) here\b|\b[cz]hitsanzo(?:yi)?\b(?! cha)/
    const marked = items(name).flatMap(({ key, body }) =>
      textsIn(body)
        .filter(
          ([way, { en, ny = '' }]) =>
            !/address|location/.test(way) &&
            aboutItself.test(`${en} ${ny}`.replaceAll(', ndi chitsanzo', '').replace('– chitsanzo', '')),
        )
        .map(([way]) => `${key}${way}`),
    )
    expect(marked).toEqual([])
  })

  it('speaks Chichewa throughout, save two articles', () => {
    const missing = new Set<string>()
    for (const { key, body } of items(name))
      for (const [, text] of textsIn(body)) if (!text.ny?.trim()) missing.add(key)
    expect(missing.size).toBe(name === 'blogs' ? 2 : 0)
  })

  it('says the same figures in both languages', () => {
    // Amounts, percentages, years, times, telephone numbers, facts. A single digit may be a word in one of them.
    const figuresIn = (text = '') =>
      (
        text
          .replaceAll(/<[^>]*>/g, ' ')
          .match(/\{[a-z]+:[\w-]+\}|[*+]?\d(?:[\d.,:]*\d)?[%#]|[*+]?\d[\d.,:]*\d/g) ?? []
      )
        .toSorted()
        .join(' ')
    const differing = items(name).flatMap(({ key, body }) =>
      textsIn(body)
        .filter(([, { en, ny }]) => ny?.trim() && figuresIn(en) !== figuresIn(ny))
        .map(([way, { en, ny }]) => ({ key, way, en: figuresIn(en), ny: figuresIn(ny) })),
    )
    expect(differing).toEqual([])
  })

  it('is published in the past at any hour', () => {
    for (const hour of ['00:00:01', '05:59:59', '06:00:00', '23:59:59']) {
      const then = new Date(`2027-02-01T${hour}Z`)
      const ahead = samples[name](then, fileId).filter(
        ({ published_at }) => Date.parse(published_at) > then.getTime(),
      )
      expect(ahead).toEqual([])
    }
  })
})

it('has as much of each as the pages need', () => {
  expect(items('branches').length).toBeGreaterThanOrEqual(48)
  expect(new Set(items('branches').map(({ body }) => body.region_name)).size).toBe(3)
  expect(items('moneybureau_locations').length).toBeGreaterThanOrEqual(14)
  expect(items('promotions').length).toBeGreaterThanOrEqual(12)
  expect(items('faqs').length).toBeGreaterThanOrEqual(30)
  expect(items('fdhcares').filter(({ body }) => body.active)).toHaveLength(2)
  for (const brand of brandIds) {
    expect(items('banners').filter(({ body }) => body.brands.includes(brand))).toHaveLength(3)
    const without = (['blogs', 'faqs', 'promotions', 'documents'] as const).filter(
      (name) => !items(name).some(({ body }) => body.brands.includes(brand)),
    )
    expect(without).toEqual([])
    for (const type of ['Board', 'Management'] as const) {
      const seats = items('executives').flatMap(({ body }) =>
        body.roles.filter((role) => role.company_name === brand && role.executive_role_type_name === type),
      )
      expect(seats.length).toBeGreaterThanOrEqual(6)
      expect(new Set(seats.map(({ position }) => position)).size).toBe(seats.length)
    }
  }
})

describe('articles', () => {
  const articles = items('blogs')

  it('share no paragraph', () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const { key, body } of articles)
      for (const html of [body.content.en, body.content.ny ?? ''])
        for (const [, paragraph = ''] of html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gs)) {
          if (seen.has(paragraph)) shared.push(paragraph)
          seen.set(paragraph, key)
        }
    expect(shared).toEqual([])
  })
})

/** The first fault in a piece of HTML: a tag that is not allowed, not closed, or no tag. */
function error(html: string): string | null {
  const allowed = [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
  ]
  const open: string[] = []
  for (const [all, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowed.includes(tag)) return all
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return all
  }
  return open.at(-1) ?? /<(?!\/?[a-z])/.exec(html)?.[0] ?? null
}

it('uses only the tags that authors may use, each closed', () => {
  expect(error('<p>a <b>b</b></p>')).toBe('<b>')
  expect(error('<p>a')).toBe('p')
  const html = [
    ...items('blogs').map(({ key, body }) => [key, body.content] as const),
    ...items('faqs').map(({ key, body }) => [key, body.answer] as const),
    ...items('fdhcares').map(({ key, body }) => [key, body.body] as const),
  ]
  expect(html.filter(([, { en, ny }]) => error(en) ?? error(ny ?? ''))).toEqual([])
})

describe('rates', () => {
  it('quote each currency on each of 30 days and each week of 90, buying below middle below selling', () => {
    const rates = items('money_bureau_exchange_rates')
    for (const currency of currencyCodes) {
      const own = rates.filter(({ body }) => body.currency === currency)
      const daysAgo = own.map(({ body }) => (now.getTime() - Date.parse(body.effective_at)) / 86_400_000)
      expect(new Set(daysAgo.filter((ago) => ago < 30).map(Math.floor)).size).toBe(30)
      for (let week = 4; week < 13; week++)
        expect(daysAgo.some((ago) => ago >= week * 7 && ago < week * 7 + 7)).toBe(true)
    }
    const bodies = rates.map(({ body }) => body)
    expect(
      bodies.filter(
        ({ effective_at }) =>
          Date.parse(effective_at) > now.getTime() || !effective_at.endsWith('T06:00:00Z'),
      ),
    ).toEqual([])
    expect(
      bodies.filter(
        ({ buying, middle, selling }) =>
          Number(buying) >= Number(middle) || Number(middle) >= Number(selling),
      ),
    ).toEqual([])
    expect(rates[0]?.body).toMatchObject({
      currency: 'USD',
      buying: '1734.00',
      selling: '1751.00',
      middle: '1742.50',
    })
  })

  it('start yesterday where the day is younger than eight o’clock in Malawi', () => {
    expect(
      samples.money_bureau_exchange_rates(new Date('2026-11-21T05:00:00Z'), fileId)[0]?.body.effective_at,
    ).toBe('2026-11-20T06:00:00Z')
  })

  it('carry the figures of the pages, the loans’ among them', () => {
    const newest = (product: string) =>
      items('bank_rates')
        .filter(({ body }) => body.product === product)
        .toSorted((a, b) => (a.body.effective_at < b.body.effective_at ? 1 : -1))[0]?.body.value
    expect(newest('savings-account')).toBe('3.5')
    expect(newest('reference-rate')).toBe('25.2')
    for (const { body } of items('loans')) {
      expect(Number(newest(body.slug))).toBe(Number(body.rate))
      expect(Math.round(Number(body.reference_rate) * 10) + Math.round(Number(body.margin) * 10)).toBe(
        Math.round(Number(body.rate) * 10),
      )
    }
    expect(items('bank_rates').filter(({ body }) => body.kind === 'tariff').length).toBeGreaterThanOrEqual(45)
  })
})

describe('files', () => {
  it('are all there and all used', () => {
    for (const name of names) items(name)
    expect([...asked].sort()).toEqual(sampleFiles.map(({ name }) => name).sort())
  })

  it('are PDFs of 1 to 10 kB, each different', async () => {
    const pdfs = sampleFiles.filter(({ mime }) => mime === 'application/pdf')
    const made = await Promise.all(pdfs.map(async ({ make }) => make()))
    const texts = made.map((bytes) => new TextDecoder('latin1').decode(bytes))
    expect(new Set(texts).size).toBe(pdfs.length)
    expect(pdfs.length).toBeGreaterThanOrEqual(64)
    for (const text of texts) {
      expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
      const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
      expect(text.slice(table, table + 4)).toBe('xref')
      for (const [, offset = ''] of text.slice(table).matchAll(/^(\d{10}) 00000 n/gm))
        expect(text.slice(Number(offset), Number(offset) + 12)).toMatch(/^\d+ 0 obj/)
      expect(text.length).toBeGreaterThan(1_000)
      expect(text.length).toBeLessThan(10_240)
    }
  })

  it('are drawings of at most 4 KB, each with a day and a night, and without scripts or letters', async () => {
    const drawings = sampleFiles.filter(({ mime }) => mime === 'image/svg+xml')
    expect(drawings.length).toBeGreaterThanOrEqual(28)
    const made = await Promise.all(drawings.map(async ({ make }) => new TextDecoder().decode(await make())))
    expect(new Set(made).size).toBe(made.length)
    for (const [at, text] of made.entries()) {
      const name = drawings[at]?.name ?? ''
      expect([name, text.length <= 4096]).toEqual([name, true])
      expect(text).toContain('width="1200" height="750"')
      expect(text).toContain('@media(prefers-color-scheme:dark)')
      expect(text).not.toMatch(/<script|<text|<image|href="[^#]|NaN|undefined/)
    }
  })

  it('are pictures of every article, project and offer', () => {
    for (const name of ['blogs', 'fdhcares', 'promotions'] as const)
      for (const { key, body } of items(name))
        expect([name, key, body.image?.file !== undefined]).toEqual([name, key, true])
  })

  it('stand at the head of every product, loan and service', () => {
    for (const name of ['products', 'loans', 'services'] as const)
      for (const { key, body } of items(name))
        expect([name, key, body.image?.file !== undefined]).toEqual([name, key, true])
  })

  it('stand under every type and tab', () => {
    const all = items('documents')
    const groupsOf = (section: string) =>
      new Set(all.filter(({ body }) => body.section === section).map(({ body }) => body.group))
    expect(
      new Set(all.filter(({ body }) => body.section === 'public').map(({ body }) => body.document_type_name)),
    ).toEqual(new Set(documentTypes))
    expect(groupsOf('bank')).toEqual(new Set(bankDocumentGroups))
    expect(groupsOf('kyc')).toEqual(new Set(items('kyc_account_types').map(({ body }) => body.name.en)))
    expect(all.some(({ body }) => body.language === 'ny')).toBe(true)
  })
})

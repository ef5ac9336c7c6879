import type { SearchFound } from '#contract/search.ts'
import { otherWords, questions, setAside, type Question } from './support/search-questions.ts'
import { expect, test } from './support/test.ts'

// What comes first for what people ask, among the sample content.

/** As people read an address: `+` and `%20` are spaces. */
const readable = (to: string): string => decodeURIComponent(to.replaceAll('+', ' '))

const sets: [name: string, asked: readonly Question[]][] = [
  ['questions', questions],
  ['questions that were set aside', setAside],
  ['questions in other words', otherWords],
]
for (const [name, asked] of sets)
  test(`${asked.length} ${name} have their answer first`, { tag: '@gate' }, async ({ request }) => {
    const wrong: Record<string, string> = {}
    for (const [text, ...expected] of asked) {
      const answer = await request.get(`/api/search?${new URLSearchParams({ q: text })}`)
      const { groups } = (await answer.json()) as SearchFound
      const { to = 'nothing', title = '' } = groups[0]?.hits[0] ?? {}
      if (!expected.some((one) => one === title || readable(one) === readable(to))) wrong[text] = readable(to)
    }
    expect(wrong).toEqual({})
  })

/** Collections whose items are shown on pages, each with the query that lists only those. */
const named = [
  'products',
  'loans',
  'services',
  'branches',
  'moneybureau_locations',
  'faqs?brands=bank',
  'executives',
  'fdhcares',
]
for (const lang of ['en', 'ny'] as const)
  test(`every name written together finds its item (${lang})`, async ({ request }) => {
    const missed: string[] = []
    for (const collection of named) {
      const answer = await request.get(
        `/api/${collection}${collection.includes('?') ? '&' : '?'}limit=100&lang=${lang}`,
      )
      const items = (await answer.json()) as Partial<Record<'title' | 'name' | 'question', string>>[]
      expect(items.length, collection).toBeGreaterThan(0)
      for (const { title, name, question } of items) {
        const shown = title ?? name ?? question ?? ''
        // Pages fill in the figure.
        if (shown.includes('{fact:')) continue
        const joined = shown.replace(/[^\p{L}\p{N}’']+/gu, '')
        const q = new URLSearchParams({ q: joined, lang })
        const found = (await (await request.get(`/api/search?${q}`)).json()) as SearchFound
        if (!found.groups.some(({ hits }) => hits.some((hit) => hit.title === shown)))
          missed.push(`${collection} ${joined}`)
      }
    }
    expect(missed).toEqual([])
  })

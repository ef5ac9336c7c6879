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

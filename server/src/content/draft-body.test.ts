import { expect, test } from 'vitest'
import { pages } from '#contract/collections.ts'
import { checkDraft } from './draft-body.ts'

const draftOf = (...sections: unknown[]) => checkDraft(pages, { company: 'bank', sections })

test('a section without a type is refused in a draft', () => {
  expect(() => draftOf({ anything: 1 })).toThrow(expect.objectContaining({ code: 'malformed' }))
  expect(() => draftOf({ type: null, anything: 1 })).toThrow(expect.objectContaining({ code: 'malformed' }))
})

test('an unfinished section of a known type is kept in a draft', () => {
  const section = { type: 'text', title: { en: 'One' } }
  expect(draftOf(section)).toMatchObject({ complete: false, body: { sections: [section] } })
})

import { expect, test } from 'vitest'
import type { Standing } from '#contract/backoffice/content.ts'
import { sayState } from './filter-chips.tsx'

const none: Standing = { live: null, scheduled: null, draft: null, waiting: null }

test('only what visitors see is called published', () => {
  const live = { revision: 1, since: '2026-11-23T06:00:00Z' }
  expect(sayState({ state: 'published', standing: { ...none, live } })).toBe('Published')
  expect(sayState({ state: 'published', standing: none })).toBe('No longer live')
  expect(sayState({ state: 'draft', standing: none })).toBe('Draft')
})

test('a draft that came back is called returned', () => {
  const draft = { revision: 2, since: '2026-11-23T06:00:00Z', archived: false }
  const label = (returned: string | null) =>
    sayState({ state: 'draft', standing: { ...none, draft: { ...draft, returned } } })
  expect(label('Too long')).toMatch(/^Returned, draft since /)
  expect(label(null)).toMatch(/^Draft since /)
})

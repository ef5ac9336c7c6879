import { expect, test } from 'vitest'
import type { Standing } from '#contract/backoffice/content.ts'
import { inverseOfArchive, inverseOfPublish } from './inverse.ts'

const nothing: Standing = { live: null, scheduled: null, draft: null, waiting: null }
const at = '2030-01-01T06:00:00.000Z'

test('what was archived is put back with what was to take over', () => {
  const live = { revision: 2, since: at }
  const scheduled = { revision: 3, at }
  const of = (standing: Partial<Standing>, second = false) =>
    inverseOfArchive({ revision: 5, standing: { ...nothing, ...standing } }, second)
  expect(of({ live })).toMatchObject({ verb: 'restore', body: { revision: 2 } })
  expect(of({ live, scheduled })).toMatchObject({ verb: 'restore', body: { revision: 2, next: 3 } })
  expect(of({ scheduled })).toMatchObject({ verb: 'restore', body: { revision: 3 } })
  expect(of({})).toBeNull()
  expect(of({ live }, true)).toMatchObject({ verb: 'withdraw', body: { revision: 5, kind: 'archiving' } })
})

test('in place of what was published at once stands again what stood there, or nothing', () => {
  const live = { revision: 2, since: at }
  const scheduled = { revision: 3, at }
  const of = (standing: Partial<Standing>) =>
    inverseOfPublish({ revision: 5, state: 'draft', standing: { ...nothing, ...standing } }).body
  expect(of({})).toEqual({ revision: null, instead_of: 5 })
  expect(of({ live })).toEqual({ revision: 2, instead_of: 5 })
  expect(of({ live, scheduled })).toEqual({ revision: 2, next: 3, instead_of: 5 })
  expect(of({ scheduled })).toEqual({ revision: null, instead_of: 5 })
  expect(inverseOfPublish({ revision: 5, state: 'archived', standing: nothing })).toMatchObject({
    body: { revision: null, instead_of: 5, archived: true },
    undone: 'It is off the website. It is archived again.',
  })
})

import { expect, test } from 'vitest'
import type { Standing } from '#contract/backoffice/content.ts'
import { inverseOfArchive } from './inverse.ts'

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

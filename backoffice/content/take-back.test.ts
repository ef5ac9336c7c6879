import { expect, test } from 'vitest'
import type { StaffItem, Standing } from '#contract/backoffice/content.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { notices } from '#contract/collections/notices.ts'
import { inverseOfTakeBack, takeBackOf } from './take-back.ts'

const nothing: Standing = { live: null, scheduled: null, draft: null, waiting: null }
const at = '2026-12-01T06:00:00.000Z'
const since = '2026-11-20T06:00:00.000Z'
const author = { id: 'a', roles: ['author'] as const }
const approver = { id: 'b', roles: ['approver'] as const }
const auditor = { id: 'c', roles: ['auditor'] as const }
const waiting = { revision: 3, kind: 'publication' as const, since, by: { id: 'a', name: 'A' } }
const scheduled = { revision: 2, at }
const item = (standing: Partial<Standing>, publish_at: string | null = null) =>
  // Only these parts are looked at.
  ({ standing: { ...nothing, ...standing }, publish_at }) as StaffItem

test('what was sent is withdrawn by its sender alone, and sent again for the same time', () => {
  const standing = { ...nothing, waiting }
  const mine = takeBackOf({ me: author, definition: notices }, standing)
  expect(mine).toEqual({ verb: 'withdraw', body: { revision: 3, kind: 'publication' } })
  expect(takeBackOf({ me: approver, definition: notices }, standing)).toBeNull()
  expect(mine && inverseOfTakeBack(mine, notices, item({ waiting }, at))).toMatchObject({
    verb: 'submit',
    body: { at, revision: 3 },
  })
  const archiving = { verb: 'withdraw' as const, body: { revision: 3, kind: 'archiving' as const } }
  expect(inverseOfTakeBack(archiving, notices, item({}))).toMatchObject({ verb: 'archive' })
})

test('what is scheduled is taken back by writers and approvers; what was approved does not come back by itself', () => {
  const standing = { ...nothing, scheduled }
  const taken = { verb: 'unschedule' as const, body: { revision: 2 } }
  for (const me of [author, approver])
    expect(takeBackOf({ me, definition: notices }, standing)).toEqual(taken)
  expect(takeBackOf({ me: auditor, definition: notices }, standing)).toBeNull()
  expect(takeBackOf({ me: approver, definition: { ...notices, staffOnly: true } }, standing)).toBeNull()
  expect(inverseOfTakeBack(taken, notices, item({ scheduled }))).toBeNull()
  expect(inverseOfTakeBack(taken, blogs, item({ scheduled }))).toMatchObject({
    verb: 'publish',
    body: { at, revision: 2 },
  })
  expect(
    inverseOfTakeBack(
      taken,
      blogs,
      item({ scheduled, draft: { revision: 3, archived: false, returned: null, since } }),
    ),
  ).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle, visibleRevision, type Settling } from './resolve-schedule.ts'

const moments = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'].map(
  (day) => `${day}T00:00:00.000000Z`,
)
const moment = fc.constantFrom(...moments)
const revision = fc.integer({ min: 1, max: 4 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Rows as the verbs leave them: a next revision has its time, and only beside a live one. */
const rows: fc.Arbitrary<Settling> = fc
  .record({
    deleted_at: maybe(moment),
    live_revision: maybe(revision),
    visible_from: fc.oneof(moment, fc.constant('-infinity')),
    visible_until: fc.oneof(moment, fc.constant('infinity')),
    next: maybe(fc.record({ revision, at: moment, until: fc.oneof(moment, fc.constant('infinity')) })),
    announced_revision: maybe(revision),
    state: fc.constantFrom('draft', 'in_review', 'scheduled', 'published', 'archived'),
  })
  .map(({ next, ...row }) => {
    const taken = row.live_revision === null ? null : next
    return {
      ...row,
      next_revision: taken?.revision ?? null,
      next_at: taken?.at ?? null,
      next_until: taken?.until ?? null,
    }
  })

test('settling changes nothing of what is visible, now or later', () => {
  fc.assert(
    fc.property(rows, moment, moment, (row, now, later) => {
      fc.pre(later >= now)
      const settled = { ...row, ...settle(row, now).set }
      expect(visibleRevision(settled, now)).toBe(visibleRevision(row, now))
      expect(visibleRevision(settled, later)).toBe(visibleRevision(row, later))
    }),
    { numRuns: 5000 },
  )
})

test('what was told once is not told again', () => {
  fc.assert(
    fc.property(rows, moment, (row, now) => {
      const first = settle(row, now)
      const second = settle({ ...row, ...first.set }, now)
      expect(second.told).toBe(null)
      expect(second.set).toEqual(first.set)
    }),
  )
})

test('until the next moment it names, nothing visible changes', () => {
  fc.assert(
    fc.property(rows, moment, moment, (row, now, later) => {
      const { set } = settle(row, now)
      fc.pre(later >= now && (set.due_at === null || later < set.due_at))
      expect(visibleRevision({ ...row, ...set }, later)).toBe(set.announced_revision)
    }),
    { numRuns: 5000 },
  )
})

test('what is told follows from what was told before', () => {
  const row: Settling = {
    deleted_at: null,
    live_revision: 1,
    visible_from: '-infinity',
    visible_until: 'infinity',
    next_revision: null,
    next_at: null,
    next_until: null,
    announced_revision: null,
    state: 'published',
  }
  const [now = ''] = moments
  expect(settle(row, now).told).toBe('created')
  expect(settle({ ...row, announced_revision: 1 }, now).told).toBe(null)
  expect(settle({ ...row, announced_revision: 2 }, now).told).toBe('updated')
  expect(settle({ ...row, announced_revision: 1, deleted_at: now }, now).told).toBe('deleted')
  expect(settle({ ...row, state: 'scheduled' }, now).set.state).toBe('published')
})

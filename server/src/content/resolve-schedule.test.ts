import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveSchedule, visibleRevision, type ScheduledRow } from './resolve-schedule.ts'

const moments = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'].map(
  (day) => `${day}T00:00:00.000000Z`,
)
const moment = fc.constantFrom(...moments)
const revision = fc.integer({ min: 1, max: 4 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Rows as the verbs leave them: a next revision has its time, and only beside a live one. */
const rows: fc.Arbitrary<ScheduledRow> = fc
  .record({
    deleted_at: maybe(moment),
    live_revision: maybe(revision),
    visible_from: fc.oneof(moment, fc.constant('-infinity')),
    visible_until: fc.oneof(moment, fc.constant('infinity')),
    next: maybe(fc.record({ revision, at: moment, until: fc.oneof(moment, fc.constant('infinity')) })),
    emitted_revision: maybe(revision),
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
      const settled = { ...row, ...resolveSchedule(row, now).set }
      expect(visibleRevision(settled, now)).toBe(visibleRevision(row, now))
      expect(visibleRevision(settled, later)).toBe(visibleRevision(row, later))
    }),
    { numRuns: 5000 },
  )
})

test('what was told once is not told again', () => {
  fc.assert(
    fc.property(rows, moment, (row, now) => {
      const first = resolveSchedule(row, now)
      const second = resolveSchedule({ ...row, ...first.set }, now)
      expect(second.event).toBe(null)
      expect(second.set).toEqual(first.set)
    }),
  )
})

test('until the next moment it names, nothing visible changes', () => {
  fc.assert(
    fc.property(rows, moment, moment, (row, now, later) => {
      const { set } = resolveSchedule(row, now)
      fc.pre(later >= now && (set.due_at === null || later < set.due_at))
      expect(visibleRevision({ ...row, ...set }, later)).toBe(set.emitted_revision)
    }),
    { numRuns: 5000 },
  )
})

test('what is told follows from what was told before', () => {
  const row: ScheduledRow = {
    deleted_at: null,
    live_revision: 1,
    visible_from: '-infinity',
    visible_until: 'infinity',
    next_revision: null,
    next_at: null,
    next_until: null,
    emitted_revision: null,
    state: 'published',
  }
  const [now = ''] = moments
  expect(resolveSchedule(row, now).event).toBe('created')
  expect(resolveSchedule({ ...row, emitted_revision: 1 }, now).event).toBe(null)
  expect(resolveSchedule({ ...row, emitted_revision: 2 }, now).event).toBe('updated')
  expect(resolveSchedule({ ...row, emitted_revision: 1, deleted_at: now }, now).event).toBe('deleted')
  expect(resolveSchedule({ ...row, state: 'scheduled' }, now).set.state).toBe('published')
})

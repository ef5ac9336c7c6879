import { expect, test } from 'vitest'
import type { WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { follow } from './since-read.ts'

const item = (id: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  collection: 'notices',
  id,
  revision: 1,
  kind: 'Notice',
  title: id.toUpperCase(),
  archive: false,
  mine: false,
  sent_by_me: false,
  by: [],
  submitted_at: null,
  wanted_at: null,
  deadline: '2026-12-03',
  late: false,
  first: false,
  changes: [{ path: 'title.en', before: 'a', after: 'b', change: null, over_change_limit: false }],
  confirmed: null,
  bodies: { before: null, after: null },
  version: null,
  ...more,
})
const batch = (key: string, ...items: WaitingItem[]): WaitingBatch => ({ key, note: null, items })

test('what waits as it was read is the same, wherever it stands in the list', () => {
  const read = batch('one', item('x'))
  expect(follow(read, [batch('two', item('y')), batch('one', item('x'))])).toEqual({ is: 'same' })
})

test('what was sent again is found in its new batch, with what changed', () => {
  const read = batch('one', item('x'), item('y'))
  const changes = [{ path: 'title.en', before: 'a', after: 'c', change: null, over_change_limit: false }]
  const now = batch('two', item('x', { revision: 2, changes }))
  expect(follow(read, [now])).toMatchObject({
    is: 'changed',
    now,
    changes: [expect.stringContaining('Y'), expect.stringContaining('b, now c')],
  })
})

test('what changed is told as people read it: fields by name, times in CAT', () => {
  const at = (iso: string) => [
    { path: 'starts_at', before: null, after: iso, change: null, over_change_limit: false },
  ]
  const read = batch('one', item('x', { changes: at('2026-11-22T11:41:00.000Z') }))
  const now = batch('one', item('x', { revision: 2, changes: at('2026-11-23T06:00:00.000Z') }))
  expect(follow(read, [now])).toMatchObject({
    changes: [
      expect.stringContaining(
        'Shows from (CAT): 22 November 2026, 13:41 CAT, now 23 November 2026, 08:00 CAT',
      ),
    ],
  })
})

test('a changed text is named by its section', () => {
  const proposing = (text: string) => ({
    collection: 'pages',
    changes: [
      { path: 'sections.1.title.en', before: null, after: text, change: null, over_change_limit: false },
    ],
    bodies: { before: null, after: { sections: [{ type: 'news' }, { type: 'text', title: { en: text } }] } },
  })
  const read = batch('one', item('x', proposing('Fees')))
  const now = batch('one', item('x', { ...proposing('Costs'), revision: 2 }))
  expect(follow(read, [now])).toMatchObject({
    changes: [expect.stringContaining('Text 2, Title, English: Fees, now Costs')],
  })
})

test('another kind of request, another time, and one that came to it are said', () => {
  const read = batch('one', item('x'))
  for (const changed of [{ archive: true }, { wanted_at: '2030-01-01T06:00:00Z' }])
    expect(follow(read, [batch('one', item('x', changed))])).toMatchObject({ is: 'changed' })
  expect(follow(read, [batch('one', item('x'), item('z'))])).toMatchObject({ is: 'changed' })
})

test('what nobody waits for any more is gone', () => {
  expect(follow(batch('one', item('x')), [batch('two', item('y'))])).toEqual({ is: 'gone' })
})

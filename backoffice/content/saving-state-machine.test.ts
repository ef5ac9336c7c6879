import { describe, expect, test } from 'vitest'
import type { StaffDetails, Standing } from '#contract/backoffice/content.ts'
import {
  isBusy,
  opened,
  transition,
  type Phase,
  type Refusal,
  type SavingEvent,
  type SavingState,
} from './saving-state-machine.ts'
import { fieldErrorMessage } from './field-errors.ts'

/** Only what tells one reading of an item from the next. */
const details = (version: number) => ({ item: { id: 'i', version, revision: 1 } }) as StaffDetails // the machine reads no more of it
const [mine, theirs, newest] = [details(1), details(2), details(3)]
const state = (given: Partial<SavingState> = {}): SavingState => ({ ...opened(mine), ...given })
const refusal = (given: Partial<Refusal> = {}): Refusal => ({
  overtaken: false,
  fieldErrors: { 'title.en': 'Please fill this in' },
  sentence: 'One field needs your attention',
  ...given,
})
const step = (from: SavingState, event: SavingEvent) => {
  const { state: to, effects } = transition(from, event)
  return [to, effects] as const
}

test.each<Phase>(['editing', 'saved', 'failed', 'conflict'])('from %s a save starts', (phase) => {
  expect(step(state({ phase }), { type: 'started' })).toEqual([state({ phase: 'saving' }), []])
})

describe('while it is saving', () => {
  const saving = state({ phase: 'saving', fieldErrors: { slug: 'taken' }, theirs })

  test('the draft is written: its faults and what was merged are gone', () => {
    const written = step(saving, { type: 'written', details: newest })
    expect(written).toEqual([
      { phase: 'saved', details: newest, fieldErrors: {}, theirs: null, wentLive: false, newer: null },
      [],
    ])
  })

  test('a new item is written', () => {
    const [now] = step({ ...opened(null), phase: 'saving' }, { type: 'written', details: mine })
    expect(now).toEqual(state({ phase: 'saved' }))
  })

  test('a verb is taken', () => {
    const [now] = step(state({ phase: 'saving', fieldErrors: { slug: 'taken' } }), {
      type: 'acted',
      details: newest,
    })
    expect(now).toEqual(state({ phase: 'saved', details: newest }))
  })

  test('the item is removed', () => {
    expect(step(state({ phase: 'saving' }), { type: 'removed' })).toEqual([state({ phase: 'removed' }), []])
  })

  test('the service refuses: what is wrong is explained', () => {
    const from = state({ phase: 'saving' })
    expect(step(from, { type: 'refused', refusal: refusal() })).toEqual([
      state({ phase: 'failed', fieldErrors: { 'title.en': 'Please fill this in' } }),
      [{ do: 'explain', sentence: 'One field needs your attention' }],
    ])
  })

  test('somebody saved before: their version is read, and both are there to choose from', () => {
    const [comparing, effects] = step(state({ phase: 'saving' }), {
      type: 'refused',
      refusal: refusal({ overtaken: true }),
    })
    expect([comparing, effects]).toEqual([state({ phase: 'comparing' }), [{ do: 'readTheirs', id: 'i' }]])
    expect(isBusy(comparing)).toBe(true)
    const [conflict] = step(comparing, { type: 'compared', theirs })
    expect(conflict).toEqual(state({ phase: 'conflict', theirs }))
    expect(isBusy(conflict)).toBe(false)
  })

  test('a new item has nobody who saved before: the service is believed and explained', () => {
    const from: SavingState = { ...opened(null), phase: 'saving' }
    const [now, effects] = step(from, { type: 'refused', refusal: refusal({ overtaken: true }) })
    expect([now.phase, effects.map((effect) => effect.do)]).toEqual(['failed', ['explain']])
  })

  test('it breaks: what was typed is there to be saved again', () => {
    expect(step(state({ phase: 'saving' }), { type: 'broken' })).toEqual([state({ phase: 'failed' }), []])
  })
})

describe('a conflict', () => {
  const conflict = state({ phase: 'conflict', theirs })

  test('both versions stay where the merged one is refused or breaks', () => {
    const [saving] = step(conflict, { type: 'started' })
    expect(saving.theirs).toBe(theirs)
    const [refused] = step(saving, { type: 'refused', refusal: refusal() })
    expect(refused).toMatchObject({
      phase: 'conflict',
      theirs,
      fieldErrors: { 'title.en': 'Please fill this in' },
    })
    expect(step(saving, { type: 'broken' })[0]).toEqual(conflict)
  })

  test('once more overtaken: the newest version is compared', () => {
    const [saving] = step(conflict, { type: 'started' })
    const [comparing] = step(saving, { type: 'refused', refusal: refusal({ overtaken: true }) })
    expect(step(comparing, { type: 'compared', theirs: newest })[0]).toEqual({ ...conflict, theirs: newest })
  })

  test('is put aside: the form is as it was', () => {
    expect(step(conflict, { type: 'putAside' })).toEqual([state(), []])
  })

  test('their version cannot be read: it is explained, and can be tried again', () => {
    const [now, effects] = step(state({ phase: 'comparing' }), {
      type: 'refused',
      refusal: refusal({ overtaken: true }),
    })
    expect([now.phase, effects.map((effect) => effect.do)]).toEqual(['failed', ['explain']])
    expect(step(state({ phase: 'comparing' }), { type: 'broken' })[0].phase).toBe('failed')
  })
})

describe('what was scheduled is read again once its time has passed', () => {
  const standing = { live: null, scheduled: null, draft: null, waiting: null }
  const since = '2033-03-01T06:00:00.000Z'
  const read = (revision: number, given: Partial<Standing>) =>
    ({ item: { id: 'i', version: 1, revision, standing: { ...standing, ...given } } }) as StaffDetails // as above
  const ahead = read(4, { scheduled: { revision: 4, at: since } })
  const shown = read(4, { live: { revision: 4, since } })
  const again = (from: SavingState, now: StaffDetails) => step(from, { type: 'readAgain', details: now })[0]

  test.each<Phase>(['editing', 'saving', 'saved', 'failed'])('it went live: %s goes on', (phase) => {
    const fieldErrors = { slug: 'taken' }
    const before = state({ phase, details: ahead, fieldErrors })
    expect(again(before, shown)).toEqual({ ...before, details: shown, wentLive: true })
  })

  test('it is still ahead: nothing is said', () => {
    expect(again(state({ details: ahead }), ahead).wentLive).toBe(false)
  })

  test('a colleague took it off the schedule: it did not go live', () => {
    const off = read(4, { draft: { revision: 4, since, archived: false, returned: null } })
    expect(again(state({ details: ahead }), off)).toEqual(state({ details: off }))
  })

  test('an answer that comes late changes nothing', () => {
    const before = state({ details: { ...ahead, item: { ...ahead.item, version: 2 } } })
    expect(again(before, shown)).toBe(before)
  })

  test('it was scheduled over what was live: a newer draft of one’s own stays the newest', () => {
    const draft = { revision: 6, since, archived: false, returned: null }
    const mineAhead = read(6, { live: { revision: 3, since }, scheduled: { revision: 4, at: since }, draft })
    const mineShown = read(6, { live: { revision: 4, since }, draft })
    expect(again(state({ details: mineAhead }), mineShown).wentLive).toBe(true)
  })

  test('it is said until it is closed, or something else is done', () => {
    const told = again(state({ phase: 'saving', details: ahead }), shown)
    expect(step(told, { type: 'liveNowClosed' })[0].wentLive).toBe(false)
    expect(step(told, { type: 'acted', details: shown })[0].wentLive).toBe(false)
    expect(again(told, shown).wentLive).toBe(true)
  })
})

describe('a colleague wrote a newer revision while the form was open', () => {
  const since = '2033-03-01T06:00:00.000Z'
  const standing = { live: null, scheduled: null, draft: null, waiting: null }
  const read = (revision: number, given: Partial<Standing>, words: string) => {
    const item = { id: 'i', version: revision, revision, words, standing: { ...standing, ...given } }
    return { item, live_revision: given.live?.revision ?? null } as unknown as StaffDetails // as above
  }
  const shown = read(4, { draft: { revision: 4, since, archived: false, returned: null } }, 'mine')
  const live = read(5, { live: { revision: 5, since } }, 'theirs')
  const before = state({ details: shown })
  const [told] = step(before, { type: 'readAgain', details: live })

  test('how it stands is said; its words and the version to save over stay those of the form', () => {
    expect(told.newer).toBe(live)
    expect(told.details?.live_revision).toBe(5)
    expect(told.details?.item).toEqual({ ...shown.item, standing: live.item.standing })
  })

  test('nothing is typed: the newer one takes its place', () => {
    expect(step(told, { type: 'newerAsked', typed: false })[0]).toEqual(opened(live))
  })

  test('something is typed: both are there to choose from, and once one is saved there is no newer one', () => {
    const [both] = step(told, { type: 'newerAsked', typed: true })
    expect(both).toMatchObject({ phase: 'conflict', theirs: live, newer: live })
    const [saving] = step(both, { type: 'started' })
    expect(step(saving, { type: 'written', details: live })[0]).toMatchObject({ theirs: null, newer: null })
  })

  test('a verb is taken of it: what the form shows is still the one before', () => {
    const archived = read(5, {}, 'theirs')
    const [now] = step({ ...told, phase: 'saving' }, { type: 'acted', details: archived })
    expect(now).toMatchObject({ newer: archived, details: { item: { version: 4, words: 'mine' } } })
  })

  test('what is being saved just now is nobody else’s', () => {
    const saving = state({ phase: 'saving', details: shown })
    expect(step(saving, { type: 'readAgain', details: live })[0]).toBe(saving)
  })

  test('while it is being saved, and where there is none, nothing comes of asking', () => {
    const saving = { ...told, phase: 'saving' as const }
    expect(step(saving, { type: 'newerAsked', typed: true })[0]).toBe(saving)
    expect(step(before, { type: 'newerAsked', typed: true })[0]).toBe(before)
  })
})

describe('something is typed', () => {
  const typed = (path: string): SavingEvent => ({ type: 'typed', path })
  const fieldErrors = { 'title.en': 'a', slug: 'b', 'steps.0.text': 'c' }

  test.each(['saved', 'failed'] as const)('what was said of %s is over', (phase) => {
    expect(step(state({ phase }), typed('slug'))).toEqual([state(), []])
  })

  test('the fault of that field goes, and of its parts, and of what it is a part of', () => {
    const left = (path: string, from = fieldErrors) =>
      Object.keys(step(state({ phase: 'failed', fieldErrors: from }), typed(path))[0].fieldErrors)
    expect(left('slug')).toEqual(['title.en', 'steps.0.text'])
    expect(left('steps')).toEqual(['title.en', 'slug'])
    expect(left('title.en.more')).toEqual(['slug', 'steps.0.text'])
    expect(left('titles')).toEqual(['title.en', 'slug', 'steps.0.text'])
  })

  test('while it is saving, it goes on saving', () => {
    const [now] = step(state({ phase: 'saving', fieldErrors: { slug: 'b' } }), typed('slug'))
    expect(now).toEqual(state({ phase: 'saving' }))
  })
})

describe('an event that means nothing changes nothing', () => {
  const phases: Phase[] = ['editing', 'saving', 'comparing', 'conflict', 'saved', 'failed', 'removed']
  test.each<[SavingEvent, meant: Phase[]]>([
    [{ type: 'started' }, ['editing', 'conflict', 'saved', 'failed']],
    [{ type: 'written', details: newest }, ['saving']],
    [{ type: 'acted', details: newest }, ['saving']],
    [{ type: 'removed' }, ['saving']],
    [{ type: 'refused', refusal: refusal() }, ['saving', 'comparing']],
    [{ type: 'broken' }, ['saving', 'comparing']],
    [{ type: 'compared', theirs }, ['comparing']],
    [{ type: 'putAside' }, ['conflict']],
    [{ type: 'typed', path: 'slug' }, ['saved', 'failed']],
  ])('$0.type', (event, meant) => {
    const changed = phases.filter((phase) => {
      const before = state({ phase })
      const { state: after, effects } = transition(before, event)
      return after !== before || effects.length > 0
    })
    expect(changed).toEqual(meant)
  })
})

test.each([
  ['This takes a whole number.', '', 'Required to publish.'],
  ['This takes a whole number.', 'twelve', 'Write a whole number, such as 12.'],
  ['This takes a number.', 'ten', 'Write a number, such as 12.5.'],
  ['This takes one of: open, closed.', { en: '' }, 'Required to publish.'],
  ['This takes one of: open, closed.', 'gone', 'Choose one of the list.'],
  ['This takes at least 3 characters.', 'ab', 'Write at least 3 characters.'],
  ['This takes an instant such as 2026-11-21T06:00:00Z.', 'soon', 'Choose a day and a time.'],
  ['This must not be empty.', '', 'Required to publish.'],
  ['taken', 'news', 'Another item has this already.'],
  ['This takes at most 300 characters.', 'x', 'This takes at most 300 characters.'],
])('“%s” of %j is said as “%s”', (reason, value, said) => {
  expect(fieldErrorMessage(reason, value)).toBe(said)
})

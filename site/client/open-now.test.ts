import { expect, it } from 'vitest'
import type { Opening } from '#contract/rules/opening.ts'
import { en } from '../messages/en.ts'
import { ny } from '../messages/ny.ts'
import { saidOf } from './open-now.ts'

const usual: Opening[] = [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '16:00' }]
/** A Thursday and the Friday after it. */
const labour = { day: '2026-11-19', name: 'Labour Day' }
const second = { day: '2026-11-20', name: 'Heroes’ $& Day' }

it.each([
  ['on a holiday', '19T09:00', [labour], 'Closed today: Labour Day. Opens tomorrow at\u00A008:00'],
  ['before a weekend', '20T09:00', [second], 'Closed today: Heroes’ $& Day. Opens Monday at\u00A008:00'],
  [
    'on the first of two',
    '19T09:00',
    [labour, second],
    'Closed today: Labour Day. Opens Monday at\u00A008:00',
  ],
  ['the evening before', '18T20:00', [labour], 'Closed now, opens Friday at\u00A008:00'],
  ['on any other day', '18T09:00', [labour], 'Open now, until 16:00'],
])('says %s why it is closed and when it opens', (_, moment, holidays, said) => {
  const now = new Date(`2026-11-${moment}:00+02:00`)
  expect(
    saidOf({ opening: usual, exceptions: [] }, holidays, { messages: en.places.open, lang: 'en', now })?.[1],
  ).toBe(said)
})

it('says it in Chichewa', () => {
  const now = new Date('2026-11-19T09:00:00+02:00')
  const chichewa = [{ ...labour, name: 'Tsiku la ogwira ntchito' }]
  expect(
    saidOf({ opening: usual, exceptions: [] }, chichewa, { messages: ny.places.open, lang: 'ny', now }),
  ).toEqual([false, 'Ndi potseka lero: Tsiku la ogwira ntchito. Patsegulidwa mawa\u00A008:00'])
})

it('names the date where a weekday alone would be the wrong one', () => {
  const opening: Opening[] = [{ days: ['Th'], opens: '08:00', closes: '12:00' }]
  const asked = { messages: en.places.open, lang: 'en', now: new Date('2026-11-18T09:00:00+02:00') } as const
  expect(saidOf({ opening, exceptions: [] }, [labour], asked)?.[1]).toBe(
    'Closed now, opens Thursday, 26 November 2026 at\u00A008:00',
  )
})

import { expect, test } from 'vitest'
import type { Figure } from '#contract/backoffice/links.ts'
import { figuresIn, offersFor, takeOffer } from './offers.ts'

const figure = (kind: Figure['kind'], key: string, value: string): Figure => ({
  kind,
  key,
  value,
  name: { en: key },
})
const known = [
  figure('rate', 'savings', '3.5%'),
  figure('tariff', 'atm', 'MK 1,500'),
  figure('fact', 'branches', '52'),
  figure('fact', 'few', '3'),
]
const typed = (text: string) =>
  offersFor(text, known).map(({ typed: one, figure: { key } }) => `${one} ${key}`)

test('a number that equals a figure is offered it, however it is written', () => {
  expect(typed('Pays 3.5% a year, or 3.50 % with us')).toEqual(['3.5% savings', '3.50 % savings'])
  expect(typed('It costs MK 1,500, that is K1500.00')).toEqual(['MK 1,500 atm', 'K1500.00 atm'])
  expect(typed('52 branches')).toEqual(['52 branches'])
})

test('what only looks alike is left alone: other units, tags, references, single digits', () => {
  expect(typed('3.5 kg, 1,500 people, 13.5%, 52%, 3 things')).toEqual([])
  expect(typed('<p data-n="52">{rate:52} &#52;</p>')).toEqual([])
})

test.each([
  ['in a sentence', 'We have 52 branches. You find us in 52 places, or (52 of them).', 3],
  ['at the end of one', 'The branches are 52. Tili ndi nthambi 52.', 2],
  ['in Chichewa, after the word', 'Nthambi 52 m’dziko lonse; nthambi zathu 52 zili pafupi', 2],
  ['in a card’s heading and a paragraph', '<h3>Near you</h3><p>52 branches, <b>52</b> counters</p>', 2],
])('a bare number is offered a figure where it counts something: %s', (_, text, count) => {
  expect(offersFor(text, known).length).toBe(count)
})

test.each([
  ['an address', 'Market Road 52'],
  ['an address', '52 Chipembere Highway, Blantyre'],
  ['an address', 'Plot 52 behind the market, P.O. Box 52, Area 52'],
  ['an address', 'Shop No. 52, street 52 by the bridge'],
  ['a name', 'the Ufulu 52 account, Kwacha52'],
  ['a telephone number', 'Call +265 1 52 52 52 or 52-100, toll-free line 52'],
  ['a time', 'Open 08:52, 52 hours, at 52, from 10 to 52 and from 52 to 60 on all days'],
  ['a date', 'on 52 November, 52/11/2026, 2026-52-01'],
  ['a code', 'Form 52 and A-52, ISO 52:2015, #52, 52B'],
  ['nothing but a number', '52'],
])('a number in %s is left as it is: %s', (_, text) => {
  expect(typed(text)).toEqual([])
})

test('the figure takes the place of the number alone', () => {
  const text = '<p>Pays <b>3.5%</b> a year</p>'
  const [offer] = offersFor(text, known)
  expect(offer && takeOffer(text, offer)).toBe('<p>Pays <b>{rate:savings}</b> a year</p>')
})

test('what a text refers to is told with today’s value, and what there is not as unknown', () => {
  expect(figuresIn('{rate:savings} and {rate:gone}', known)).toEqual([
    { written: '{rate:savings}', figure: known[0] },
    { written: '{rate:gone}', figure: null },
  ])
})

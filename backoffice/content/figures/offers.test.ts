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

import { expect, test } from 'vitest'
import { bare, isOptional } from '#contract/backoffice/schema.ts'
import { banners } from '#contract/collections/banners.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { facts } from '#contract/collections/facts.ts'
import { products } from '#contract/collections/products.ts'
import { synonyms } from '#contract/collections/synonyms.ts'
import { collections } from '#contract/registry.ts'
import { bodyOf, newValues, valuesOf } from './values.ts'

test.each(collections.map((definition) => [definition.name, definition] as const))(
  'an untouched form of %s asks for no group of fields that may be left out',
  (_name, definition) => {
    const body = bodyOf(definition, newValues(definition, 'Sample Author'))
    const needless = Object.entries(definition.fields).filter(
      ([name, field]) =>
        bare(field).type === 'object' && isOptional(field) && !field.safeParse(body[name]).success,
    )
    expect(needless).toEqual([])
  },
)

test('a group of fields that may be left out is kept once something is written in it', () => {
  const begun = newValues(products, '')
  expect(bodyOf(products, begun)).not.toHaveProperty('proof')
  const written = { ...begun, proof: { value: '5000+', label: { en: '', ny: '' } } }
  expect(bodyOf(products, written)).toMatchObject({ proof: { value: '5000+' } })
  expect(bodyOf(facts, newValues(facts, ''))).not.toHaveProperty('theme')
})

test('an entry of a list that nobody wrote in yet is an empty text, and keeps its place', () => {
  const body = bodyOf(synonyms, { word: 'fd', same: ['', 'fixed deposit', ''] })
  expect(body).toEqual({ word: 'fd', same: ['', 'fixed deposit', ''] })
})

test('a picture that nothing is told of yet has room for it in the form', () => {
  const file = '3f2b8a52-6f0e-4a5c-9a57-0f8f6f1f2a11'
  const picture = valuesOf(banners, { image: { file } })['image']
  expect(picture).toEqual({ file, alt: { en: '', ny: '' }, focal: { x: 50, y: 50 } })
  expect(valuesOf(banners, {})['image']).toBeNull()
})

test('a new version begins as a copy without its time', () => {
  const item = { currency: 'USD', buying: '1734.00', effective_at: '2026-11-23T06:00:00Z' }
  expect(newValues(exchangeRates, 'Officer', item)).toMatchObject({
    currency: 'USD',
    buying: '1734.00',
    effective_at: '',
  })
})

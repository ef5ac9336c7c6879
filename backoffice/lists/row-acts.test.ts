import { expect, test } from 'vitest'
import { isBilingual, mostCharacters } from '#contract/backoffice/schema.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { branches } from '#contract/collections/branches.ts'
import { pages } from '#contract/collections/pages.ts'
import { collections } from '#contract/registry.ts'
import { kindOf } from './fields.ts'
import { titleOf } from './title.ts'
import { copyOf } from './row-acts.tsx'

test('a copy says that it is one, and takes nothing that only one may have, nor what is the service’s', () => {
  const article = {
    id: 'x',
    version: 3,
    slug: 'rates-rise',
    title: { en: 'Rates rise', ny: 'Zakwera' },
    brands: ['bank'],
  }
  expect(copyOf(blogs, article)).toEqual({
    title: { en: 'Rates rise (copy)', ny: 'Zakwera' },
    brands: ['bank'],
  })
  expect(copyOf(branches, { name: 'Zomba', hours: null })).toEqual({ name: 'Zomba (copy)' })
})

test('a copy says so in every collection that has a title of its own, and within what the field takes', () => {
  for (const definition of collections) {
    const { name, title, fields, unique } = definition
    const field = fields[title]
    if (!field || unique.includes(title) || !['text', 'line'].includes(kindOf(field) ?? '')) continue
    const long = 'x'.repeat(mostCharacters(field) ?? 200)
    const copy = copyOf(definition, { [title]: isBilingual(field) ? { en: long } : long })
    expect([name, titleOf(definition, copy)]).toEqual([name, expect.stringMatching(/x \(copy\)$/)])
    expect([name, field.safeParse(copy[title]).success]).toEqual([name, true])
  }
})

test('the copy of a written page has an address of its own to be given', () => {
  const page = { heading: { en: 'Fees' }, company: 'bank', slug: 'fees', address: 'bank/fees' }
  expect(copyOf(pages, page)).toEqual({ heading: { en: 'Fees (copy)' }, company: 'bank' })
})

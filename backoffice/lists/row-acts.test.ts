import { expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { branches } from '#contract/collections/branches.ts'
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
  expect(copyOf(branches, { name: 'Zomba', hours: null })).toEqual({ name: 'Zomba' })
})

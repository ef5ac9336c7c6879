import { expect, test } from 'vitest'
import { z } from 'zod'
import { askedWhen, isAsked, mayBeEmpty, mostCharacters, mostEntries } from '#contract/backoffice/schema.ts'
import { email, flag, html, line, link, opening, slug, telephone, text, texts } from '#contract/fields.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { branches } from '#contract/collections/branches.ts'
import { newValues, savedBodyOf, valuesOf } from '../values.ts'
import { tooLong } from './counted.tsx'

test('every limited text knows its limit, in one language or in two, asked for or not', () => {
  expect([text(160), line(80), html(500), text(30).optional()].map(mostCharacters)).toEqual([
    160, 80, 500, 30,
  ])
  expect([slug(), link(), telephone(), email()].map(mostCharacters)).toEqual([120, 500, 40, 254])
  // Where it may also be empty, such as a branch's address.
  expect(mostCharacters(branches.fields.email)).toBe(254)
  expect([flag(), opening(), z.number().max(3)].map(mostCharacters)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([texts(80, 20), opening(), text(30)].map(mostEntries)).toEqual([20, 14, undefined])
})

test('what is over is said in characters; spaces around a text do not count, and two languages each have the whole room', () => {
  expect(tooLong('  abc  ', line(3))).toBeUndefined()
  expect(tooLong('abcd', line(3))).toBe('One character too many.')
  expect(tooLong('abcdef', text(3))).toBe('3 characters too many.')
  expect(tooLong('x'.repeat(9000), flag())).toBeUndefined()
})

test('a new article begins with its writer; what is shared is saved only while sharing is on', () => {
  const values = newValues(blogs, 'Sample author')
  expect(values['creater_name']).toBe('Sample author')
  expect(valuesOf(blogs, { creater_name: 'News desk' })['creater_name']).toBe('News desk')
  const typed = { ...values, shareTitle: { en: 'Shared', ny: '' } }
  expect(savedBodyOf(blogs, typed)).not.toHaveProperty('shareTitle')
  expect(savedBodyOf(blogs, { ...typed, showSocialIcons: true })).toHaveProperty('shareTitle', {
    en: 'Shared',
  })
  expect([isAsked(blogs.fields.createrId), isAsked(branches.fields.region_id)]).toEqual([false, false])
  expect(askedWhen(blogs.fields.shareTitle)).toBe('showSocialIcons')
})

test('a list with a default that needs an entry is not optional', () => {
  expect(mayBeEmpty(blogs.fields.brands)).toBe(false)
  expect(mayBeEmpty(text(30).optional())).toBe(true)
})

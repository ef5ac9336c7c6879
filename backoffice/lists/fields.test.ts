import { expect, test } from 'vitest'
import { z } from 'zod'
import { branches } from '#contract/collections/branches.ts'
import { documents } from '#contract/collections/documents.ts'
import { facts } from '#contract/collections/facts.ts'
import { leads } from '#contract/collections/leads.ts'
import { pages } from '#contract/collections/pages.ts'
import { image, opening } from '#contract/fields.ts'
import { differences } from '../content/diff/changed-fields.ts'
import { filesIn, itemsIn, sayValue } from '../content/diff/readable.ts'
import { sayChoice } from './fields.ts'

const companyName = (id: string) => `FDH ${id}`

test('a company is called by its name, a document’s section by its own, whatever they have in common', () => {
  expect(sayChoice(documents.fields['section'], 'bank', companyName)).toBe('Bank')
  expect(sayChoice(documents.fields['brands'], 'bank', companyName)).toBe('FDH bank')
  expect(sayChoice(facts.fields['company'], 'bank', companyName)).toBe('FDH bank')
  expect(sayChoice(branches.fields['status'], 'open', companyName)).toBe('Open')
})

test('the same is said where somebody approves it', () => {
  const names = { companyName, titles: {} }
  expect(sayValue(documents.fields['section'], 'bank', names)).toBe('Bank')
  expect(sayValue(documents.fields['brands'], ['bank', 'bureau'], names)).toBe('FDH bank, FDH bureau')
})

test('sections, pictures and documents are said by name too, however deep they stand', () => {
  const names = {
    companyName,
    titles: { '0b8c2f5e-7d0a-4b8e-9f39-6a3f0a4f5f10': 'zomba.jpg' },
  }
  const picture = { file: '0b8c2f5e-7d0a-4b8e-9f39-6a3f0a4f5f10', alt: { en: 'Zomba' } }
  expect(sayValue(image(), picture, names)).toEqual({ file: 'zomba.jpg', alt: { en: 'Zomba' } })
  expect(filesIn({ sections: [{ type: 'picture', image: picture }] })).toEqual([picture.file])
  const written = [{ type: 'account-chooser', id: 'x', title: { en: 'Choose' }, hidden: false }]
  expect(sayValue(pages.fields['sections'], written, names)).toEqual([
    { type: 'Choice of accounts', id: 'x', title: { en: 'Choose' }, hidden: false },
  ])
})

test('opening hours are said as on the site, a span a line', () => {
  const names = { companyName, titles: {} }
  const hours = [
    { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '16:00' },
    { days: ['Sa'], opens: '08:00', closes: '12:00' },
  ]
  expect(sayValue(opening(), hours, names)).toBe('Monday to Friday 08:00–16:00\nSaturday 08:00–12:00')
  expect(sayValue(opening(), undefined, names)).toBe('')
})

test('a code that follows from another field is not said beside it', () => {
  const [north, south] = [
    { region_id: 'n', region_name: 'Northern' },
    { region_id: 's', region_name: 'Southern' },
  ]
  const said = differences(
    branches,
    { ...north, latitude: 1, longtude: 2 },
    { ...south, latitude: 1, longtude: 3 },
  )
  expect(said.map(({ field }) => field)).toEqual(['region_name', 'longtude'])
})

test('the parts of a section are compared in the order of its form, whatever order they were kept in', () => {
  const names = { companyName, titles: {} }
  const said = sayValue(
    pages.fields['sections'],
    [{ title: { en: 'A' }, id: 'x', type: 'account-chooser' }],
    names,
  )
  expect(JSON.stringify(said)).toBe('[{"type":"Choice of accounts","id":"x","title":{"en":"A"}}]')
})

test('an item that another one names is asked for by its id, and said by its title', () => {
  const branch = '0b8c2f5e-7d0a-4b8e-9f39-6a3f0a4f5f10'
  const field = leads.fields['branch_id']
  expect(itemsIn(field, branch)).toEqual([branch])
  expect(itemsIn(z.array(z.object({ branch: field })), [{ branch }])).toEqual([branch])
  expect(itemsIn(leads.fields['name'], 'Zomba')).toEqual([])
  expect(sayValue(field, branch, { companyName, titles: { [branch]: 'Zomba' } })).toBe('Zomba')
})

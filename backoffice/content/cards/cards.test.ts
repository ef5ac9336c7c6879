import { expect, test } from 'vitest'
import { copyOf, fitKeys, inserted, moved, placesAtFault, removed } from './card-keys.ts'
import { summaryOf } from './summary.ts'

test('a card is told by its title or name, else by its first words in either language, without tags', () => {
  expect(summaryOf({ type: 'text', id: 'fees', title: { en: 'Fees', ny: '' } })).toBe('Fees')
  expect(summaryOf({ type: 'text', title: { en: '', ny: 'Ndalama' } })).toBe('Ndalama')
  expect(summaryOf({ type: 'list', items: [{ body: { en: '<p>One  <b>two</b></p>' } }] })).toBe('One two')
  expect(summaryOf({ href: '/about', name: { en: 'About' } })).toBe('About')
  expect(summaryOf({ type: 'news', hidden: true, count: 3 })).toBe('')
  // What a section stands on says nothing of it.
  expect(summaryOf({ type: 'news', ground: 'sand' })).toBe('')
  expect(summaryOf({ title: { en: 'a'.repeat(200) } })).toHaveLength(80)
})

test('keys follow their cards, and as many stay as there are cards', () => {
  let made = 0
  const make = () => `new${(made += 1)}`
  const keys = ['a', 'b', 'c']
  expect(fitKeys(keys, 3, make)).toBe(keys)
  expect(fitKeys(keys, 2, make)).toEqual(['a', 'b'])
  expect(fitKeys(keys, 5, make)).toEqual(['a', 'b', 'c', 'new1', 'new2'])
  expect(moved(keys, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(keys, 0, -1)).toEqual(keys)
  expect(moved(keys, 2, 3)).toEqual(keys)
  expect(inserted(removed(keys, 1), 1, 'b')).toEqual(keys)
})

test('a copy of a section has no name of its own, and nothing in common with the first', () => {
  const first = { type: 'text', id: 'fees', title: { en: 'Fees' } }
  const copy = copyOf(first)
  expect(copy).toEqual({ type: 'text', id: '', title: { en: 'Fees' } })
  expect(first.id).toBe('fees')
  expect(copyOf({ id: 'kept' })).toEqual({ id: 'kept' })
})

test('what the service says is wrong leads to its cards', () => {
  const errors = {
    'sections.2.title.en': 'needed',
    'sections.0': 'wrong',
    sections: 'few',
    'other.1': 'wrong',
  }
  expect([...placesAtFault(errors, 'sections')]).toEqual([2, 0])
  expect([...placesAtFault(errors, 'sections.2.items')]).toEqual([])
})

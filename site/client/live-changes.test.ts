import { expect, it } from 'vitest'
import { onChange, tellChanges, type Change } from './live-changes.ts'

const change = (seq: number, collection: string): Change => ({ seq, collection, id: String(seq), item: null })

it('tells each of its collection, in order and once, and what was told before it listened', () => {
  tellChanges([change(1, 'blogs'), change(2, 'branches')])
  const heard: number[] = []
  const end = onChange('branches', (changes) => heard.push(...changes.map(({ seq }) => seq)))
  expect(heard).toEqual([2])
  tellChanges([change(3, 'branches'), change(4, 'blogs'), change(5, 'branches')])
  expect(heard).toEqual([2, 3, 5])
  end()
  tellChanges([change(6, 'branches')])
  expect(heard).toEqual([2, 3, 5])
})

it('remembers the latest only', () => {
  tellChanges(Array.from({ length: 500 }, (_, n) => change(1000 + n, 'faqs')))
  const heard: number[] = []
  onChange('faqs', (changes) => heard.push(...changes.map(({ seq }) => seq)))
  expect(heard).toHaveLength(200)
  expect(heard.at(-1)).toBe(1499)
})

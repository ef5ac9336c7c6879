import { afterEach, expect, test, vi } from 'vitest'
import { askTitle } from './titles.ts'

afterEach(() => void vi.unstubAllGlobals())

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

test('what is named in the same moment is asked together, however many there are', async () => {
  const asked: string[][] = []
  vi.stubGlobal('fetch', (path: string) => {
    const ids = new URL(path, 'http://site.invalid').searchParams.get('ids')?.split(',') ?? []
    asked.push(ids)
    const found = ids
      .filter((id) => id !== idOf(7))
      .map((id) => ({ collection: 'branches', id, title: { en: `Branch ${Number(id.slice(-12))}` } }))
    return Promise.resolve(Response.json(found))
  })
  const numbers = Array.from({ length: 230 }, (_, n) => n)
  const titles = await Promise.all([...numbers, 229].map((n) => askTitle(idOf(n))))
  expect(asked.map((ids) => ids.length)).toEqual([100, 100, 30])
  expect(titles[229]).toBe('Branch 229')
  expect(titles[230]).toBe('Branch 229')
  // What there is none of has no title.
  expect(titles[7]).toBe(null)
})

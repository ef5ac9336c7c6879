import { afterEach, expect, test, vi } from 'vitest'
import { pagesFor, pagesOnce, titleIn, type PagesByCollection } from './pages-showing-item.ts'
import { storedNamed } from '#database/registry.ts'

afterEach(() => vi.useRealTimers())

const reading = (title: string): PagesByCollection =>
  new Map([['notices', [{ path: '/fdhbankplc/home', brand: 'bank', query: [], title }]]])

test('a page is called what its tab says', () => {
  expect(titleIn('<head><title>Fees &amp; charges &#x27;now&#x27; · The bank</title></head>')).toBe(
    "Fees & charges 'now' · The bank",
  )
  expect(titleIn('<h1>None</h1>')).toBe('')
  const stored = storedNamed('notices')
  expect(stored && pagesFor(reading('Home'), stored, {})).toEqual([
    { path: '/fdhbankplc/home', title: 'Home' },
  ])
})

test('pages are read once an hour, since their titles change; the older ones are given meanwhile', async () => {
  vi.useFakeTimers()
  const read = vi.fn<() => Promise<PagesByCollection>>()
  read.mockResolvedValueOnce(reading('Rates of Monday')).mockResolvedValueOnce(reading('Rates of Tuesday'))
  const pages = pagesOnce(read)
  const title = () => pages.now()?.get('notices')?.[0]?.title
  await pages.get()
  expect([title(), read.mock.calls.length]).toEqual(['Rates of Monday', 1])
  vi.advanceTimersByTime(3_600_001)
  expect(title()).toBe('Rates of Monday')
  await vi.waitFor(() => expect(title()).toBe('Rates of Tuesday'))
  expect(read).toHaveBeenCalledTimes(2)
})

import { afterEach, expect, it, vi } from 'vitest'
import { loadPlaces, withChanges } from './items.ts'
import type { Place } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

const raw = (id: string) => ({
  id,
  created_at: `2026-01-01T00:00:00.00000${id}Z`,
  name: `Place ${id}`,
  address: '',
  region: '',
  region_name: 'Central',
  phone: '',
  email: '',
  latitude: -13,
  longtude: 34,
  status: 'open',
  opening: [],
  exceptions: [],
  hours: '',
})
// What a change carries is the item as the feed has it; these are all the fields the finder reads.
const place = (id: string) => ({ ...raw(id), services: [] }) as unknown as Place

it('loads page after page until an empty one', async () => {
  const asked: string[] = []
  const pages = [[raw('1'), raw('2')], [raw('3')], []]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(pages[asked.length - 1])
  })
  const places = await loadPlaces('branches', 'ny')
  expect(places.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(asked).toEqual([
    '/api/branches?limit=100&lang=ny',
    '/api/branches?limit=100&lang=ny&last_created_at=2026-01-01T00%3A00%3A00.000002Z',
    '/api/branches?limit=100&lang=ny&last_created_at=2026-01-01T00%3A00%3A00.000003Z',
  ])
})

it('says where the service does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(loadPlaces('branches', 'en')).rejects.toThrow('503')
})

it('follows what the public is told: replaced, come, gone', () => {
  const list = withChanges(
    [place('1'), place('2')],
    [
      { seq: 1, collection: 'branches', id: '1', item: { ...raw('1'), name: 'New name' } },
      { seq: 2, collection: 'branches', id: '3', item: raw('3') },
      { seq: 3, collection: 'branches', id: '2', item: null },
    ],
    'en',
  )
  expect(list.map(({ name }) => name)).toEqual(['New name', 'Place 3'])
})

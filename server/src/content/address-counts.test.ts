import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressCounts } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { maxPathsPerDay, removeOldCounts } from './address-counts.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())
beforeEach(() => service.services.db.delete(addressCounts))

const author = () => newsroom.token('author')
const visit = (address: string) => service.ask('GET', address)
const missing = async (): Promise<[string, number][]> => {
  const { body } = await service.ask('GET', '/backoffice/api/missing_addresses', { as: author() })
  return (body as { path: string; hits: number }[]).map(({ path, hits }) => [path, hits])
}
const redirect = (source: string) =>
  service.ask('POST', '/api/redirects', { as: author(), body: { source, target: '/list/blogs' } })
const fill = (name: (n: number) => string, rows: number, daysAgo: number) =>
  service.services.db.insert(addressCounts).values(
    Array.from({ length: rows }, (_, n) => ({
      kind: 'missing' as const,
      name: name(n),
      day: sql`current_date - ${daysAgo}::int`,
      count: 1,
    })),
  )

describe('missing addresses', () => {
  test('are counted by path, in both languages, the most requested first', async () => {
    await visit('/gone/once')
    for (const address of ['/gone/often', '/ny/gone/often?name=person', '/gone/%6fften/'])
      await visit(address)
    await visit('/item/blogs/none')
    expect(await missing()).toEqual([
      ['/gone/often', 2],
      ['/gone/once', 1],
      ['/item/blogs/none', 1],
    ])
  })

  test.each([
    '/wp-login.php',
    '/wp-admin/x',
    '/.env',
    '/a/.git/config',
    '/dump.sql',
    '/me@mail.invalid',
    '/me%40mail.invalid',
    '/accounts/1000002545',
    '/api/none',
  ])('leave out %s', async (address) => {
    expect((await visit(address)).status).toBe(404)
    expect(await missing()).toEqual([])
  })

  test('disappear from the list with a redirect', async () => {
    await visit('/gone/page')
    const { body } = await redirect('/gone/*')
    expect(await missing()).toEqual([])
    await service.ask('DELETE', `/api/redirects/${body.id}`, { as: author() })
  })

  test('are at most a hundred', async () => {
    await fill((n) => `/gone/${n}`, 150, 3)
    expect(await missing()).toHaveLength(100)
  })

  test('of a day take a limited number of rows', async () => {
    await fill((n) => `/scan/${n}`, maxPathsPerDay, 0)
    await visit('/one/more')
    await visit('/scan/7')
    expect(await service.services.db.$count(addressCounts)).toBe(maxPathsPerDay)
    expect((await missing())[0]).toEqual(['/scan/7', 2])
  })

  test('are forgotten after 30 days', async () => {
    await fill(() => '/gone/long-ago', 1, 30)
    await fill(() => '/gone/lately', 1, 29)
    expect(await missing()).toEqual([['/gone/lately', 1]])
    await removeOldCounts(service.services.db)
    expect(await service.services.db.$count(addressCounts)).toBe(1)
  })

  test('are for staff who read redirects', async () => {
    const asked = (as: string | null) => service.ask('GET', '/backoffice/api/missing_addresses', { as })
    expect((await asked(null)).status).toBe(401)
    expect((await asked(newsroom.token('kyc_officer'))).status).toBe(403)
    expect((await asked(newsroom.token('auditor'))).status).toBe(200)
  })
})

test('a redirect shows its requests of the last 30 days in the list and the editor', async () => {
  const { body } = await redirect('/counted')
  const hits = async () => {
    const list = await service.ask('GET', '/backoffice/api/redirects', { as: author() })
    const one = await service.ask('GET', `/backoffice/api/redirects/${body.id}`, { as: author() })
    return [list.body.items[0].hits, one.body.item.hits]
  }
  expect(await hits()).toEqual([0, 0])
  await visit('/counted')
  await visit('/ny/counted')
  expect(await hits()).toEqual([2, 2])
})

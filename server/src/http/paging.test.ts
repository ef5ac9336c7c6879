import { sql } from 'drizzle-orm'
import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#database/columns.ts'
import { openPostgres } from '#database/open-postgres.ts'
import type { OpenDatabase } from '#database/open.ts'
import { startPostgres, type TestPostgres } from '../../test-support/postgres.ts'
import { afterKey, cursor, eachPage, inOrder, nextOf, readPage, writeCursor, type Keyset } from './paging.ts'

const rows = pgTable('paging_rows', {
  at: instant().notNull(),
  id: uuid().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
})
type Row = typeof rows.$inferSelect

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openPostgres(postgres.url)
  await database.db.execute(sql`create table paging_rows (at timestamptz(6), id uuid, seq bigint)`)
  // Seven rows at three moments: most share theirs with another.
  await database.db.execute(
    sql`insert into paging_rows select '2026-11-21T06:00:00.000001Z'::timestamptz + make_interval(secs => n % 3), gen_random_uuid(), n from generate_series(1, 7) n`,
  )
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const lists: [string, Keyset, (row: Row) => (string | number)[]][] = [
  ['a moment and an id', { by: [rows.at, rows.id], order: 'desc' }, ({ at, id }) => [at, id]],
  ['a moment and an id, oldest first', { by: [rows.at, rows.id], order: 'asc' }, ({ at, id }) => [at, id]],
  ['a number', { by: [rows.seq], order: 'desc' }, ({ seq }) => [seq]],
]

test.each(lists)(
  'a list by %s has every row once, whatever its pages hold, and no empty page',
  async (_, keyset, keyOf) => {
    const all = await database.db
      .select()
      .from(rows)
      .orderBy(...inOrder(keyset))
    expect(all).toHaveLength(7)
    for (const limit of [1, 2, 3, 6, 7, 8]) {
      const pages: Row[][] = []
      let after: ReturnType<typeof keyOf> | undefined
      do {
        const page = await readPage(
          limit,
          (most) =>
            database.db
              .select()
              .from(rows)
              .where(afterKey(keyset, after))
              .orderBy(...inOrder(keyset))
              .limit(most),
          keyOf,
        )
        pages.push(page.rows)
        after = page.next ? [...page.next] : undefined
      } while (after)
      expect(pages.flat()).toEqual(all)
      expect(pages).toHaveLength(Math.ceil(7 / limit))
    }
  },
)

test('a list with nothing in it has one page, with nothing on it and nothing after it', async () => {
  const page = await readPage(
    5,
    async (): Promise<Row[]> => [],
    ({ seq }) => [seq],
  )
  expect([page.rows, page.next, nextOf(page)]).toEqual([[], null, null])
  const seen: unknown[] = []
  for await (const one of eachPage(async () => page)) seen.push(one)
  expect(seen).toEqual([])
})

test('a cursor comes back as it was written, and nothing else is taken for one', () => {
  const instants = '2026-11-21T06:00:00.000001Z'
  const id = '6f1c1b0e-2f5f-4b8e-9d55-0a4a4b9a1e11'
  expect(cursor('instant', 'id').parse(writeCursor([instants, id]))).toEqual([instants, id])
  expect(cursor('number').parse(writeCursor([12]))).toEqual([12])
  const wrong = [
    '',
    'x',
    '1',
    'null',
    writeCursor([]),
    writeCursor([instants]),
    writeCursor([id, instants]),
    writeCursor([instants, id, 1]),
    writeCursor([instants, `${id}'`]),
    writeCursor(['infinity', id]),
    Buffer.from('{"length":2}').toString('base64url'),
  ]
  for (const text of wrong) expect(cursor('instant', 'id').safeParse(text).success).toBe(false)
  for (const key of [['1'], [1.5], [0], [2 ** 60]])
    expect(cursor('number').safeParse(writeCursor(key)).success).toBe(false)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cursor('instant', 'id').safeParse(text).success).toBe(false)
    }),
  )
})

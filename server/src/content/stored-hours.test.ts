// @module-tag databases
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmpty } from '../../test-support/empty-database.ts'
import type { OpenDatabase } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr']
const usual = [
  { days: weekdays, opens: '08:00', closes: '16:00' },
  { days: ['Sa'], opens: '08:00', closes: '12:00' },
]
const cases: [text: string, opening: object[] | null][] = [
  ['Monday to Friday 08:00–16:00, Saturday 08:00–12:00', usual],
  ['Monday-Friday: 08:00 - 16:00; Saturday: 08:00 - 12:00', usual],
  ['Monday and Thursday 09:00–12:00', [{ days: ['Mo', 'Th'], opens: '09:00', closes: '12:00' }]],
  ['Every day 07:00 to 24:00', [{ days: [...weekdays, 'Sa', 'Su'], opens: '07:00', closes: '24:00' }]],
  ['Monday to Friday 08:00–16:00, Saturday by appointment', null],
  ['Monday to Fryday 08:00–16:00', null],
  ['Saturday to Monday 08:00–16:00', null],
  ['Monday 16:00–08:00', null],
]

/** Runs a migration again, on rows as they were before it. */
async function migrateAgain({ db }: OpenDatabase, tag: string) {
  const text = await readFile(new URL(`../../../database/migrations/${tag}.sql`, import.meta.url), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
}

test('the migration reads hours from text and keeps other text as a note', async () => {
  const database = await openEmpty()
  const add = (collection: string, body: object) =>
    database.db
      .execute(sql`insert into revisions (collection, item_id, number, body, author, created_at, contributors)
      values (${collection}, gen_random_uuid(), 1, ${JSON.stringify(body)}::jsonb, 'x', now(), '{}')`)
  for (const [en] of cases) await add('facts', { office: { box: '1', hours: { en, ny: 'Zina' } } })
  await add('branches', { opening: usual })
  await migrateAgain(database, '0010_opening_hours')
  const rows = await rowsOf<{ body: object }>(database.db, sql`select body from revisions order by id`)
  await database.close()
  expect(rows.map(({ body }) => body)).toEqual([
    ...cases.map(([en, opening]) => ({
      office: { box: '1' },
      exceptions: [],
      ...(opening ? { opening } : { opening: [], hours_note: { en, ny: 'Zina' } }),
    })),
    { opening: usual, exceptions: [] },
  ])
})

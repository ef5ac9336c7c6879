import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { RateHistory } from '#contract/backoffice/rates.ts'
import { figuresIn, wordsIn, sheets, type Sheet, type SheetName } from '#contract/backoffice/sheets.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import { namesOf } from '../changes/people.ts'
import { whereFields } from '../content/queryable.ts'

/** What took effect for one row of a sheet in the last 90 days, newest first, with its writer and its approver. */
export async function readRateHistory(db: Database, name: SheetName, key: string): Promise<RateHistory> {
  const sheet: Sheet = sheets[name]
  const stored = storedNamed(sheet.collection)
  if (!stored) throw new Error(`${sheet.collection} is no collection`)
  const { table } = stored
  const found = await db
    .select({ row: table, revision: revisions })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.live_revision))
    .where(
      and(
        isNull(table.deleted_at),
        isNotNull(table.live_revision),
        lte(table.visible_from, sql`now()`),
        gt(table.visible_from, sql`now() - interval '90 days'`),
        whereFields(stored, { ...sheet.where, [sheet.key]: key }),
      ),
    )
    .orderBy(desc(table.visible_from))
    .limit(500)
  const nameOf = await namesOf(
    db,
    found.flatMap(({ revision }) => [revision.author, revision.approved_by]),
  )
  return {
    items: found.map(({ row, revision }) => ({
      id: row.id,
      figures: figuresIn(sheet, revision.body),
      text: wordsIn(revision.body),
      at: row.visible_from,
      written_by: nameOf(revision.author),
      approved_by: revision.approved_by === null ? null : nameOf(revision.approved_by),
    })),
  }
}

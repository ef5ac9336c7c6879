import { asc, count, eq, gt, sql, type SQL } from 'drizzle-orm'
import { foldText } from '#contract/rules/search-text.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, auditSentences } from '#database/tables.ts'
import { searchedText } from './sentences.ts'
import { tellLines } from './tell-lines.ts'

const atOnce = 500

/**
 * Writes the sentences of lines that have none yet, for the search. Twice does no harm: two instances write the same.
 * @param most lines at once; what is left is written the next time
 * @returns whether all have one now
 */
export async function indexSentences(db: Database, most = 20_000): Promise<boolean> {
  for (let done = 0; done < most; done += atOnce) {
    const [last] = await db
      .select({ seq: sql<number>`coalesce(max(${auditSentences.seq}), 0)::int` })
      .from(auditSentences)
    const lines = await db
      .select({
        seq: auditLog.seq,
        at: auditLog.at,
        action: auditLog.action,
        collection: auditLog.collection,
        item_id: auditLog.item_id,
        actor: auditLogDetails.actor,
        details: auditLogDetails.details,
      })
      .from(auditLog)
      .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
      .where(gt(auditLog.seq, last?.seq ?? 0))
      .orderBy(asc(auditLog.seq))
      .limit(atOnce)
    if (!lines.length) return true
    const told = await tellLines(db, lines)
    const rows = lines.map((line, index) => ({
      seq: line.seq,
      text: wordsOf(searchedText(line, told[index]?.sentence ?? '')).join(' '),
    }))
    await db.insert(auditSentences).values(rows).onConflictDoNothing()
  }
  return false
}

/** How many lines have no sentence yet: the newest ones, which no search by words finds. */
export async function countUnsearched(db: Database): Promise<number> {
  const [found] = await db
    .select({ lines: count() })
    .from(auditLog)
    .where(gt(auditLog.seq, sql`(select coalesce(max(${auditSentences.seq}), 0) from ${auditSentences})`))
  return found?.lines ?? 0
}

/** Folded words; of a figure its digits stay together, so that 1,751.00 and 1751.00 are one. */
const wordsOf = (text: string): string[] =>
  foldText(text.replace(/(\d),(?=\d{3})/g, '$1')).match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? []

/** Lines whose sentence has all these words, or their beginnings; undefined where there is no word. */
export function matchesWords(text: string): SQL | undefined {
  const words = wordsOf(text).map((word) => `'${word}':*`)
  if (!words.length) return text.trim() === '' ? undefined : sql`false`
  return sql`${auditLog.seq} in (select ${auditSentences.seq} from ${auditSentences}
    where to_tsvector('simple', ${auditSentences.text}) @@ to_tsquery('simple', ${words.join(' & ')}))`
}

import type { AuditField } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { fieldsOf, readBodies, type AuditLine } from './audited-changes.ts'
import { readNames } from './names.ts'
import { sentenceOf } from './sentences.ts'

export type ToldLine = { sentence: string; fields: AuditField[] }

/** Each line in a sentence, and what it changed; a few statements for all of them. In the order of the lines. */
export async function tellLines(db: Database, lines: readonly AuditLine[]): Promise<ToldLine[]> {
  const bodies = await readBodies(db, lines)
  const names = await readNames(db, lines, bodies)
  return lines.map((line) => {
    const fields = fieldsOf(line, bodies.get(line.seq))
    return { fields, sentence: sentenceOf(line, fields, names) }
  })
}

import { sql, type SQL } from 'drizzle-orm'
import type { AuditChoices } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { namesOf } from './list.ts'

/**
 * The values that the audit log can be filtered by. Each is found by jumping from value to value in an index; a plain
 * "distinct" would read every row.
 */
export async function auditChoices(db: Database): Promise<AuditChoices> {
  const actions = await jump(db, sql`audit_log`, sql`action`)
  const collections = await jump(db, sql`audit_log`, sql`collection`)
  const ids = await jump(db, sql`audit_log_details`, sql`actor`)
  const names = await namesOf(db, ids)
  const people = ids.map((id) => ({ id, name: names.get(id) ?? id }))
  return { actions, collections, people: people.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

async function jump(db: Database, table: SQL, column: SQL): Promise<string[]> {
  const rows = await rowsOf<{ value: string }>(
    db,
    sql`
    with recursive found as (
      (select ${column} as value from ${table} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > found.value order by ${column} limit 1) from found where found.value is not null
    )
    select value from found where value is not null limit 500`,
  )
  return rows.map(({ value }) => value)
}

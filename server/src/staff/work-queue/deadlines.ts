import { eq, sql, type SQL } from 'drizzle-orm'
import type { LimitedWork } from '#contract/backoffice/work-queue.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { addWorkingDays } from '#contract/rules/working-days.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { assignments, revisions } from '#database/tables.ts'
import type { Config } from '../../config/settings.ts'

export type WorkLimits = Config['workLimits']

/** When work is due: after its limit in working days, or on the day agreed with its assignee, whichever is earlier. */
export type Deadlines = {
  /** a bare date in Malawi */
  today: string
  /**
   * Returns the last day for work, as a bare date.
   * @param since the instant at which the work began
   * @param agreed a bare date
   */
  deadline: (kind: LimitedWork, since: string, agreed?: string | null) => string
  /** The same in SQL: of a timestamp with time zone and a date, a date. */
  deadlineSql: (kind: LimitedWork, since: SQL, agreed?: SQL) => SQL
  /** @param deadline a bare date; null where no limit applies */
  isLate: (deadline: string | null) => boolean
}

/** Work that began earlier has the same deadline: it is overdue by a year. */
const oldestDays = 400
const dayMs = 86_400_000

/** Reads the deadlines that apply now. Weekends and the holidays that staff entered are no working days. */
export async function readDeadlines(
  db: Reader,
  limits: WorkLimits,
  now: Date = new Date(),
): Promise<Deadlines> {
  const holidays = await readHolidays(db)
  const today = dayInMalawi(now.toISOString())
  const dayAt = (index: number) =>
    new Date(Date.parse(today) - (oldestDays - index) * dayMs).toISOString().slice(0, 10)
  const days = Array.from({ length: oldestDays + 1 }, (_, index) => dayAt(index))
  return {
    today,
    deadline(kind, since, agreed = null) {
      const last = addWorkingDays(dayInMalawi(since), limits[kind], holidays)
      return agreed !== null && agreed < last ? agreed : last
    },
    deadlineSql(kind, since, agreed = sql`null::date`) {
      const lastDays = `{${days.map((day) => addWorkingDays(day, limits[kind], holidays)).join()}}`
      const age = sql`${today}::date - ${malawiDay(since)}`
      return sql`least(${agreed}, (${lastDays}::date[])[${oldestDays + 1}::int - least(greatest(${age}, 0), ${oldestDays}::int)])`
    },
    isLate: (deadline) => deadline !== null && deadline < today,
  }
}

type Reader = Pick<Database | Tx, 'select'>

async function readHolidays(db: Reader): Promise<{ day: string }[]> {
  const stored = storedNamed('holidays')
  if (!stored) return []
  return db
    .select({ day: sql<string>`${revisions.body} ->> 'day'` })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, stored.table.live_revision))
    .where(sql`${stored.table.deleted_at} is null`)
}

/** Whether the day in Malawi is neither on a weekend nor a holiday that staff entered. */
export async function isWorkingDay(db: Reader, now: Date): Promise<boolean> {
  const [today, dayBefore] = [now, new Date(now.getTime() - dayMs)].map((at) => dayInMalawi(at.toISOString()))
  return dayBefore !== undefined && addWorkingDays(dayBefore, 1, await readHolidays(db)) === today
}

/** An instant's day in Malawi, UTC+2 all year, as an SQL date. */
export const malawiDay = (instant: SQL): SQL =>
  sql`((${instant}) at time zone 'UTC' + interval '2 hours')::date`

/** The day agreed with the assignee of an item, as an SQL date. */
export const agreedDay = (collection: string, id: SQL): SQL =>
  sql`(select ${assignments.due_on} from ${assignments}
    where ${assignments.collection} = ${collection} and ${assignments.item_id} = ${id})`

/** The day by which staff must have started on a lead, as an SQL date. @param lead the table or its alias */
export const leadDeadline = ({ deadlineSql }: Deadlines, lead: SQL): SQL =>
  deadlineSql('leads', sql`${lead}.created_at`, agreedDay('leads', sql`${lead}.id`))

/** Columns that count the rows of a statement: all, overdue ones and those due today. */
export const dueCounts = ({ today }: Deadlines, deadline: SQL): SQL =>
  sql`count(*) over () as total, count(*) filter (where ${deadline} < ${today}::date) over () as overdue,
    count(*) filter (where ${deadline} = ${today}::date) over () as due_today`

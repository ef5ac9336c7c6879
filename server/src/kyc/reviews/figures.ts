import { sql } from 'drizzle-orm'
import type { KycFigures } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { readDeadlines, type Deadlines, type WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { reasonsByText } from './reasons.ts'

const shownDays = 14

type Services = { db: Database; workLimits: WorkLimits }

type DayRow = Record<'received' | 'accepted' | 'asked_again' | 'waiting' | 'overdue', number> & {
  day: string
  median_age: number | null
  oldest_age: number | null
}

/**
 * What came, went and waited on each of the last days, from the audit log: a submission comes once, also where documents are
 * sent again before it is accepted, and waits from then to the end of its review. What two officers look at waits until the second has finished. Days are Malawi's, UTC+2 all year.
 */
export async function readFigures({ db, workLimits }: Services): Promise<KycFigures> {
  const deadlines = await readDeadlines(db, workLimits)
  const days = await rowsOf<DayRow>(
    db,
    sql`with days as (
      select ((now() at time zone 'UTC' + interval '2 hours')::date - n) as day
      from generate_series(0, ${shownDays - 1}::int) as n
    ), spans as (
      select day, ((day::timestamp - interval '2 hours') at time zone 'UTC') as begins,
        least(((day + 1)::timestamp - interval '2 hours') at time zone 'UTC', now()) as ends
      from days
    ), happened as (
      select l.item_id, l.at, l.seq,
        case when l.action in ('submit', 'resubmit') then 'sent'
          when l.action = 'finish review' then d.details ->> 'outcome' else 'erased' end as what
      from audit_log l left join audit_log_details d on d.seq = l.seq
      where l.collection = 'kyc_submissions'
        and l.action in ('submit', 'resubmit', 'finish review', 'erase details')
    ), marked as (
      select *, max(at) filter (where what = 'second_reviewer') over (partition by item_id order by seq) as first_before,
        min(at) filter (where what = 'second_reviewer')
          over (partition by item_id order by seq rows between current row and unbounded following) as first_after
      from happened
    ), turns as (
      select *, lead(at) over (partition by item_id order by seq) as until,
        what = 'sent' and coalesce(lag(what) over (partition by item_id order by seq), 'accepted') = 'accepted' as is_first
      from marked where what is distinct from 'second_reviewer'
    ), waits as (
      select *,
        max(at) filter (where is_first) over (partition by item_id order by seq) as since
      from turns
    ), reviews as (
      select *, case when what = 'sent' and first_after < least(coalesce(until, 'infinity'), ends) then first_after
        when what <> 'sent' and first_before >= since then first_before end as first_done
      from spans left join waits on at < ends and (at >= begins or (what = 'sent' and coalesce(until, 'infinity') >= ends))
    )
    select day::text as day,
      count(*) filter (where is_first and at >= begins and at < ends)::int as received,
      count(*) filter (where what = 'accepted' and at >= begins and at < ends)::int as accepted,
      count(*) filter (where what = 'needs_change' and at >= begins and at < ends)::int as asked_again,
      count(*) filter (where ${waiting})::int as waiting,
      count(*) filter (where ${isLate(deadlines)} and (${waiting} or (what in ('accepted', 'needs_change') and at >= begins)))::int as overdue,
      (percentile_cont(0.5) within group (order by extract(epoch from ends - since)) filter (where ${waiting}) / 60)::int
        as median_age,
      (max(extract(epoch from ends - since)) filter (where ${waiting}) / 60)::int as oldest_age
    from reviews group by day order by day desc`,
  )
  return { days, reasons: await countReasons(db) }
}

const waiting = sql`what = 'sent' and at < ends and coalesce(until, 'infinity') >= ends`

/** Whether the deadline had passed on that day: of the second review where two officers check it and one has finished. */
const isLate = ({ deadlineSql }: Deadlines) =>
  sql`case when first_done is null then ${deadlineSql('submissions', sql`since`)}
    else ${deadlineSql('second_reviews', sql`first_done`)} end < day`

/** Reasons as officers gave them; one that was changed by hand counts as their own words. */
async function countReasons(db: Database): Promise<KycFigures['reasons']> {
  const given = await rowsOf<{ reason: string | null; documents: number }>(
    db,
    sql`select reason ->> 'en' as reason, count(*)::int as documents from kyc_document_decisions
      where decision = 'needs_change' and decided_at > now() - make_interval(days => ${shownDays}::int)
      group by 1`,
  )
  const known = await reasonsByText(db)
  const counted = new Map<string | null, number>()
  for (const { reason, documents } of given) {
    const id = known.get(reason ?? '') ?? null
    counted.set(id, (counted.get(id) ?? 0) + documents)
  }
  return [...counted]
    .map(([reason, documents]) => ({ reason, documents }))
    .toSorted((a, b) => b.documents - a.documents)
}

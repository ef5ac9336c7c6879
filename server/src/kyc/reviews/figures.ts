import { sql } from 'drizzle-orm'
import type { KycFigures } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { reasonsByText } from './reasons.ts'

const shownDays = 14

type DayRow = Record<'received' | 'accepted' | 'asked_again' | 'waiting', number> & {
  day: string
  median_age: number | null
  oldest_age: number | null
}

/**
 * What came, went and waited on each of the last days, from the audit log: a submission comes once, also where documents are
 * sent again before it is accepted, and waits from then to the end of its review. What two officers look at waits until the second has finished. Days are Malawi's, UTC+2 all year.
 */
export async function readFigures(db: Database): Promise<KycFigures> {
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
    ), turns as (
      select item_id, at, seq, what, lead(at) over (partition by item_id order by seq) as until,
        what = 'sent' and coalesce(lag(what) over (partition by item_id order by seq), 'accepted') = 'accepted' as is_first
      from happened where what is distinct from 'second_reviewer'
    ), waits as (
      select at, what, until, is_first,
        max(at) filter (where is_first) over (partition by item_id order by seq) as since
      from turns
    )
    select spans.day::text as day,
      count(*) filter (where is_first and at >= begins and at < ends)::int as received,
      count(*) filter (where what = 'accepted' and at >= begins and at < ends)::int as accepted,
      count(*) filter (where what = 'needs_change' and at >= begins and at < ends)::int as asked_again,
      count(*) filter (where ${waiting})::int as waiting,
      (percentile_cont(0.5) within group (order by extract(epoch from ends - since)) filter (where ${waiting}) / 60)::int
        as median_age,
      (max(extract(epoch from ends - since)) filter (where ${waiting}) / 60)::int as oldest_age
    from spans left join waits on at < ends and (at >= begins or (what = 'sent' and coalesce(until, 'infinity') >= ends))
    group by spans.day order by spans.day desc`,
  )
  return { days, reasons: await countReasons(db) }
}

const waiting = sql`what = 'sent' and at < ends and coalesce(until, 'infinity') >= ends`

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

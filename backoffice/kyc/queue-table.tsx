import { useState } from 'react'
import { Link } from 'react-router'
import type { QueueItem } from '#contract/backoffice/kyc.ts'
import { dayInMalawi, formatDay, formatTime } from '#contract/rules/dates.ts'
import { useMe } from '../current-user.tsx'
import { age, shortCat, shortDay } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { UndeliveredMark } from '../undelivered/undelivered-mark.tsx'
import { Deadline } from '../shell/deadline.tsx'
import { useNow } from '../use-now.ts'
import cards from '../shell/cards-on-phones.module.css'
import styles from './kyc.module.css'
import { referenceOf } from './reference.ts'

const minuteMs = 60_000

/** Returns when an officer's claim of a review ends, in ms since 1970; 0 where nobody has claimed it. */
export const claimEnd = ({ claimed_until }: Pick<QueueItem, 'claimed_until'>): number =>
  claimed_until === null ? 0 : Date.parse(claimed_until)

export const isHeld = (item: Pick<QueueItem, 'claimed_until'>): boolean => claimEnd(item) > Date.now()

/** What a list tells of each one's time: how long it waits, or a day. */
export type QueueTime = 'waiting' | keyof typeof messages.kyc.days

type Props = { items: readonly QueueItem[]; names: Readonly<Record<string, string>>; time: QueueTime }

/** Submissions with their age, type, branch, language, flags and who has them in hand. */
export function QueueTable({ items, names, time }: Props) {
  const me = useMe()
  const w = messages.kyc
  // Ages grow, and reviews end, without a response of the service.
  const [nextMinute, setNextMinute] = useState(() => Date.now() + minuteMs)
  const now = useNow([nextMinute, ...items.map(claimEnd)])
  if (now >= nextMinute) setNextMinute(now + minuteMs)
  const timeName = time === 'waiting' ? w.age : w.days[time]
  const nameOf = (id: string) => (id === me.id ? w.you : (names[id] ?? id))
  const holder = (item: QueueItem) => {
    if (!item.claimed_by || !item.claimed_until || !isHeld(item)) return ''
    return formatMessage(w.whoUntil, { name: nameOf(item.claimed_by), time: formatTime(item.claimed_until) })
  }
  return (
    <div className={`${styles.scroll} ${cards.cards}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[w.reference, timeName, w.account, w.type, w.branch, w.language, w.state, w.who].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <Link
                  to={`/backoffice/kyc/${item.id}`}
                  aria-label={formatMessage(w.open, { reference: referenceOf(item.id) })}
                >
                  {referenceOf(item.id)}
                </Link>
              </th>
              <td
                data-label={timeName}
                title={shortCat(item.sent_at)}
                className={item.late ? styles.late : undefined}
              >
                {timeOf(item, time)}
                <span className={styles.below}>
                  <Deadline {...item} />
                </span>
              </td>
              <td data-label={w.account}>
                <span className={styles.account}>{item.account_number}</span>
                <span className={styles.below}>{item.account_name}</span>
              </td>
              <td data-label={w.type}>{item.account_type}</td>
              <td data-label={w.branch}>{item.branch}</td>
              <td data-label={w.language}>{w.languages[item.lang]}</td>
              <td data-label={w.state}>
                <span data-chip={item.state}>{w.states[item.state]}</span>
                {item.resent_at && item.state !== 'accepted' && <span data-chip="info">{w.sentAgain}</span>}
                {item.duplicate_account && <span data-chip="warning">{w.duplicateAccount}</span>}
                <UndeliveredMark collection="kyc_submissions" item={item.id} />
                {item.legal_hold && <span data-chip="warning">{w.hold}</span>}
                {item.first_accepted_by && item.state !== 'accepted' && (
                  <span data-chip="info">{w.secondWanted}</span>
                )}
              </td>
              <td data-label={w.who}>
                {item.assignee ? nameOf(item.assignee) : w.nobody}
                {item.due_on && (
                  <span className={styles.below}>
                    {formatMessage(w.dueOn, { day: formatDay(item.due_on, 'en') })}
                  </span>
                )}
                <span className={styles.below}>{holder(item)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How long somebody waits is told where somebody does; of the others the day, which is Malawi's. */
function timeOf({ sent_at, accepted_at }: QueueItem, time: QueueTime): string {
  if (time === 'waiting') return age(sent_at)
  const at = time === 'received' ? sent_at : (accepted_at ?? (time === 'kept' ? sent_at : null))
  return at === null ? '–' : shortDay(dayInMalawi(at))
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AskedErasures } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { Deadline } from '../shell/deadline.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { messages } from '../messages.ts'
import cards from '../shell/cards-on-phones.module.css'
import styles from './kyc.module.css'
import { referenceOf } from './reference.ts'

/** Erasures that wait for a second person. */
export function Erasures() {
  const { data } = useQuery({
    queryKey: ['kyc', 'erasures'],
    queryFn: () => ask<AskedErasures>('GET', '/api/kyc_reviews/erasures'),
  })
  const w = messages.kyc
  const columns = w.eraseColumns
  if (!data) return <Loading />
  if (data.items.length === 0) return <p>{w.none}</p>
  return (
    <div className={`${styles.scroll} ${styles.erasures} ${cards.cards}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[w.reference, columns.kind, columns.at, columns.by, columns.why].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ kind, submission_id, why, asked_by, asked_at, mine, deadline, late }) => (
            <tr key={`${kind} ${submission_id}`}>
              <th scope="row">
                <Link to={`/backoffice/kyc/${submission_id}`}>{referenceOf(submission_id)}</Link>
              </th>
              <td data-label={columns.kind}>{w.eraseKinds[kind]}</td>
              <td data-label={columns.at} className={styles.day}>
                {shortCat(asked_at)}
                <span className={styles.below}>
                  <Deadline deadline={deadline} late={late} />
                </span>
              </td>
              <td data-label={columns.by}>{asked_by}</td>
              <td data-label={columns.why}>
                {why}
                {mine && <span className={styles.below}>{w.requestOwn}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

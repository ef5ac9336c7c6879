import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AskedErasures } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'
import { referenceOf } from './reference.ts'

/** Erasures that wait for a second person. */
export function Erasures() {
  const { data } = useQuery({
    queryKey: ['kyc', 'erasures'],
    queryFn: () => ask<AskedErasures>('GET', '/api/kyc_reviews/erasures'),
  })
  if (!data) return <Loading />
  if (data.items.length === 0) return <p>{messages.kyc.none}</p>
  return (
    <ul className={styles.plain}>
      {data.items.map(({ submission_id, why, asked_by, asked_at, mine }) => (
        <li key={submission_id}>
          <Link to={`/backoffice/kyc/${submission_id}`}>{referenceOf(submission_id)}</Link>,{' '}
          {shortCat(asked_at)}: {formatMessage(messages.kyc.eraseAsked, { name: asked_by, why })}{' '}
          {mine && messages.kyc.eraseOwn}
        </li>
      ))}
    </ul>
  )
}

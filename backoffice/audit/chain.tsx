import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { AuditCheck, AuditHead } from '#contract/backoffice/audit.ts'
import { ask } from '../api.ts'
import { sayRefusal } from '../people/components/refusal.ts'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './audit.module.css'

const Ends = ({ head: { seq, hash, logged } }: { head: AuditHead }) => (
  <>
    <p>
      {formatMessage(messages.audit.chain.end, { seq: seq.toLocaleString('en') })}{' '}
      <span className={styles.hash}>{hash.slice(0, 16)}…</span>
    </p>
    <p>
      {logged
        ? formatMessage(messages.audit.chain.logged, {
            seq: logged.seq.toLocaleString('en'),
            at: inCat(logged.at),
          })
        : messages.audit.chain.notLogged}
    </p>
  </>
)

/** Where the chain ends, what the log was told, and whether every line is as it was written. */
export function Chain() {
  const head = useQuery({
    queryKey: ['audit', 'head'],
    queryFn: () => ask<AuditHead>('GET', '/backoffice/api/audit/head'),
  })
  const check = useQuery({
    queryKey: ['audit', 'check'],
    queryFn: () => ask<AuditCheck>('GET', '/backoffice/api/audit/check'),
    enabled: false,
    retry: false,
  })
  const text = messages.audit.chain
  return (
    <section className={styles.chain} aria-labelledby="chain-title">
      <h2 id="chain-title">{text.title}</h2>
      <div className={styles.ends} aria-busy={!head.data}>
        {head.data && <Ends head={head.data} />}
      </div>
      <Button variant="outlined" disabled={check.isFetching} onClick={() => void check.refetch()}>
        {check.isFetching ? text.checking : text.check}
      </Button>
      <output>
        {check.isError && <Alert severity="error">{sayRefusal(check.error)}</Alert>}
        {check.data && !check.isFetching && (
          <Alert severity={check.data.errors.length ? 'error' : 'success'}>
            {check.data.errors.length
              ? formatMessage(text.broken, { n: check.data.errors.length })
              : formatMessage(text.whole, { lines: check.data.checked.toLocaleString('en') })}
          </Alert>
        )}
      </output>
      {check.data && check.data.errors.length > 0 && (
        <ul>
          {check.data.errors.slice(0, 50).map(({ seq: at, error }) => (
            <li key={`${at} ${error}`}>
              {formatMessage(text.error, { seq: at, error: text.errors[error] })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

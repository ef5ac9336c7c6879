import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { MissedChange } from '#contract/backoffice/rates.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

/** Changes that did not come at their time, until somebody has looked. */
export function OverdueAlarms({ missed }: { missed: readonly MissedChange[] }) {
  const client = useQueryClient()
  const mayClear = hasRole(useMe(), ['rates_officer', 'approver', 'administrator'])
  if (missed.length === 0) return null
  async function clear(id: string) {
    // Cleared by another meanwhile is as good.
    await ask('POST', `/backoffice/api/alarms/${id}/clear`).catch(() => {})
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  return (
    <section className={styles.missed} role="alert">
      <h2>{formatMessage(messages.rates.missed, { n: missed.length })}</h2>
      <ul>
        {missed.map(({ id, collection, due_at, raised_at }) => (
          <li key={id}>
            {formatMessage(messages.rates.missedLine, {
              collection: collectionNamed(collection)?.label.one ?? collection,
              due: shortCat(due_at),
              seen: shortCat(raised_at),
            })}{' '}
            {mayClear && (
              <Button size="small" onClick={() => void clear(id)}>
                {messages.rates.missedClear}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { DeadLetter } from '#contract/backoffice/system.ts'
import { ask } from '../api.ts'
import people from '../people/components/people.module.css'
import { useAct } from '../people/components/use-act.ts'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { PlainTable } from './plain-table.tsx'
import { queueName } from './queue-name.ts'

const address = '/api/dead_letters'

/** Jobs and messages that failed to the end; each can be tried again, as often as at first. */
export function DeadLetters() {
  const { data } = useQuery({ queryKey: ['dead_letters'], queryFn: () => ask<DeadLetter[]>('GET', address) })
  const { act, busy } = useAct('dead_letters', 'system')
  const text = messages.system
  return (
    <section className={people.card} aria-labelledby="dead-title">
      <h2 id="dead-title">{text.dead}</h2>
      {data?.length === 0 && <p>{text.noDead}</p>}
      {data && data.length > 0 && (
        <PlainTable
          label={text.dead}
          columns={[text.queue, text.at, text.id, text.actions]}
          rows={data.map(({ name, id, at }) => [
            queueName(name),
            shortCat(at),
            id.slice(0, 8),
            <Button
              key={id}
              size="small"
              variant="outlined"
              disabled={busy}
              aria-label={formatMessage(text.retryOf, { queue: queueName(name), id: id.slice(0, 8) })}
              onClick={() => void act(() => ask('POST', `${address}/${name}/${id}/again`), text.retried)}
            >
              {text.retry}
            </Button>,
          ])}
        />
      )}
    </section>
  )
}

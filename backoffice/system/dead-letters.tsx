import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeadLetter } from '#contract/backoffice/system.ts'
import { ask } from '../api.ts'
import people from '../people/components/people.module.css'
import { useAct } from '../people/components/use-act.ts'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { causeOf } from '../undelivered/cause.ts'
import { useResend } from '../undelivered/use-resend.ts'
import { subjectAddress } from '../work-queue/link-of-item.ts'
import { subjectName } from '../work-queue/subject-name.ts'
import { PlainTable } from './plain-table.tsx'
import { queueName } from './queue-name.ts'

const address = '/api/dead_letters'

const kindOf = ({ name, template }: DeadLetter): string =>
  template === null ? queueName(name) : (messages.system.templates[template] ?? template)

/** Jobs and messages that failed for good. Each can be tried again, as often as at first; of a message the result is shown. */
export function DeadLetters() {
  const { data } = useQuery({ queryKey: ['dead_letters'], queryFn: () => ask<DeadLetter[]>('GET', address) })
  const { act, busy } = useAct('dead_letters', 'system')
  const { follow, state } = useResend(['dead_letters', 'system'])
  const text = messages.system
  const { sending, sent, void: outdated, failedAgain } = messages.undelivered
  async function tryAgain({ name, id, template }: DeadLetter) {
    const done = await act(
      async () => {
        await ask('POST', `${address}/${name}/${id}/again`)
        return true
      },
      template === null ? text.retried : undefined,
    )
    if (done && template !== null) follow(id)
  }
  return (
    <section className={people.card} aria-labelledby="dead-title">
      <h2 id="dead-title">{text.dead}</h2>
      <output>{state && { queued: sending, sent, void: outdated, failed: failedAgain }[state]}</output>
      {data?.length === 0 && <p>{text.noDead}</p>}
      {data && data.length > 0 && (
        <PlainTable
          label={text.dead}
          columns={[text.kind, text.subject, text.channel, text.cause, text.attempts, text.at, text.actions]}
          figures={[text.attempts]}
          rows={data.map((letter) => [
            kindOf(letter),
            <Subject key="subject" letter={letter} />,
            letter.channel && messages.undelivered.channels[letter.channel],
            causeOf(letter),
            letter.attempts,
            shortCat(letter.at),
            <Button
              key="again"
              size="small"
              variant="outlined"
              disabled={busy || state === 'queued'}
              aria-label={formatMessage(text.retryOf, { kind: kindOf(letter), at: shortCat(letter.at) })}
              onClick={() => void tryAgain(letter)}
            >
              {text.retry}
            </Button>,
          ])}
        />
      )}
    </section>
  )
}

function Subject({ letter: { collection, item } }: { letter: DeadLetter }) {
  const subject = { collection, id: item }
  const to = subjectAddress(subject)
  return to && <Link to={to}>{subjectName(subject)}</Link>
}

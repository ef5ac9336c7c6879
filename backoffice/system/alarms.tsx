import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { SystemReport } from '#contract/backoffice/system.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import people from '../people/components/people.module.css'
import { useAct } from '../people/components/use-act.ts'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'

/** What missed its time, until somebody has looked at it. */
export function Alarms({ alarms }: Pick<SystemReport, 'alarms'>) {
  const me = useMe()
  const { act, busy } = useAct('system')
  const text = messages.system
  return (
    <section className={people.card} aria-labelledby="alarms-title">
      <h2 id="alarms-title">{text.alarms}</h2>
      {!alarms.length && <p>{text.noAlarms}</p>}
      {alarms.map(({ id, collection, item_id, due_at }) => (
        <div key={id} className={people.row}>
          <span>
            {formatMessage(text.alarm, {
              collection: collectionNamed(collection)?.label.one ?? collection,
              due: inCat(due_at),
            })}
          </span>
          <Link to={`/backoffice/${collection}/${item_id}`}>{text.openItem}</Link>
          {hasRole(me, ['administrator', 'approver', 'rates_officer']) && (
            <Button
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => void act(() => ask('POST', `/backoffice/api/alarms/${id}/clear`), text.cleared)}
            >
              {text.clear}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}

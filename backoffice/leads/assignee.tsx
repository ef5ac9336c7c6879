import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Lead } from './lead.ts'

/** Who works on a lead, and the way to take it. Notes and assignment has the way to give it to a colleague. */
export function Assignee({ lead, onTake }: { lead: Lead; onTake: () => void }) {
  const me = useMe()
  const w = messages.leads
  const { assignee, subject } = lead
  const isMine = assignee?.id === me.id
  return (
    <>
      <span>
        {assignee ? formatMessage(w.assignedTo, { name: isMine ? w.you : assignee.name }) : w.unassigned}
      </span>
      {!isMine && (
        <button type="button" aria-label={formatMessage(w.takeOf, { subject })} onClick={onTake}>
          {w.take}
        </button>
      )}
    </>
  )
}

import Button from '@mui/material/Button'
import type { Review } from '#contract/backoffice/kyc.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'

type Props = {
  review: Review
  mine: boolean
  held: boolean
  busy: boolean
  act: (path: string) => Promise<unknown>
}

/** Who has the submission in hand, and until when. */
export function Claim({ review, mine, held, busy, act }: Props) {
  const me = useMe()
  const w = messages.kyc
  const { claimed_by, claimed_until, state } = review
  const open = state === 'received' || state === 'in_review'
  if (!open) return null
  const until = claimed_until ? formatTime(claimed_until) : ''
  const said = mine
    ? formatMessage(w.claimedByMe, { time: until })
    : held && claimed_by
      ? formatMessage(w.claimedByOther, { name: review.names[claimed_by] ?? claimed_by, time: until })
      : claimed_by === me.id
        ? w.timedOut
        : w.free
  return (
    <section>
      <p>{said}</p>
      {review.first_accepted_by === me.id && <p>{w.ownFirst}</p>}
      {mine ? (
        <Button variant="outlined" size="small" disabled={busy} onClick={() => void act('release')}>
          {w.release}
        </Button>
      ) : (
        !held && (
          <Button variant="contained" disabled={busy} onClick={() => void act('claim')}>
            {w.claim}
          </Button>
        )
      )}
    </section>
  )
}

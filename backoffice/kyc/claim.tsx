import Button from '@mui/material/Button'
import type { Review } from '#contract/backoffice/kyc.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Act } from './use-review.ts'

type Props = {
  review: Review
  mine: boolean
  held: boolean
  act: Act
  onStarted: () => void
}

/** Who has the submission in hand, and until when. */
export function Claim({ review, mine, held, act, onStarted }: Props) {
  const me = useMe()
  const w = messages.kyc
  const { claimed_by, claimed_until, state, first_accepted_by } = review
  const open = state === 'received' || state === 'in_review'
  // Enter pressed once more must not release the review.
  const start = async () => {
    if (await act('claim')) onStarted()
  }
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
    <section aria-label={w.who}>
      <p>{said}</p>
      {review.first_by_viewer && <p>{w.ownFirst}</p>}
      {first_accepted_by && !review.first_by_viewer && (
        <p>{formatMessage(w.secondReview, { name: review.names[first_accepted_by] ?? first_accepted_by })}</p>
      )}
      {mine ? (
        <Button key="release" variant="outlined" size="small" onClick={() => void act('release')}>
          {w.release}
        </Button>
      ) : (
        !held &&
        !review.first_by_viewer && (
          <Button key="claim" variant="contained" onClick={() => void start()}>
            {w.claim}
          </Button>
        )
      )}
    </section>
  )
}

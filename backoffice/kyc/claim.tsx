import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { claimMinutes } from '#contract/limits.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { useNow } from '../use-now.ts'
import { claimEnd } from './queue-table.tsx'
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
      {mine && <Ending review={review} onContinue={() => void act('extend')} />}
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

/** How long before its end the officer is warned. */
const warnMs = 5 * 60_000

/** Warns before the time for a review ends, and offers more. */
function Ending({ review, onContinue }: { review: Review; onContinue: () => void }) {
  const client = useQueryClient()
  const end = claimEnd(review)
  const isEnding = end - useNow([end - warnMs]) <= warnMs
  // Pages that were opened meanwhile have moved the end.
  useEffect(() => {
    if (isEnding) void client.invalidateQueries({ queryKey: ['kyc', 'review', review.id] })
  }, [client, isEnding, review.id])
  if (!isEnding || !review.claimed_until) return null
  const { ending, goOn } = messages.kyc
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onContinue}>
          {goOn}
        </Button>
      }
    >
      {formatMessage(ending, { time: formatTime(review.claimed_until) })}
    </Alert>
  )
}

/** Renews the claim while a reason is typed, at most once a minute. */
export function extendWhileTyping(review: Review, act: Act): void {
  if (claimEnd(review) - Date.now() < (claimMinutes - 1) * 60_000) void act('extend')
}

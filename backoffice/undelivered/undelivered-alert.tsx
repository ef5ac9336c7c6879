import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { UndeliveredMessage } from '#contract/backoffice/undelivered.ts'
import { ask } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { useAct } from '../people/components/use-act.ts'
import { shortCat } from '../time.ts'
import { causeOf } from './cause.ts'
import { useResend } from './use-resend.ts'
import { undeliveredPath, useUndelivered, type Subject } from './use-undelivered.ts'

const keys = ['undelivered', 'queue', 'kyc']

/** Shows at the top of an item that a message about it has not arrived, why, and what to do. */
export function UndeliveredAlert({ collection, item }: Subject) {
  const [message] = useUndelivered(item)
  const { follow, state } = useResend(keys)
  const w = messages.undelivered
  if (state === 'queued')
    return (
      <Alert severity="info" sx={{ mb: 2.5 }}>
        {w.sending}
      </Alert>
    )
  if (message?.collection === collection) return <Undelivered message={message} onSentAgain={follow} />
  if (state === 'sent' || state === 'void')
    return (
      <Alert severity="success" sx={{ mb: 2.5 }}>
        {w[state]}
      </Alert>
    )
  return null
}

type Props = { message: UndeliveredMessage; onSentAgain: (id: string) => void }

function Undelivered({ message, onSentAgain }: Props) {
  const { id, collection, channel, state, since } = message
  const { act, busy } = useAct(...keys)
  const w = messages.undelivered
  const values = { who: w.who[collection], channel: w.channels[channel], cause: causeOf(message) }
  if (state === 'delayed')
    return (
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        {formatMessage(w.delayed, { ...values, at: shortCat(since) })}
      </Alert>
    )
  const post = (name: 'again' | 'acknowledge') => ask<void>('POST', `${undeliveredPath}/${id}/${name}`)
  async function sendAgain() {
    const sent = await act(async () => {
      await post('again')
      return true
    })
    if (sent) onSentAgain(id)
  }
  return (
    <Alert
      severity="error"
      sx={{ mb: 2.5 }}
      action={
        collection !== 'staff' && (
          <>
            <Button color="inherit" size="small" disabled={busy} onClick={() => void sendAgain()}>
              {w.again}
            </Button>
            <Button
              color="inherit"
              size="small"
              disabled={busy}
              onClick={() => void act(() => post('acknowledge'), w.informedDone)}
            >
              {w.informed}
            </Button>
          </>
        )
      }
    >
      {formatMessage(w.failed, values)} {collection === 'staff' ? w.insteadStaff : w.instead}
    </Alert>
  )
}

import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { savedText } from '#contract/rules/blank.ts'
import type { DecideBody, TakeBackBody, WaitingItem } from '#contract/backoffice/approvals.ts'
import { ask, ApiError } from '../api.ts'
import { undoWithdrawal } from '../content/send-again.ts'
import { errorOfItems } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { useTyped } from '../use-typed.ts'
import { useUndo } from '../shell/undo.tsx'
import { focusOnce } from '../people/components/focus-once.ts'
import styles from './approvals.module.css'

type Props = {
  items: readonly WaitingItem[]
  /** what became of it, to be said where the list is: the batch itself may be gone from it */
  onDone: (message: string, settled: readonly WaitingItem[]) => void
}

/** Decides about items that were sent together, and reads the lists anew. `errorText` is empty where nothing went wrong. */
function useBatchAction(items: readonly WaitingItem[], onDone: Props['onDone']) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState('')
  /** @returns whether it was done */
  async function act(path: string, body: DecideBody | TakeBackBody, done: string): Promise<boolean> {
    let acted = false
    setBusy(true)
    setErrorText('')
    try {
      await ask('POST', `/backoffice/api/approvals/${path}`, { body })
      acted = true
      onDone(done, items)
    } catch (error) {
      const refusal = error instanceof ApiError ? messages.approvals.refusals[error.code] : undefined
      const text = errorOfItems(error, items, refusal)
      // The list is asked for anew below, and this one may be gone from it.
      setErrorText(text)
      onDone(text, [])
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['approvals'] })
    await client.invalidateQueries({ queryKey: ['rates'] })
    return acted
  }
  return { busy, errorText, setErrorText, act }
}

type DecideProps = Props & {
  /** how many were sent together */
  of: number
  /** what was sent, for a reason that is being written to be kept by */
  batch: string
}

/** Approves what was ticked of what was sent together, or returns it with a reason. */
export function Decide({ items, of, batch, onDone }: DecideProps) {
  const [reason, setReason] = useTyped<string | null>(`return ${batch}`, null)
  const { busy, errorText, setErrorText, act } = useBatchAction(items, (message, settled) => {
    // Before the rest of the batch is drawn anew: what was said of these is not said of the others.
    if (settled.length > 0) setReason(null)
    onDone(message, settled)
  })
  // Whoever cancels goes on where they began.
  const [cancelled, setCancelled] = useState(false)
  const w = messages.approvals
  const n = items.length
  const some = n < of
  if (n === 0) return <p className={styles.own}>{w.tickFirst}</p>
  async function decide(decision: { decision: 'approve' } | { decision: 'return'; reason: string }) {
    const body: DecideBody = { items: readOf(items), ...decision }
    await act('decide', body, decision.decision === 'approve' ? w.approved : w.returned)
  }
  function sendBack() {
    const given = savedText(reason ?? '')
    if (given === '') return setErrorText(w.reasonNeeded)
    void decide({ decision: 'return', reason: given })
  }
  return (
    <div className={styles.decide}>
      {reason !== null && (
        <TextField
          label={w.reason}
          value={reason}
          multiline
          minRows={2}
          inputRef={focusOnce}
          fullWidth
          error={errorText !== ''}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
      {errorText && (
        <p className={styles.fault} role="alert">
          {errorText}
        </p>
      )}
      {reason === null ? (
        <>
          <Button variant="contained" disabled={busy} onClick={() => void decide({ decision: 'approve' })}>
            {some ? formatMessage(w.approveSome, { n, of }) : formatMessage(w.approve, { n })}
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            {...(cancelled && { ref: focusOnce })}
            onClick={() => setReason('')}
          >
            {some ? formatMessage(w.sendBackSome, { n, of }) : w.sendBack}
          </Button>
        </>
      ) : (
        <>
          <Button variant="contained" disabled={busy} onClick={sendBack}>
            {w.returnDo}
          </Button>
          <Button
            onClick={() => {
              setReason(null)
              setErrorText('')
              setCancelled(true)
            }}
          >
            {w.cancel}
          </Button>
        </>
      )}
    </div>
  )
}

/** What was read of these items, as the service is told of it. */
export const readOf = (items: readonly WaitingItem[]): DecideBody['items'] =>
  items.map(({ collection, id, revision, archive }) => ({
    collection,
    id,
    revision,
    kind: archive ? 'archiving' : 'publication',
  }))

/** Takes back what one sent oneself, all that was sent together. */
export function Withdraw({ items, onDone }: Props) {
  const { busy, act } = useBatchAction(items, onDone)
  const w = messages.approvals
  const undo = useUndo()
  const client = useQueryClient()
  async function withdraw() {
    undo.withdraw()
    // The file that was uploaded is gone with its version: there is nothing to send again.
    const hasVersion = items.some(({ version }) => version !== null)
    const done = hasVersion ? w.versionWithdrawn : ''
    if (!(await act('withdraw', { verb: 'withdraw', items: readOf(items) }, done)) || hasVersion) return
    undo.offer(
      undoWithdrawal(w.withdrawn, items, async () => {
        await client.invalidateQueries({ queryKey: ['approvals'] })
        await client.invalidateQueries({ queryKey: ['rates'] })
      }),
    )
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void withdraw()}>
      {formatMessage(w.withdraw, { n: items.length })}
    </Button>
  )
}

import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecideBody, TakeBackBody, WaitingItem } from '#contract/backoffice/approvals.ts'
import { ask, ApiError } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'

/** The same function at each drawing, so that it is called when the field comes and not again. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus()

/** Approves all that was sent together, or returns it with a reason. */
export function Decide({ items, onDone }: { items: readonly WaitingItem[]; onDone: (told: string) => void }) {
  const client = useQueryClient()
  const [reason, setReason] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const w = messages.approvals
  async function decide(decision: { decision: 'approve' } | { decision: 'return'; reason: string }) {
    setBusy(true)
    setFault('')
    const body: DecideBody = {
      items: readOf(items),
      ...decision,
    }
    try {
      await ask('POST', '/backoffice/api/approvals/decide', { body })
      onDone(decision.decision === 'approve' ? w.approved : w.returned)
    } catch (error) {
      const refused = error instanceof ApiError ? error : null
      const said = (refused && w.refusals[refused.code]) ?? refused?.message ?? messages.shell.errors.unknown
      // The list is asked for anew below, and this one may be gone from it.
      setFault(said)
      onDone(said)
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['approvals'] })
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  function sendBack() {
    const given = (reason ?? '').trim()
    if (given === '') return setFault(w.reasonNeeded)
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
          error={fault !== ''}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {reason === null ? (
        <>
          <Button variant="contained" disabled={busy} onClick={() => void decide({ decision: 'approve' })}>
            {formatMessage(w.approve, { n: items.length })}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => setReason('')}>
            {w.sendBack}
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
              setFault('')
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
const readOf = (items: readonly WaitingItem[]): DecideBody['items'] =>
  items.map(({ collection, id, revision, archive }) => ({
    collection,
    id,
    revision,
    kind: archive ? 'archiving' : 'publication',
  }))

/** Takes back what one sent oneself, all that was sent together. */
export function Withdraw({
  items,
  onDone,
}: {
  items: readonly WaitingItem[]
  onDone: (told: string) => void
}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const w = messages.approvals
  async function withdraw() {
    setBusy(true)
    const body: TakeBackBody = { verb: 'withdraw', items: readOf(items) }
    try {
      await ask('POST', '/backoffice/api/approvals/withdraw', { body })
      onDone(w.withdrawn)
    } catch (error) {
      onDone(
        error instanceof ApiError ? (w.refusals[error.code] ?? error.message) : messages.shell.errors.unknown,
      )
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['approvals'] })
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void withdraw()}>
      {formatMessage(w.withdraw, { n: items.length })}
    </Button>
  )
}

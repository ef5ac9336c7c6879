import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import type { BatchBody, BatchSent, RatesBoard } from '#contract/backoffice/rates.ts'
import { sheets, type SheetName } from '#contract/backoffice/sheets.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'
import { takenUp, type GridState } from './grid-state.ts'
import { sentBefore } from './sent-before.ts'
import type { Grid } from './use-grid.ts'

export const readBoard = (sheet: SheetName): Promise<RatesBoard> =>
  ask<RatesBoard>('GET', withQuery('/backoffice/api/rates/board', { sheet }))

/** Sends rows for approval and keeps what the service said of them, until something else is typed. */
export function useSend(grid: Grid) {
  const client = useQueryClient()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState('')
  const look = () => client.invalidateQueries({ queryKey: ['rates'] })

  /** Withdraws what was sent a moment ago, and puts it into the grid again as it was. */
  async function takeBack(sheet: SheetName, batch: string) {
    const { rows } = await readBoard(sheet)
    const { collection } = sheets[sheet]
    const items = rows.flatMap(({ waiting }) =>
      waiting.filter((one) => one.batch === batch).map(({ id, revision }) => ({ collection, id, revision })),
    )
    if (items.length)
      await ask('POST', '/backoffice/api/approvals/withdraw', {
        body: { verb: 'withdraw', items } satisfies TakeBackBody,
      })
    const drafts = (await readBoard(sheet)).rows.flatMap(({ key, drafts }) =>
      drafts.filter((one) => one.batch === batch).map((one) => ({ ...one, key })),
    )
    await look()
    // Somebody has decided on it already: there is nothing to take back.
    if (drafts.length === 0) throw new ApiError(409, { code: 'wrong_state', message: messages.rates.decided })
    grid.update((state) => takenUp(state, drafts).state)
  }

  return {
    busy,
    fields,
    refused,
    forget() {
      setFields({})
      setRefused('')
    },
    say: setRefused,
    /** @param sent what the grid held when it was sent; it is let go of */
    async send(body: BatchBody, sent: GridState): Promise<void> {
      undo.withdraw()
      setBusy(true)
      setFields({})
      setRefused('')
      const told = (batch: string, done: string) => {
        grid.forget(sent)
        undo.offer({
          done,
          undo: () => takeBack(body.sheet, batch),
          undone: messages.rates.sendUndone,
        })
      }
      // Without a line nothing leaves at all; a line that breaks later may have taken the rows along.
      const hadLine = navigator.onLine
      try {
        const answer = await ask<BatchSent>('POST', '/backoffice/api/rates/batch', { body })
        told(answer.batch, formatMessage(messages.rates.sent, { n: answer.sent.length }))
      } catch (error) {
        const { status, code, message, fields } =
          error instanceof ApiError
            ? error
            : { status: 0, code: 'unknown' as const, message: messages.shell.errors.unknown, fields: {} }
        const board = hadLine && status !== 401 ? await readBoard(body.sheet).catch(() => null) : null
        const batch = board && sentBefore(board, body)
        if (batch !== null)
          return told(batch, formatMessage(messages.rates.sentBefore, { n: body.rows.length }))
        setFields(fields)
        if (code === 'offline' && hadLine && !board) return setRefused(messages.rates.sendUnsure)
        setRefused(
          code === 'overtaken'
            ? messages.rates.overtaken
            : formatMessage(messages.rates.refused, {
                message: code === 'offline' ? messages.shell.errors.offline : message,
              }),
        )
      } finally {
        setBusy(false)
        await look()
      }
    },
  }
}

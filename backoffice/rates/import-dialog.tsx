import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { RatesBoard, ImportAnswer, ImportBody } from '#contract/backoffice/rates.ts'
import type { Sheet } from '#contract/backoffice/sheets.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { Difference } from './difference.tsx'
import cards from '../shell/cards-on-phones.module.css'
import styles from './rates.module.css'

type Props = {
  board: RatesBoard
  sheet: Sheet
  onClose: () => void
  onUse: (cells: { key: string; field: string; text: string }[]) => void
}

/** Reads a file of rates: what is wrong by line and column, or what would change. It writes nothing. */
export function ImportDialog({ board, sheet, onClose, onUse }: Props) {
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [refused, setRefused] = useState('')
  async function read(file: File | undefined) {
    setAnswer(null)
    setRefused('')
    if (!file) return
    const body: ImportBody = { sheet: board.sheet, effective_at: null, csv: await file.text(), dry_run: true }
    try {
      setAnswer(await ask<ImportAnswer>('POST', '/backoffice/api/rates/import', { body }))
    } catch (error) {
      setRefused(errorMessage(error))
    }
  }
  const good = answer !== null && answer.errors.length === 0 && answer.changes.length > 0
  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" maxWidth="md" fullWidth>
      <DialogTitle id="import-title">{messages.rates.importTitle}</DialogTitle>
      <DialogContent>
        <p>
          {formatMessage(messages.rates.importHelp, { columns: [sheet.key, ...sheet.figures].join(', ') })}
        </p>
        {sheet.figures.includes('middle') && <p>{messages.rates.importMiddle}</p>}
        <label className={styles.file}>
          {messages.rates.importFile}
          <input
            ref={focusOnce}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </label>
        {refused && <p role="alert">{refused}</p>}
        <div aria-live="polite">
          {answer && answer.errors.length > 0 && <ImportErrors answer={answer} />}
          {answer && answer.errors.length === 0 && (
            <>
              <p>
                {formatMessage(messages.rates.importChanges, {
                  changed: answer.changes.length,
                  same: answer.unchanged.length,
                })}
              </p>
              {answer.changes.length > 0 && <Changes answer={answer} sheet={sheet} />}
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.rates.cancel}</Button>
        <Button
          variant="contained"
          disabled={!good}
          onClick={() =>
            onUse(
              (answer?.changes ?? []).flatMap(({ key, after }) =>
                Object.entries(after).map(([field, text]) => ({ key, field, text })),
              ),
            )
          }
        >
          {messages.rates.importUse}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const ImportErrors = ({ answer: { errors } }: { answer: ImportAnswer }) => (
  <>
    <p className={styles.refused}>{formatMessage(messages.rates.importFaultCount, { n: errors.length })}</p>
    <div className={cards.cards}>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{messages.rates.importLine}</th>
            <th scope="col">{messages.rates.importColumn}</th>
            <th scope="col">{messages.rates.importText}</th>
            <th scope="col">{messages.rates.importWrong}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, column, error, text }) => (
            <tr key={`${line} ${column} ${error}`}>
              <th scope="row">
                {/* On a phone the heading above it is not seen. */}
                <span className={styles.lineName}>{messages.rates.importLine} </span>
                {line}
              </th>
              <td data-label={messages.rates.importColumn}>{column ?? '–'}</td>
              <td data-label={messages.rates.importText}>{text}</td>
              <td data-label={messages.rates.importWrong}>{messages.rates.importErrors[error]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

const Changes = ({ answer, sheet }: { answer: ImportAnswer; sheet: Sheet }) => (
  <table className={styles.list}>
    <thead>
      <tr>
        <th scope="col">{messages.rates.row}</th>
        {sheet.figures.map((field) => (
          <th key={field} scope="col">
            {messages.rates.figures[field]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {answer.changes.map(({ key, before, after, over_change_limit }) => (
        <tr key={key}>
          <th scope="row">
            {key}
            {over_change_limit && <span className={styles.below}>{messages.rates.toConfirm}</span>}
          </th>
          {sheet.figures.map((field) => (
            <td key={field} className={styles.figures}>
              {after[field]} <Difference before={before?.[field]} after={after[field]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

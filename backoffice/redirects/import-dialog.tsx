import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { StaffItem } from '#contract/backoffice/content.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { readCsv, type CsvRow } from '#contract/rules/read-csv.ts'
import { ApiError, ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { nameOf } from '../lists/fields.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { PlainTable } from '../system/plain-table.tsx'

const say = messages.redirects
const { importErrors: fileErrors, importLine: lineLabel } = messages.rates
const address = `/api/${redirects.name}`

type LineError = { line: number; source: string; error: string }
type Report = { done: number; total: number; sent: number; errors: readonly LineError[] }

/** Creates a redirect for each line of a CSV file, and lists the lines that were refused. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh()
  const [refused, setRefused] = useState('')
  const [rows, setRows] = useState<readonly CsvRow[]>([])
  const [report, setReport] = useState<Report | null>(null)
  const isBusy = report !== null && report.done < report.total
  async function open(file: File | undefined) {
    setReport(null)
    setRows([])
    setRefused('')
    if (!file) return
    const csv = readCsv(await file.text())
    if (!csv.ok) return setRefused(`${fileErrors[csv.why]} (${lineLabel} ${csv.line})`)
    const lines = csv.rows.filter(({ cells }) => !isHeading(cells))
    if (lines.length === 0) return setRefused(say.noLines)
    setRows(lines)
  }
  async function run() {
    let now: Report = { done: 0, total: rows.length, sent: 0, errors: [] }
    setReport(now)
    for (const { line, cells } of rows) {
      const { sent = 0, error } = await importLine(cells)
      const errors =
        error === undefined ? now.errors : [...now.errors, { line, source: cells[0] ?? '', error }]
      now = { ...now, done: now.done + 1, sent: now.sent + sent, errors }
      setReport(now)
    }
    setRows([])
    refresh()
  }
  return (
    <Dialog open onClose={isBusy ? () => {} : onClose} aria-labelledby="import-title" maxWidth="md" fullWidth>
      <DialogTitle id="import-title">{say.importTitle}</DialogTitle>
      <DialogContent>
        <p>{say.importHelp}</p>
        <label>
          {say.importFile}{' '}
          <input
            ref={focusOnce}
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={isBusy}
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
        {refused && <p role="alert">{refused}</p>}
        <div aria-live="polite">
          {rows.length > 0 && !report && <p>{formatMessage(say.lines, { n: rows.length })}</p>}
          {report && <ReportShown report={report} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          {say.close}
        </Button>
        <Button variant="contained" disabled={isBusy || rows.length === 0} onClick={() => void run()}>
          {say.importUse}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** True for the first line of a file that names its columns. */
const isHeading = ([source = '', target = '']: readonly string[]): boolean =>
  /^source$/i.test(source) && /^target$/i.test(target)

/** Creates one redirect; one to another website is sent for approval. */
async function importLine(cells: readonly string[]): Promise<{ sent?: number; error?: string }> {
  const [source = '', target = '', note = ''] = cells
  try {
    const body = { source, target, ...(note !== '' && { note }) }
    const item = await ask<StaffItem>('POST', address, { body })
    if (item.state !== 'draft') return {}
    await submit(item)
    return { sent: 1 }
  } catch (error) {
    return { error: errorOf(error) }
  }
}

/** Sends a draft for approval; one that is refused is deleted, so that its line can be imported again. */
async function submit({ id, revision }: StaffItem): Promise<void> {
  try {
    await ask('POST', `${address}/${id}/submit`, { body: { revision } })
  } catch (error) {
    await ask('DELETE', `${address}/${id}`)
    throw error
  }
}

function errorOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  return fields.length > 0
    ? fields.map(([name, text]) => `${nameOf(name)}: ${text === 'taken' ? say.taken : text}`).join(' ')
    : errorMessage(error)
}

function ReportShown({ report: { done, total, sent, errors } }: { report: Report }) {
  if (done < total) return <p>{formatMessage(say.progress, { done, total })}</p>
  return (
    <>
      <p>
        {formatMessage(say.imported, { n: total - errors.length })}{' '}
        {sent > 0 && formatMessage(say.sent, { n: sent })}
      </p>
      {errors.length > 0 && (
        <>
          <p>{formatMessage(say.refused, { n: errors.length })}</p>
          <PlainTable
            label={say.errors}
            columns={[lineLabel, nameOf('source'), say.error]}
            rows={errors.map(({ line, source, error }) => [`${lineLabel} ${line}`, source, error])}
          />
        </>
      )}
    </>
  )
}

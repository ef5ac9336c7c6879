import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AuditDetail } from '#contract/backoffice/audit.ts'
import type { Collection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { useReadable } from '../content/diff/readable.ts'
import { outline } from '../content/diff/diff-lines.ts'
import { nameOf } from '../lists/fields.ts'
import { sayRefusal } from '../people/components/refusal.ts'
import { shortCatSeconds } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import styles from './audit.module.css'
import { aboutName, actionName } from './filter-bar.tsx'

/** One line: who did what, and each field before and after. */
export function LineDialog({ seq, onClose }: { seq: number; onClose: () => void }) {
  const { data: line, error } = useQuery({
    queryKey: ['audit', 'line', seq],
    queryFn: () => ask<AuditDetail>('GET', `/backoffice/api/audit/${seq}`),
  })
  const text = messages.audit
  const hidden = line?.fields.some((field) => !('after' in field)) ?? false
  const notes = Object.entries(line?.notes ?? {})
  const linked =
    line?.collection && line.item_id ? `collection=${line.collection}&item=${line.item_id}` : null
  const definition = line?.collection ? collectionNamed(line.collection) : undefined
  const item = definition && line?.item_id ? line : null
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="line-title">
      <DialogTitle id="line-title">{formatMessage(text.line, { seq })}</DialogTitle>
      <DialogContent tabIndex={0}>
        {error && <Alert severity="error">{sayRefusal(error)}</Alert>}
        {line && (
          <>
            <p>
              <strong>{line.sentence}</strong>
            </p>
            <p>
              {shortCatSeconds(line.at)} CAT{line.address && ` · ${line.address}`} · {actionName(line.action)}
              {line.collection && ` · ${aboutName(line.collection)}`}
              {!line.who && ` · ${text.nobody}`}
            </p>
            {line.erased && <Alert severity="info">{text.erasedNote}</Alert>}
            {hidden && <Alert severity="info">{text.hidden}</Alert>}
            {line.fields.length === 0 && !line.erased && <p>{text.noFields}</p>}
            {line.fields.length > 0 &&
              (definition && !hidden ? (
                <ReadableFields definition={definition} fields={line.fields} />
              ) : (
                <Fields fields={line.fields} hidden={hidden} />
              ))}
            {notes.length > 0 && (
              <>
                <h3>{text.notes}</h3>
                <ul className={styles.notes}>
                  {notes.map(([name, value]) => (
                    <li key={name}>
                      {nameOf(name)}: {valueText(value)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p>
              {text.hash}: <span className={styles.hash}>{line.hash}</span>
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {item && (
          <Button component={Link} to={`/backoffice/${item.collection}/${item.item_id}`}>
            {text.openItem}
          </Button>
        )}
        {linked && (
          <Button component={Link} to={`/backoffice/audit?${linked}`} onClick={onClose}>
            {text.history}
          </Button>
        )}
        <Button ref={focusOnce} onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The same as a person reads it: times in CAT, names in place of codes. */
function ReadableFields({ definition, fields }: Pick<FieldsProps, 'fields'> & { definition: Collection }) {
  const bodies = (['before', 'after'] as const).map((side) =>
    Object.fromEntries(fields.map((one) => [one.field, one[side]])),
  )
  const [before, after] = bodies.map(useReadable(definition, bodies))
  const told = fields.map(({ field }) => ({ field, before: before?.[field], after: after?.[field] }))
  return <Fields fields={told} hidden={false} />
}

type FieldsProps = { fields: AuditDetail['fields']; hidden: boolean }

/** Each field before and after; of what tells of customers only which. */
function Fields({ fields, hidden }: FieldsProps) {
  const text = messages.audit
  return (
    <Table size="small" aria-labelledby="line-title">
      <TableHead>
        <TableRow>
          <TableCell>{text.fields.field}</TableCell>
          {!hidden && <TableCell>{text.fields.before}</TableCell>}
          {!hidden && <TableCell>{text.fields.after}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell>{nameOf(field)}</TableCell>
            {!hidden && <TableCell className={styles.value}>{valueText(before)}</TableCell>}
            {!hidden && <TableCell className={styles.value}>{valueText(after)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const languages: Readonly<Record<string, string>> = messages.approvals.languages

/** A value as a person reads it: text as it is, texts in both languages by line, the parts of the rest by their names. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.audit.nothing
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string'))
    return Object.entries(value)
      .map(
        ([name, text]) =>
          `${Array.isArray(value) ? '' : `${languages[name] ?? nameOf(name)}: `}${String(text)}`,
      )
      .join('\n')
  return outline(value)
}

import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Notes as NotesAnswer } from '#contract/backoffice/notes.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './notes.module.css'

type Props = {
  /** a collection's name, or `kyc_submissions` */
  collection: string
  id: string
  /** what else shows who it is assigned to, and is to ask again */
  alsoStale?: readonly unknown[]
}

/** What staff say to each other about an item, and who is to see to it. Nobody else ever reads it. */
export function Notes({ collection, id, alsoStale }: Props) {
  const client = useQueryClient()
  const [refused, setRefused] = useState('')
  const key = ['notes', collection, id]
  const address = `/backoffice/api/notes/${collection}/${id}`
  const { data, error } = useQuery({ queryKey: key, queryFn: () => ask<NotesAnswer>('GET', address) })
  async function act(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<boolean> {
    setRefused('')
    try {
      client.setQueryData(
        key,
        await ask<NotesAnswer>(method, address + path, body === undefined ? {} : { body }),
      )
      if (alsoStale) await client.invalidateQueries({ queryKey: [...alsoStale] })
      return true
    } catch (failure) {
      setRefused(errorMessage(failure))
      return false
    }
  }
  const w = messages.notes
  return (
    <section className={styles.notes} aria-labelledby={`notes-${id}`}>
      <h2 id={`notes-${id}`}>{w.title}</h2>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {data && (
        <Assign
          data={data}
          onAssign={(assignee, due_on) => act('PUT', '/assignment', { assignee, due_on })}
        />
      )}
      {data && data.notes.length > 0 && (
        <ol>
          {data.notes.map((note) => (
            <li key={note.id}>
              <strong>{note.author.name}</strong> <time dateTime={note.at}>{shortCat(note.at)}</time>
              <p>{note.text}</p>
              {note.mine && (
                <Button
                  size="small"
                  aria-label={formatMessage(w.removeThis, { text: note.text.slice(0, 40) })}
                  onClick={() => void act('DELETE', `/${note.id}`)}
                >
                  {w.remove}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Write onWrite={(text) => act('POST', '', { text })} />
      {refused && <p role="alert">{refused}</p>}
    </section>
  )
}

/** A note that could not be kept stays in its field. */
function Write({ onWrite }: { onWrite: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  async function write() {
    if (text.trim() === '') return
    setBusy(true)
    if (await onWrite(text.trim())) setText('')
    setBusy(false)
  }
  return (
    // No form: it may stand beside another one.
    <div className={styles.write}>
      <TextField
        label={messages.notes.write}
        helperText={messages.notes.inside}
        value={text}
        multiline
        minRows={2}
        fullWidth
        size="small"
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={busy || text.trim() === ''}
        onClick={() => void write()}
      >
        {messages.notes.add}
      </Button>
    </div>
  )
}

type AssignProps = {
  data: NotesAnswer
  onAssign: (assignee: string | null, dueOn: string | null) => Promise<boolean>
}

/** Who is to see to it, and by which day; chosen is done. */
function Assign({ data: { assignment, people }, onAssign }: AssignProps) {
  const me = useMe()
  const w = messages.notes
  const assignee = assignment?.assignee.id ?? ''
  // Whoever has it may have left since.
  const gone = assignment && !people.some(({ id }) => id === assignee) ? [assignment.assignee] : []
  const canTake = people.some(({ id }) => id === me.id) && assignee !== me.id
  return (
    <div className={styles.assign}>
      <label>
        {w.assignedTo}
        <select
          value={assignee}
          onChange={(event) => void onAssign(event.target.value || null, assignment?.due_on ?? null)}
        >
          <option value="">{w.nobody}</option>
          {[...gone, ...people].map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me.id ? formatMessage(w.me, { name }) : name}
            </option>
          ))}
        </select>
      </label>
      {assignment && (
        <label>
          {w.due}
          <input
            type="date"
            value={assignment.due_on ?? ''}
            onChange={(event) => void onAssign(assignee, event.target.value || null)}
          />
        </label>
      )}
      {canTake && (
        <Button size="small" onClick={() => void onAssign(me.id, assignment?.due_on ?? null)}>
          {w.take}
        </Button>
      )}
      {assignment && (
        <p>
          {formatMessage(w.assignedBy, { name: assignment.by.name, at: shortCat(assignment.at) })}
          {assignment.due_on && ` ${formatMessage(w.dueBy, { day: formatDay(assignment.due_on, 'en') })}`}
        </p>
      )}
    </div>
  )
}

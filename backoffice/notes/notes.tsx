import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isBlank, savedText } from '#contract/rules/blank.ts'
import type { NoteAnswer, Notes as NotesAnswer, StaffNote } from '#contract/backoffice/notes.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { useMe } from '../current-user.tsx'
import { focusOnce } from '../people/components/focus-once.ts'
import { useFocused } from '../people/components/use-focused.ts'
import { setResponse } from '../set-response.ts'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { useTyped, useViewState } from '../use-typed.ts'
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
      const answer = await ask<NotesAnswer>(method, address + path, body === undefined ? {} : { body })
      await setResponse(client, key, answer)
      if (alsoStale) await client.invalidateQueries({ queryKey: [...alsoStale] })
      return true
    } catch (failure) {
      setRefused(errorMessage(failure))
      return false
    }
  }
  const section = useRef<HTMLElement>(null)
  // What is added stands above what has the focus, and must not push it out of sight.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement && section.current?.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' })
  }, [data])
  const w = messages.notes
  return (
    <section ref={section} className={styles.notes} aria-labelledby={`notes-${id}`}>
      <h2 id={`notes-${id}`}>{w.title}</h2>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {data && (
        <Assign
          data={data}
          onAssign={(assignee, due_on) => act('PUT', '/assignment', { assignee, due_on })}
        />
      )}
      {data && <Threads notes={data.notes} act={act} />}
      <Write
        key={id}
        about={`note ${collection} ${id}`}
        label={w.write}
        button={w.add}
        note={w.inside}
        onWrite={(text) => act('POST', '', { text })}
      />
      {refused && <p role="alert">{refused}</p>}
    </section>
  )
}

type Act = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<boolean>

/** What is open, oldest first; what is dealt with is folded away below it. */
function Threads({ notes, act }: { notes: readonly StaffNote[]; act: Act }) {
  const open = notes.filter(({ resolved }) => !resolved)
  const done = notes.filter(({ resolved }) => resolved)
  return (
    <>
      {open.length > 0 && (
        <ol>
          {open.map((note) => (
            <Thread key={note.id} note={note} act={act} />
          ))}
        </ol>
      )}
      {done.length > 0 && (
        <details>
          <summary>{formatMessage(messages.notes.resolvedCount, { n: done.length })}</summary>
          <ol>
            {done.map((note) => (
              <Thread key={note.id} note={note} act={act} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** The beginning of a text, for who hears which one a button is about. */
const beginning = ({ text }: { text: string }) => text.slice(0, 40)

function Thread({ note, act }: { note: StaffNote; act: Act }) {
  const [answering, setAnswering] = useViewState(`answering ${note.id}`, false)
  // Whoever has answered, or does not after all, goes on where they began.
  const [closed, setClosed] = useState(false)
  const w = messages.notes
  const { resolved, answers } = note
  const text = beginning(note)
  return (
    <li data-resolved={resolved ? '' : undefined}>
      <Said note={note} removable={answers.length === 0} act={act} />
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Said note={answer} removable act={act} />
            </li>
          ))}
        </ol>
      )}
      {resolved && (
        <p className={styles.resolved}>
          {formatMessage(w.resolvedBy, { name: resolved.by.name, at: shortCat(resolved.at) })}
        </p>
      )}
      {answering ? (
        <Write
          about={`answer ${note.id}`}
          label={formatMessage(w.writeAnswer, { name: note.author.name })}
          button={w.addAnswer}
          onCancel={() => {
            setAnswering(false)
            setClosed(true)
          }}
          onWrite={async (words) => {
            const kept = await act('POST', '', { text: words, answers: note.id })
            if (kept) {
              setAnswering(false)
              setClosed(true)
            }
            return kept
          }}
        />
      ) : (
        <>
          <Button
            size="small"
            aria-label={formatMessage(w.answerThis, { text })}
            {...(closed && { ref: focusOnce })}
            onClick={() => setAnswering(true)}
          >
            {w.answer}
          </Button>
          <Button
            size="small"
            aria-label={formatMessage(resolved ? w.reopenThis : w.resolveThis, { text })}
            onClick={() => void act('PUT', `/${note.id}/resolved`, { resolved: !resolved })}
          >
            {resolved ? w.reopen : w.resolve}
          </Button>
        </>
      )}
    </li>
  )
}

/** Who wrote when, and what. */
function Said({ note, removable, act }: { note: NoteAnswer; removable: boolean; act: Act }) {
  const w = messages.notes
  return (
    <>
      <strong>{note.author.name}</strong> <time dateTime={note.at}>{shortCat(note.at)}</time>
      {note.mine && removable && (
        <Button
          size="small"
          className={styles.remove ?? ''}
          aria-label={formatMessage(w.removeThis, { text: beginning(note) })}
          onClick={() => void act('DELETE', `/${note.id}`)}
        >
          {w.remove}
        </Button>
      )}
      <p>{note.text}</p>
    </>
  )
}

type WriteProps = {
  /** what the text is about, for it to be kept by */
  about: string
  label: string
  button: string
  note?: string
  onWrite: (text: string) => Promise<boolean>
  onCancel?: () => void
}

/** A note that could not be kept stays in its field. */
function Write({ about, label, button, note, onWrite, onCancel }: WriteProps) {
  const [text, setText] = useTyped(about, '')
  const [busy, setBusy] = useState(false)
  const field = useFocused()
  async function write() {
    if (busy || isBlank(text)) return
    setBusy(true)
    if (await onWrite(savedText(text))) setText('')
    setBusy(false)
  }
  return (
    // No form: it may stand beside another one.
    <div className={styles.write}>
      <TextField
        label={label}
        helperText={note}
        value={text}
        multiline
        minRows={2}
        fullWidth
        size="small"
        // Who asked for the field goes on in it; the one that is always there waits.
        {...(onCancel && { inputRef: field })}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <div>
        <Button
          size="small"
          variant="outlined"
          // Not disabled: whoever has just pressed it would lose the focus.
          aria-disabled={busy || isBlank(text)}
          onClick={() => void write()}
        >
          {button}
        </Button>
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              setText('')
              onCancel()
            }}
          >
            {messages.notes.cancel}
          </Button>
        )}
      </div>
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

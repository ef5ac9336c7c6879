import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Queue } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

/** What the command menu passes on in the history's state: no address holds a customer's name or number. */
export type SearchState = { search: string }

type Props = {
  /** may search by what tells of the customer; others by reference only */
  officer: boolean
  /** searched when the form appears */
  initialText: string
  onFound: (found: Queue) => void
}

/** Finds submissions by one text. What is typed goes in a body and into no address. */
export function Search({ officer, initialText, onFound }: Props) {
  const [text, setText] = useState(initialText)
  const [refused, setRefused] = useState('')
  async function search(wanted: string) {
    setRefused('')
    if (wanted.trim().length < 2) return
    try {
      onFound(await ask<Queue>('POST', '/api/kyc_reviews/search', { body: { text: wanted } }))
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : messages.shell.errors.unknown)
    }
  }
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  })
  useEffect(() => {
    if (initialText !== '') void newest.current(initialText)
  }, [initialText])
  return (
    <search>
      <form
        className={styles.search}
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void search(text)
        }}
      >
        <TextField
          label={messages.kyc.searchLabel}
          helperText={officer ? messages.kyc.searchHelp : messages.kyc.searchHelpReference}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <Button type="submit" variant="outlined">
          {messages.kyc.searchDo}
        </Button>
        <span className={styles.muted}>{messages.kyc.searchNote}</span>
        {refused && <p role="alert">{refused}</p>}
      </form>
    </search>
  )
}

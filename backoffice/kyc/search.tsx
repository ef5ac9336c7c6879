import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Queue } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import type { Lead } from '../leads/lead.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

/** What the command menu passes on in the history's state: no address holds a customer's name or number. */
export type SearchState = { search: string }

/** Submissions and leads that a text stands for. */
export type Found = { queue: Queue; leads: Lead[] }

type Props = {
  /** may search by what tells of the customer; others by reference only */
  officer: boolean
  /** searched when the form appears */
  initialText: string
  onFound: (found: Found) => void
}

/** Finds submissions and leads by one text. What is typed goes in a body and into no address. */
export function Search({ officer, initialText, onFound }: Props) {
  const [text, setText] = useState(initialText)
  const [refused, setRefused] = useState('')
  async function search(wanted: string) {
    setRefused('')
    if (wanted.trim().length < 2) return
    try {
      const body = { text: wanted }
      const [queue, { items: leads }] = await Promise.all([
        ask<Queue>('POST', '/api/kyc_reviews/search', { body }),
        ask<{ items: Lead[] }>('POST', '/api/leads/search', { body }),
      ])
      onFound({ queue, leads })
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

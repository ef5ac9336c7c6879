import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import type { Queue } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

/** Finds submissions by account or contact. What is typed goes in a body and into no address. */
export function Search({ onFound }: { onFound: (found: Queue) => void }) {
  const [account, setAccount] = useState('')
  const [contact, setContact] = useState('')
  const [refused, setRefused] = useState('')
  async function search(event: FormEvent) {
    event.preventDefault()
    setRefused('')
    const body = {
      ...(account.trim() && { account_number: account }),
      ...(contact.trim() && { username: contact }),
    }
    if (Object.keys(body).length === 0) return
    try {
      onFound(await ask<Queue>('POST', '/api/kyc_reviews/search', { body }))
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : messages.shell.errors.unknown)
    }
  }
  return (
    <search>
      <form className={styles.search} autoComplete="off" onSubmit={(event) => void search(event)}>
        <TextField
          label={messages.kyc.searchAccount}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 60 } }}
        />
        <TextField
          label={messages.kyc.searchContact}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
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

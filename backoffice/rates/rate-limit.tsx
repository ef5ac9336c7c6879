import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { RateLimits } from '#contract/backoffice/sheets.ts'
import { isFigure, plainFigure } from '#contract/rules/rate-change.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

type Props = { name: keyof RateLimits; percent: string }

/** The percentage above which a change or a spread must be confirmed; approvers and administrators set it. */
export function RateLimit({ name, percent }: Props) {
  const client = useQueryClient()
  const mayChange = hasRole(useMe(), ['approver', 'administrator'])
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState('')
  async function save(event: FormEvent) {
    event.preventDefault()
    const limit = plainFigure(typed ?? '')
    if (!isFigure(limit)) return setError(messages.rates.errors.not_a_figure)
    try {
      await ask('PUT', `/backoffice/api/rates/${name}_limit`, { body: { percent: limit } })
      setTyped(null)
      setError('')
    } catch (error) {
      setError(errorMessage(error))
    }
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  return (
    <div className={styles.changeLimit}>
      <span>{formatMessage(messages.rates.limits[name], { percent })}</span>
      {mayChange && typed === null && (
        <Button size="small" onClick={() => setTyped(percent)}>
          {messages.rates.limitEdit[name]}
        </Button>
      )}
      {typed !== null && (
        <form onSubmit={(event) => void save(event)}>
          <TextField
            label={messages.rates.changeLimitLabel}
            value={typed}
            error={error !== ''}
            helperText={error || undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="contained">
            {messages.rates.changeLimitSave}
          </Button>
          <Button onClick={() => setTyped(null)}>{messages.rates.cancel}</Button>
        </form>
      )}
    </div>
  )
}

import Button from '@mui/material/Button'
import { useState } from 'react'
import { isFigure, plainFigure } from '#contract/rules/rate-change.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

type Props = {
  /** nothing is marked and no cell was in use yet */
  disabled: boolean
  onFillDown: () => void
  onMove: (percent: string) => void
}

/** What is done to the marked cells at once. */
export function GridTools({ disabled, onFillDown, onMove }: Props) {
  const [typed, setTyped] = useState('1')
  const percent = plainFigure(typed)
  const { rates } = messages
  const wrong = !isFigure(percent) || Number(percent) > 50
  return (
    <fieldset className={styles.acts} aria-label={rates.onMarked}>
      <Button size="small" disabled={disabled} aria-keyshortcuts="Control+D" onClick={onFillDown}>
        {rates.fillDown}
      </Button>
      <label>
        <span className="visually-hidden">{rates.percent}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={wrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        %
      </label>
      {(['raise', 'lower'] as const).map((way) => (
        <Button
          key={way}
          size="small"
          disabled={disabled || wrong}
          onClick={() => onMove(way === 'raise' ? percent : `-${percent}`)}
        >
          {formatMessage(rates[way], { percent: wrong ? '?' : percent })}
        </Button>
      ))}
    </fieldset>
  )
}

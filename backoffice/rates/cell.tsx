import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { RowError } from '#contract/backoffice/sheets.ts'
import { formatMessage, messages } from '../messages.ts'
import { Difference } from './difference.tsx'
import styles from './rates.module.css'

type Props = {
  id: string
  label: string
  value: string
  live: string | undefined
  reckoned: boolean
  error: RowError | undefined
  far: boolean
  marked: boolean
  readOnly: boolean
  onType: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onFocus: (extend: boolean) => void
}

/** One figure: what is typed, and below it what is in effect, the difference, what is wrong. */
export function Cell({
  id,
  label,
  value,
  live,
  reckoned,
  error,
  far,
  marked,
  readOnly,
  onType,
  onKey,
  onPaste,
  onFocus,
}: Props) {
  const hintId = `${id}-told`
  return (
    <td className={styles.cell} data-far={far || undefined} data-marked={marked || undefined}>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={hintId}
        value={value}
        readOnly={readOnly}
        data-reckoned={reckoned || undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        onPaste={onPaste}
        onFocus={(event) => {
          event.target.select()
          onFocus(false)
        }}
        onMouseDown={(event) => {
          if (event.shiftKey) onFocus(true)
        }}
      />
      <span className={styles.told} id={hintId}>
        <span className={styles.now}>
          {live === undefined ? messages.rates.none : formatMessage(messages.rates.now, { figure: live })}
        </span>
        <Difference before={live} after={value} />
        {reckoned && <span className={styles.now}>{messages.rates.middleAuto}</span>}
        {error && <span className={styles.fault}>{messages.rates.errors[error]}</span>}
      </span>
    </td>
  )
}

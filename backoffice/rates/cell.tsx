import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { RowError } from '#contract/backoffice/sheets.ts'
import { formatMessage, messages } from '../messages.ts'
import { Difference } from './difference.tsx'
import styles from './rates.module.css'

type Props = {
  id: string
  label: string
  /** of its column, where each row is a card */
  column: string
  value: string
  /** what is in effect */
  live: string | undefined
  /** what was in effect when today began */
  yesterday: string | undefined
  calculated: boolean
  error: RowError | undefined
  far: boolean
  marked: boolean
  readOnly: boolean
  onType: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onFocus: () => void
  /** the mouse marks: from where it went down, or on to here */
  onMark: (how: 'begin' | 'extend') => void
}

/** One figure: yesterday's, what is typed, the change; below it what is wrong. */
export function Cell(props: Props) {
  const { id, value, live, yesterday, calculated, error, readOnly } = props
  const { rates } = messages
  const hintId = `${id}-told`
  const moved = live !== undefined && live !== yesterday
  return (
    <td
      className={styles.cell}
      data-label={props.column}
      data-far={props.far || undefined}
      data-marked={props.marked || undefined}
      onPointerEnter={(event) => {
        if (event.buttons === 1) props.onMark('extend')
      }}
    >
      <div className={styles.figure}>
        <span className={styles.before} id={`${id}-before`}>
          <span className={styles.narrow}>{rates.yesterday} </span>
          {yesterday ?? '–'}
          {moved && <span className={styles.isNow}>{formatMessage(rates.now, { figure: live })}</span>}
        </span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-label={props.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={hintId}
          value={value}
          readOnly={readOnly}
          data-calculated={calculated || undefined}
          onChange={(event) => props.onType(event.target.value)}
          onKeyDown={props.onKey}
          onPaste={props.onPaste}
          onFocus={(event) => {
            event.target.select()
            props.onFocus()
          }}
          onMouseDown={(event) => props.onMark(event.shiftKey ? 'extend' : 'begin')}
        />
        <span className={styles.change} id={hintId}>
          {!calculated && <Difference before={live} after={value} />}
          {calculated && <span className={styles.below}>{rates.middleAuto}</span>}
          {error && <span className={styles.fault}> {rates.errors[error]}</span>}
        </span>
      </div>
    </td>
  )
}

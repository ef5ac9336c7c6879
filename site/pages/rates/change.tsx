import { formatMessage } from '#contract/format-message.ts'
import type { Change } from '#contract/rules/convert.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { usePageContext } from '../../page-context.ts'
import styles from './change.module.css'

const arrows = { up: '▲', down: '▼', same: '=' }

/** How far a rate moved from the one before: an arrow for the eye, and words. */
export function ChangeNote({ change: { way, by } }: { change: Change }) {
  const {
    messages: { rates: messages },
  } = usePageContext()
  return (
    <span className={styles.change}>
      <span aria-hidden="true" className={styles.arrow}>
        {arrows[way]}
      </span>{' '}
      {way === 'same' ? messages.same : formatMessage(messages[way], { by: formatRate(by) })}
    </span>
  )
}

import { changeOf, isFigure } from '#contract/rules/rate-change.ts'
import { words } from '../messages.ts'
import styles from './rates.module.css'

/** How a figure moves from what is in effect, in an arrow and words. */
export function Difference({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (before === undefined || after === undefined || !isFigure(before) || !isFigure(after)) return null
  const { absolute, percent, direction } = changeOf(before, after)
  if (direction === 'same') return null
  const by = absolute.replace('-', '')
  const share = percent?.replace('-', '') ?? null
  return (
    <span className={styles.difference} data-direction={direction}>
      {direction === 'up' ? words.rates.up(by, share) : words.rates.down(by, share)}
    </span>
  )
}

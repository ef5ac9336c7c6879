import { changeOf, isFigure } from '#contract/rules/rate-change.ts'
import { formatMessage, words } from '../words.ts'
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
      {moved(direction, by, share)}
    </span>
  )
}

/** "▲ up 1.50 (0.09 %)"; without the percentage where there is none. */
export const moved = (direction: 'up' | 'down', by: string, percent: string | null): string =>
  percent
    ? formatMessage(words.rates[`${direction}Percent`], { by, percent })
    : formatMessage(words.rates[direction], { by })

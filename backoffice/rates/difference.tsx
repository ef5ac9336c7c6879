import { changeOf, isFigure } from '#contract/rules/rate-change.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

/** How a figure moves from what is in effect, in an arrow and words. */
export function Difference({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (before === undefined || after === undefined || !isFigure(before) || !isFigure(after)) return null
  const { absolute, percent, direction } = changeOf(before, after)
  if (direction === 'same') return null
  const by = absolute.replace('-', '')
  const share = percent?.replace('-', '') ?? null
  return (
    <span className={styles.difference}>
      <span>{formatMessage(messages.rates[direction], { by })}</span>
      {share !== null && (
        <>
          {' '}
          <span>{formatMessage(messages.rates.percentBeside, { percent: share })}</span>
        </>
      )}
    </span>
  )
}

/** What lies between buying and selling, in money and in percent of buying. */
export function Spread({ buying, selling }: { buying: string; selling: string }) {
  const { absolute, percent } = changeOf(buying, selling)
  return (
    <>
      {absolute}
      {percent !== null && (
        <span className={styles.below}>{formatMessage(messages.rates.percentOf, { percent })}</span>
      )}
    </>
  )
}

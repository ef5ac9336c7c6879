import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import type { KycFigures } from '#contract/backoffice/kyc.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { toCsv } from '#contract/rules/csv.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { Loading } from '../shell/loading.tsx'
import { minutesAsAge } from '../time.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'
import { useReasons } from './use-reasons.ts'

const ageOf = (minutes: number | null): string => (minutes === null ? '–' : minutesAsAge(minutes))

type Day = KycFigures['days'][number]
type Column = Exclude<keyof typeof messages.kyc.figures.columns, 'day'>
type Minutes = (minutes: number | null) => string | number

/** The columns after the day; ages are minutes. */
const columns: readonly [Column, (day: Day, age: Minutes) => string | number][] = [
  ['received', ({ received }) => received],
  ['accepted', ({ accepted }) => accepted],
  ['asked_again', ({ asked_again }) => asked_again],
  ['waiting', ({ waiting }) => waiting],
  ['overdue', ({ overdue }) => overdue],
  ['median', ({ median_age }, age) => age(median_age)],
  ['oldest', ({ oldest_age }, age) => age(oldest_age)],
]

/** Saves the days as CSV, ages in minutes. */
function download({ days }: KycFigures): void {
  const w = messages.kyc.figures
  const head = columns.map(([column]) =>
    column === 'median' || column === 'oldest' ? `${w.columns[column]} (min)` : w.columns[column],
  )
  const lines = days.map((day) => [
    day.day,
    ...columns.map(([, valueOf]) => String(valueOf(day, (minutes) => minutes ?? ''))),
  ])
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([toCsv([[w.columns.day, ...head], ...lines])], { type: 'text/csv' }),
  )
  link.download = 'kyc-figures.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What came, went and waited each day, and why documents were asked for again. */
export function Figures() {
  const w = messages.kyc.figures
  const reasons = useReasons()
  const { data, error } = useQuery({
    queryKey: ['kyc', 'figures'],
    queryFn: () => ask<KycFigures>('GET', '/api/kyc_reviews/figures'),
  })
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <Loading />
  return (
    <>
      <p className={styles.muted}>
        {w.about} {w.aboutOverdue}
      </p>
      <Button variant="outlined" onClick={() => download(data)}>
        {w.download}
      </Button>
      <Scrolled label={w.byDay}>
        <table className={`${styles.table} ${styles.days}`}>
          <caption>{w.byDay}</caption>
          <thead>
            <tr>
              {Object.values(w.columns).map((name) => (
                <th key={name} scope="col" data-figure={name !== w.columns.day || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.days.map((day) => (
              <tr key={day.day}>
                <th scope="row" className={styles.day}>
                  {formatDay(day.day, 'en')}
                </th>
                {columns.map(([column, valueOf]) => (
                  <td key={column} data-figure data-label={w.columns[column]}>
                    {valueOf(day, ageOf)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <h2>{w.byReason}</h2>
      {data.reasons.length === 0 ? (
        <p>{w.noReasons}</p>
      ) : (
        <Scrolled label={w.byReason}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{w.reason}</th>
                <th scope="col" data-figure>
                  {w.documents}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.reasons.map(({ reason, documents }) => (
                <tr key={reason}>
                  <th scope="row">
                    {reasons.find(({ id }) => id === reason)?.text.en ?? messages.kyc.libraryOwn}
                  </th>
                  <td data-figure>{documents}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </>
  )
}

/** Nothing in it takes the focus: it does so itself, to be scrolled by keyboard. */
const Scrolled = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must take the focus (axe, scrollable-region-focusable)
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    {children}
  </section>
)

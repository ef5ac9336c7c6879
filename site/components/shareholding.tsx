import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import type { Frame } from '../frame.ts'
import { usePageContext } from '../page-context.ts'
import type { Holder, Shareholders } from '../sections/shareholders/read.ts'
import styles from './shareholding.module.css'
import { Table } from './table.tsx'

const nameOf = ({ name, company }: Holder, { companies }: Frame): string =>
  name ?? (company ? companies[company].name : '')

/** A part in percent, and whether it is made up. @param sample the word for that */
export const partOf = ({ percent, sample: isSample }: Holder, sample: string): string =>
  isSample ? `${percent}% (${sample})` : `${percent}%`

/** Colours follow the order; from the fourth holder on there is one. */
const colours = [styles.first, styles.second, styles.third] as const
const colourOf = (at: number) => colours[at] ?? styles.further

/** Who owns a company, as a bar where there are several, and as the table that says the same. */
export function Shareholding({
  of: { holders, listed_on, company },
  title,
}: {
  of: Shareholders
  title: string
}) {
  const {
    messages: { company: messages },
    request,
    frame,
  } = usePageContext()
  const several = holders.length > 1
  return (
    <div className={styles.shareholding}>
      {several && <Bar holders={holders} />}
      <Table
        wide={false}
        caption={title}
        captionSeen={false}
        columns={[{ name: messages.holder }, { name: messages.share, figures: true }]}
        rows={holders.map((holder, at) => ({
          key: nameOf(holder, frame),
          cells: [
            <span key="name" className={styles.holder}>
              {several && (
                <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                  <rect className={colourOf(at)} width="10" height="10" />
                </svg>
              )}
              {nameOf(holder, frame)}
            </span>,
            partOf(holder, messages.sample),
          ],
        }))}
      />
      {listed_on !== undefined && (
        <p className={styles.listed}>
          {formatMessage(messages.listed, {
            company: frame.companies[company].name,
            day: formatDay(listed_on, request.lang),
          })}
        </p>
      )}
    </div>
  )
}

/** Each holder's stretch, in percent from the start. */
function Bar({ holders }: { holders: readonly Holder[] }) {
  const { frame } = usePageContext()
  const from = (at: number) => holders.slice(0, at).reduce((sum, { percent }) => sum + Number(percent), 0)
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {holders.map((holder, at) => (
        <rect
          key={nameOf(holder, frame)}
          className={colourOf(at)}
          x={from(at)}
          y="0"
          width={Math.max(Number(holder.percent) - 0.4, 0.6)}
          height="10"
        />
      ))}
    </svg>
  )
}

import { brandIds } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Card } from '../../../components/card.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './glance.module.css'
import type { GroupAtAGlance } from './read.ts'

/** The group in five figures, beside the promise. */
export function Glance({ glance }: { glance: GroupAtAGlance }) {
  const {
    messages: { holdingsHome: messages },
    request: { lang },
  } = usePageContext()
  const { branches, counters, tenancies, listedOn } = glance
  const figures = [
    { label: messages.glanceCompanies, value: String(brandIds.length) },
    ...(branches > 0 ? [{ label: messages.glanceBranches, value: String(branches) }] : []),
    ...(counters > 0 ? [{ label: messages.glanceCounters, value: String(counters) }] : []),
    ...(tenancies === null
      ? []
      : [{ label: messages.glanceTenancies, value: formatMessage(messages.over, { n: tenancies }) }]),
    ...(listedOn === undefined ? [] : [{ label: messages.glanceListed, value: formatDay(listedOn, lang) }]),
  ]
  return (
    <Card
      title={messages.glance}
      level={2}
      meta={formatMessage(messages.glanceMeta, { day: formatDay(glance.now, lang) })}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

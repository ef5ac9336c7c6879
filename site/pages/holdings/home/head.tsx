import { brandIds } from '#contract/brands/names.ts'
import { propertiesFacts } from '#contract/facts/properties.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Hero } from '../../../components/hero.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './head.module.css'
import type { HoldingsHome } from './read.ts'

/** The promise, and the group in five figures. */
export function Head({ data }: { data: HoldingsHome }) {
  const {
    messages: { holdingsHome: messages },
    request: { lang },
  } = usePageContext()
  const { listed_on } = data.shareholders ?? {}
  const figures = [
    { label: messages.glanceCompanies, value: String(brandIds.length) },
    ...(data.branches > 0 ? [{ label: messages.glanceBranches, value: String(data.branches) }] : []),
    ...(data.counters > 0 ? [{ label: messages.glanceCounters, value: String(data.counters) }] : []),
    {
      label: messages.glanceTenancies,
      value: formatMessage(messages.over, { n: propertiesFacts.tenanciesOver }),
    },
    ...(listed_on === undefined ? [] : [{ label: messages.glanceListed, value: formatDay(listed_on, lang) }]),
  ]
  return (
    <Hero
      title={messages.hero}
      lede={messages.lede}
      card={
        <Card
          title={messages.glance}
          level={2}
          meta={formatMessage(messages.glanceMeta, { day: formatDay(data.now, lang) })}
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
      }
    >
      <ButtonLink look="spark" to="/fdhfinancialholdings/aboutus">
        {messages.meet}
      </ButtonLink>
      <ButtonLink look="ghost" to="/fdhfinancialholdings/investor_relations">
        {messages.investors}
      </ButtonLink>
    </Hero>
  )
}

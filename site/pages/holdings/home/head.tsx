import { brandIds } from '#contract/brands/names.ts'
import { propertiesFacts } from '#contract/facts/properties.ts'
import { listedOn } from '#contract/facts/shareholding.ts'
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
    words: { holdingsHome: words },
    request: { lang },
  } = usePageContext()
  const figures = [
    { label: words.glanceCompanies, value: String(brandIds.length) },
    ...(data.branches > 0 ? [{ label: words.glanceBranches, value: String(data.branches) }] : []),
    ...(data.counters > 0 ? [{ label: words.glanceCounters, value: String(data.counters) }] : []),
    { label: words.glanceTenancies, value: words.over(propertiesFacts.tenanciesOver) },
    { label: words.glanceListed, value: formatDay(listedOn, lang) },
  ]
  return (
    <Hero
      title={words.hero}
      lede={words.lede}
      card={
        <Card title={words.glance} level={2} meta={words.glanceMeta(formatDay(data.now, lang))}>
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
        {words.meet}
      </ButtonLink>
      <ButtonLink look="ghost" to="/fdhfinancialholdings/investor_relations">
        {words.investors}
      </ButtonLink>
    </Hero>
  )
}

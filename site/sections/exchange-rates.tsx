import { limits } from '#contract/limits.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import { Card } from '../components/card.tsx'
import { Link } from '../components/link.tsx'
import { Section } from '../components/section.tsx'
import { readChanges } from '../pages/rates/changes.ts'
import { ExchangeRates } from '../pages/rates/exchange-list.tsx'
import { ratesInOrder } from '../pages/rates/in-order.ts'
import { readMonthLines } from '../pages/rates/month-lines.ts'
import { RateLinks } from '../pages/rates/rate-links.tsx'
import { defineSectionView } from '../section.ts'
import { exchangeRates } from '../structured-data.ts'
import styles from './exchange-rates.module.css'

/** The page whose query tells which rates are asked for; any other has them all. */
const paged = '/fdhmoneybureau/home'

/** Ten currencies a page, each with its change, and beside them which of the two columns is the reader's. */
export const view = defineSectionView('exchange-rates', {
  async load(_section, feed, { path, query }) {
    const rates = await ratesInOrder(feed)
    const number = pageNumber(query['page'])
    const size = path === paged ? limits.exchangeRatesPageSize : Math.max(1, rates.length)
    const page = number && pageOf(rates, number, size)
    if (!page) return null
    const [changes, lines] = await Promise.all([
      readChanges(feed, page.items),
      readMonthLines(feed, page.items),
    ])
    return { rates, list: { page, changes, lines } }
  },
  structured: (_section, { rates }) => exchangeRates(rates),
  Component({ section, data: { list } }) {
    const { id, title, ground } = section
    return (
      <Section id={id} title={title} ground={ground}>
        <div className={styles.halves}>
          <div>
            <ExchangeRates list={list} caption={title} headed at={id} />
            <RateLinks rows={list.page.total} />
          </div>
          {section.card_title !== undefined && (
            <Card title={section.card_title} tinted className={styles.which}>
              <ul className={styles.list}>
                {section.card_items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              {section.card_more.map(({ name, to }) => (
                <Link key={to} to={to} className={styles.more}>
                  {name}
                </Link>
              ))}
            </Card>
          )}
        </div>
      </Section>
    )
  },
})

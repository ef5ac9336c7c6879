import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatMoney } from '#contract/rules/money-format.ts'
import type { SectionOf } from '#contract/section-types.ts'
import { Quilt, QuiltTile } from '../components/quilt.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { changeOf, readBankRate, valueOf, type DatedRate } from '../pages/rates/tariffs.ts'
import { defineSectionView } from '../section.ts'

type Written = SectionOf<'companies'>['items'][number]
type Tile = {
  company: BrandId
  text: string
  fact: { value: string; label: string } | undefined
  rate: DatedRate | undefined
}

/** Companies in their own weaves, each with one figure that is true now. */
export const view = defineSectionView('companies', {
  load: ({ items }, feed) => Promise.all(items.map((item) => readTile(feed, item))),
  Component({ section: { id, title, lede, ground }, data: tiles }) {
    const {
      frame: { companies },
      messages: { rates: messages },
    } = usePageContext()
    return (
      <Section id={id} title={title} lede={lede} ground={ground}>
        <Quilt>
          {tiles.map(({ company, text, fact, rate }) => (
            <QuiltTile
              key={company}
              brand={company}
              name={companies[company].name}
              text={text}
              to={`${companies[company].path}/home`}
              fact={fact && { ...fact, announced: rate && changeOf(rate, messages) }}
            />
          ))}
        </Quilt>
      </Section>
    )
  },
})

async function readTile(feed: Feed, item: Written): Promise<Tile> {
  const { company, text, label = '' } = item
  const figure = await readFigure(feed, item)
  const day = figure?.since === undefined ? '' : formatDay(figure.since, feed.lang)
  const fact = figure && { value: figure.value, label: label.replaceAll('{day}', day) }
  return { company, text, fact, rate: figure?.rate }
}

/** The figure that a tile names, with the day from which it holds; undefined where there is none in effect. */
async function readFigure(
  feed: Feed,
  { rate, currency, value }: Written,
): Promise<{ value: string; since?: string; rate?: DatedRate } | undefined> {
  if (rate !== undefined) {
    const row = await readBankRate(feed, rate)
    return row && { value: valueOf(row), since: row.effective_at, rate: row }
  }
  if (currency !== undefined) {
    const row = (await feed.all('money_bureau_exchange_rates')).find((one) => one.currency === currency)
    return row && { value: formatMoney(row.selling), since: row.effective_at }
  }
  return value === undefined ? undefined : { value }
}

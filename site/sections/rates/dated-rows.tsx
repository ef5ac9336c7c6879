import type { Feed } from '#contract/feed.ts'
import { Section } from '../../components/section.tsx'
import { TariffTable } from '../../pages/rates/tariff-table.tsx'
import { readBankRates, type DatedRate } from '../../pages/rates/tariffs.ts'
import styles from './dated-rows.module.css'

/** The rows in effect of some products, in the order in which they are named; null where there is none. */
export async function readDatedRows(
  feed: Feed,
  kind: 'rate' | 'tariff',
  products: readonly string[],
): Promise<DatedRate[] | null> {
  const rows = await readBankRates(feed, kind)
  const named = products.flatMap((product) => rows.find((row) => row.product === product) ?? [])
  return named.length === 0 ? null : named
}

/** Rates or charges in a section, with the day from which each holds. */
export const DatedRows = ({
  section: { id, title, lede, ground },
  rows,
  columns,
}: {
  section: { id: string; title: string; lede?: string | undefined; ground: 'paper' | 'sand' | 'wash' }
  rows: readonly DatedRate[]
  columns: readonly [name: string, value: string]
}) => (
  <Section id={id} title={title} lede={lede} ground={ground}>
    <div className={styles.table}>
      <TariffTable rates={rows} caption={title} columns={columns} />
    </div>
  </Section>
)

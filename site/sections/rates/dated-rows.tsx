import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { Section } from '../../components/section.tsx'
import { TariffTable } from '../../pages/rates/tariff-table.tsx'
import styles from './dated-rows.module.css'

type DatedRow = Item<'bank_rates'>

/** The rows in effect of some products, in the order in which they are named; null where there is none. */
export async function readDatedRows(
  feed: Feed,
  kind: 'rate' | 'tariff',
  products: readonly string[],
): Promise<DatedRow[] | null> {
  const rows = await feed.all('bank_rates', { kind })
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
  rows: readonly DatedRow[]
  columns: readonly [name: string, value: string]
}) => (
  <Section id={id} title={title} lede={lede} ground={ground}>
    <div className={styles.table}>
      <TariffTable rates={rows} caption={title} columns={columns} />
    </div>
  </Section>
)

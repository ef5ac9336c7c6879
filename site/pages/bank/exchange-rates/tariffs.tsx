import { EmptyState } from '../../../components/empty-state.tsx'
import { Reading } from '../../../components/grid.tsx'
import { Live } from '../../../components/live.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Sheets } from '../../rates/sheets.tsx'
import { TariffTable } from '../../rates/tariff-table.tsx'
import { byGroup } from '../../rates/tariffs.ts'
import type { BankRatesPage } from './read.ts'
import styles from './tables.module.css'

/** What things cost, group by group. */
export function Tariffs({ data }: { data: Extract<BankRatesPage, { tab: 'Tariffs' }> }) {
  const {
    messages: { rates: messages },
  } = usePageContext()
  const groups = byGroup(data.tariffs)
  return (
    <Reading aside={<Sheets sheets={data.sheets} />}>
      {groups.length === 0 && <EmptyState>{messages.noTariffs}</EmptyState>}
      <Live id="live-tariffs" of={['bank_rates']}>
        <div className={styles.tables}>
          {groups.map(([group, tariffs], at) => (
            <section key={group} className={styles.group} aria-labelledby={`group-${at + 1}`}>
              <h2 id={`group-${at + 1}`}>{group}</h2>
              <TariffTable
                rates={tariffs}
                caption={messages.taxIncluded}
                captionUnseen={group}
                columns={[messages.charge, messages.price]}
              />
            </section>
          ))}
        </div>
      </Live>
    </Reading>
  )
}

import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { TariffTable } from '../pages/rates/tariff-table.tsx'
import { isBureauTariff, readBankRates } from '../pages/rates/tariffs.ts'
import { defineSectionView } from '../section.ts'
import styles from './rates/dated-rows.module.css'

/** What the bureau charges on top of the exchange rate. */
export const view = defineSectionView('costs', {
  load: async (_section, feed) => (await readBankRates(feed, 'tariff')).filter(isBureauTariff),
  Component({ section: { id, title, lede, ground, more }, data: tariffs }) {
    const {
      messages: { rates: messages },
    } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <div className={styles.table}>
          <TariffTable
            rates={tariffs}
            caption={messages.taxIncluded}
            captionUnseen={title}
            columns={[messages.charge, messages.price]}
          />
        </div>
      </Section>
    )
  },
})

import { formatMessage } from '#contract/format-message.ts'
import { Card } from '../../../components/card.tsx'
import { Grid } from '../../../components/grid.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { TariffTable } from '../../rates/tariff-table.tsx'
import type { BankRate } from '../../rates/tariffs.ts'
import styles from './costs-and-papers.module.css'

/** What is charged beside the rate, and what to bring for each errand. */
export function CostsAndPapers({ tariffs }: { tariffs: readonly BankRate[] }) {
  const {
    messages: { bureauHome: messages, rates },
  } = usePageContext()
  return (
    <>
      <Section
        id="tariffs"
        title={messages.tariffs}
        lede={messages.tariffsLede}
        aside={<Link to="/fdhmoneybureau/tariffs">{messages.tariffsAll}</Link>}
        ground="sand"
      >
        <div className={styles.tariffs}>
          <TariffTable
            rates={tariffs}
            caption={formatMessage(rates.tariffsCaptionOf, { group: messages.tariffs })}
            columns={[rates.charge, rates.price]}
          />
        </div>
      </Section>
      <Section id="bring" title={messages.bring} lede={messages.bringLede}>
        <Grid columns={3}>
          {messages.bringList.map((errand) => (
            <Card key={errand.name} className={styles.errand}>
              <Icon name={errand.icon} size={28} className={styles.icon} />
              <h3>{errand.name}</h3>
              <ul className={styles.items}>
                {errand.items.map((item) => (
                  <li key={item}>
                    <Icon name="circle-check" className={styles.mark} />
                    {item}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  )
}

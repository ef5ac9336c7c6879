import { formatMessage } from '#contract/format-message.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import { Card } from '../../../components/card.tsx'
import { Grid } from '../../../components/grid.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './accounts.module.css'
import type { BankHome } from './read.ts'

/** The account chooser: by what it is for, then by name, each with the rate in effect if it has one. */
export function Accounts({ data }: { data: BankHome }) {
  const {
    messages: { bankHome: messages },
  } = usePageContext()
  if (data.accounts.length === 0) return null
  return (
    <Section id="accounts" title={messages.accounts} lede={messages.accountsLede}>
      <Grid columns={4}>
        {data.accounts.map((account) => {
          const rate = data.bankRates.find(
            (row) => row.product === account.rates[0] && row.unit === 'percent_per_year',
          )
          const say = account.up_to ? messages.rateMost : messages.rateNow
          return (
            <Card key={account.id} className={styles.card}>
              {account.icon && <Icon name={account.icon} size={32} className={styles.icon} />}
              <h3 className={styles.need}>{account.need}</h3>
              <p className={styles.account}>
                <Link to={account.to} className={styles.link}>
                  {account.name}
                </Link>
              </p>
              {account.short && <p className={styles.text}>{account.short}</p>}
              {rate?.value && (
                <p className={styles.rate}>
                  <span className="figure">{formatMessage(say, { rate: formatPercent(rate.value) })}</span>
                </p>
              )}
            </Card>
          )
        })}
      </Grid>
    </Section>
  )
}

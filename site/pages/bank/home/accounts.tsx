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

/** Which dated rate belongs to which account; `most` where it is the best of several tiers or terms. */
const rateOf: Record<string, { product: string; most: boolean }> = {
  'Savings Account': { product: 'savings-account', most: false },
  'Current Account': { product: 'current-account-highest-tier', most: true },
  'Fixed Deposite Account': { product: 'fixed-deposit-12-months', most: true },
  'Diaspora Account': { product: 'diaspora-account', most: false },
}

/** The account chooser: by what it is for, then by name, each with the rate in effect if it has one. */
export function Accounts({ data }: { data: BankHome }) {
  const {
    messages: { bankHome: messages },
    hasPage,
  } = usePageContext()
  const ready = hasPage('/fdhbankplc/bankaccounts')
  return (
    <Section id="accounts" title={messages.accounts} lede={messages.accountsLede}>
      <Grid columns={4}>
        {messages.needs.map((need) => {
          const wanted = rateOf[need.type]
          const rate = data.bankRates.find(
            (row) => row.product === wanted?.product && row.unit === 'percent_per_year',
          )
          const say = wanted?.most ? messages.rateMost : messages.rateNow
          const to = `/fdhbankplc/bankaccounts?${new URLSearchParams({ type: need.type }).toString()}`
          return (
            <Card key={need.type} className={styles.card}>
              <Icon name={need.icon} size={32} className={styles.icon} />
              <h3 className={styles.need}>{need.need}</h3>
              <p className={styles.account}>
                {ready ? (
                  <Link to={to} className={styles.link}>
                    {need.account}
                  </Link>
                ) : (
                  need.account
                )}
              </p>
              <p className={styles.text}>{need.text}</p>
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

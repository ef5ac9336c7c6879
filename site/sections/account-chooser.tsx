import { Announced } from '../components/announced.tsx'
import { Card } from '../components/card.tsx'
import { Grid } from '../components/grid.tsx'
import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { comparedRates, highestRate, readFamily } from '../pages/bank/products/read.ts'
import { readBankRates } from '../pages/rates/tariffs.ts'
import { defineSectionView } from '../section.ts'
import styles from './account-chooser.module.css'

/** The account chooser: by what it is for, then by name, each with the rate in effect if it has one. */
export const view = defineSectionView('account-chooser', {
  async load(_section, feed) {
    const [family, rates] = await Promise.all([readFamily(feed, 'account'), readBankRates(feed, 'rate')])
    const accounts = family.filter(({ need }) => need !== undefined)
    return accounts.length === 0 ? null : { accounts, rates }
  },
  Component({ section: { id, title, lede, ground }, data: { accounts, rates } }) {
    const {
      messages: { bankHome: messages, rates: rateMessages },
    } = usePageContext()
    return (
      <Section id={id} title={title} lede={lede} ground={ground}>
        <Grid columns={4} strip>
          {accounts.map((account) => {
            const own = account.rates.flatMap((code) => rates.find(({ product }) => product === code) ?? [])
            const rate = highestRate(comparedRates(own, account, rateMessages), {
              upTo: messages.rateMost,
              exactly: messages.rateNow,
            })
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
                {rate && (
                  <p className={styles.rate}>
                    <span className="figure">{rate.value}</span>
                    {rate.announced && <Announced {...rate.announced} />}
                  </p>
                )}
              </Card>
            )
          })}
        </Grid>
      </Section>
    )
  },
})

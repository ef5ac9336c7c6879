import { formatDay } from '#contract/rules/dates.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Link } from '../../../components/link.tsx'
import { Live } from '../../../components/live.tsx'
import { RatesTable, useEffective } from '../../../components/rates-table.tsx'
import { TaskGrid } from '../../../components/task-grid.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './head.module.css'
import type { BankHome } from './read.ts'

/** The greeting with the live rates, and the four tasks most people come for. */
export function Head({ data }: { data: BankHome }) {
  const {
    words: { bankHome: words },
    request,
  } = usePageContext()
  const effective = useEffective()
  const { rates, branches, loans } = data
  const latest = rates
    .map((rate) => rate.effective_at)
    .toSorted()
    .at(-1)
  const open = branches.filter(({ status }) => status === 'open').length
  const longest = Math.max(0, ...loans.map((loan) => loan.longest_months))
  return (
    <>
      <Hero
        title={words.hero}
        lede={open > 0 ? words.lede(open) : words.ledeNoCount}
        card={
          <Live id="live-rates" of={['money_bureau_exchange_rates']}>
            <Card title={words.rates} level={2} meta={latest && effective(latest)}>
              <RatesTable rates={rates} caption={words.rates} />
              <Link to="/fdhbankplc/exchangeRates" className={styles.all}>
                {words.allRates}
              </Link>
            </Card>
          </Live>
        }
      >
        <ButtonLink look="spark" to="/fdhbankplc/onboarding">
          {words.openAccount}
        </ButtonLink>
        <ButtonLink look="ghost" to="/fdhbankplc/loan">
          {words.workOutLoan}
        </ButtonLink>
      </Hero>
      <div className={`wrap ${styles.tasks}`}>
        <TaskGrid
          label={words.tasks}
          tasks={[
            { to: '/fdhbankplc/kyc', name: words.taskKyc, hint: words.taskKycHint },
            {
              to: '/fdhbankplc/branches',
              name: words.taskBranch,
              hint: words.taskBranchHint(open),
            },
            {
              to: '/fdhbankplc/loan',
              name: words.taskLoan,
              hint: longest > 0 ? words.taskLoanHint(longest) : undefined,
            },
            {
              to: '/fdhbankplc/exchangeRates',
              name: words.taskRates,
              hint: latest && words.taskRatesHint(formatDay(latest, request.lang)),
            },
          ]}
        />
      </div>
    </>
  )
}

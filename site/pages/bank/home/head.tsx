import { formatMessage } from '#contract/format-message.ts'
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
    messages: { bankHome: messages },
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
        title={messages.hero}
        lede={open > 0 ? formatMessage(messages.lede, { n: open }, request.lang) : messages.ledeNoCount}
        card={
          <Live id="live-rates" of={['money_bureau_exchange_rates']}>
            <Card title={messages.rates} level={2} meta={latest && effective(latest)}>
              <RatesTable rates={rates} caption={messages.rates} />
              <Link to="/fdhbankplc/exchangeRates" className={styles.all}>
                {messages.allRates}
              </Link>
            </Card>
          </Live>
        }
      >
        <ButtonLink look="spark" to="/fdhbankplc/onboarding">
          {messages.openAccount}
        </ButtonLink>
        <ButtonLink look="ghost" to="/fdhbankplc/loan">
          {messages.workOutLoan}
        </ButtonLink>
      </Hero>
      <div className={`wrap ${styles.tasks}`}>
        <TaskGrid
          label={messages.tasks}
          tasks={[
            { to: '/fdhbankplc/kyc', name: messages.taskKyc, hint: messages.taskKycHint },
            {
              to: '/fdhbankplc/branches',
              name: messages.taskBranch,
              hint: formatMessage(messages.taskBranchHint, { n: open }, request.lang),
            },
            {
              to: '/fdhbankplc/loan',
              name: messages.taskLoan,
              hint:
                longest > 0 ? formatMessage(messages.taskLoanHint, { n: longest }, request.lang) : undefined,
            },
            {
              to: '/fdhbankplc/exchangeRates',
              name: messages.taskRates,
              hint: latest && formatMessage(messages.taskRatesHint, { day: formatDay(latest, request.lang) }),
            },
          ]}
        />
      </div>
    </>
  )
}

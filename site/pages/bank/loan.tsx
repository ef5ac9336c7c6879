import { brandOfPath } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { calculatorAddress } from '#contract/rules/loan-address.ts'
import { href } from '../../addresses.ts'
import { Island as LoanCalculator } from '../../islands/loan-calculator.tsx'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Hero } from '../../components/hero.tsx'
import { Island } from '../../components/island.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import type { PageRequest } from '#contract/site.ts'
import type { Plain } from '../../islands/loan-calculator/offer.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import styles from './loan/page.module.css'
import { offerOf, readCalculation, type Calculation } from './loan/read.ts'
import { LoanTable } from './loans/loan-table.tsx'

/** The bank and the group each say in their own words what the calculator is. */
const ownMessages = ({ loanCalculator: messages }: SiteMessages, path: string) =>
  brandOfPath(path) === 'holdings' ? messages.holdings : messages.bank

/** The loan calculator: a form sent by GET, so that each result has an address that can be kept and shared. */
export const page = definePage({
  paths: [calculatorAddress, '/fdhfinancialholdings/loan'],
  sheet: 'loan',
  query: ['product', 'amount', 'months', 'schedule'],
  blank: ['amount', 'months'],
  keep: ({ query }) => Object.keys(query).length === 0,
  load: readCalculation,
  title: (messages, { sent, answer }, { path }) => {
    const { tool, name } = messages.loanCalculator
    return sent && answer?.ok === false
      ? formatMessage(tool.errorTitle, { title: name })
      : ownMessages(messages, path).title
  },
  description: (messages, _data, { path }) => ownMessages(messages, path).description,
  canonical: (_data, { path }) => path,
  Component: ({ data, messages, request }) => {
    const { loanCalculator } = messages
    const own = ownMessages(messages, request.path)
    const alone = isSchedule(data, request)
    return (
      <>
        <Hero tool title={loanCalculator.name} lede={own.lede} />
        <Breadcrumbs roomy here={loanCalculator.name} />
        {data.loan ? (
          <Calculator data={data} />
        ) : (
          <div className="wrap">
            <EmptyState>{loanCalculator.none}</EmptyState>
          </div>
        )}
        {!alone && (
          <Section id="about" title={own.aboutTitle}>
            <div className={styles.about}>
              {own.about.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </Section>
        )}
        {!alone && data.loans.length > 0 && (
          <Section id="limits" title={loanCalculator.limits} lede={own.limitsLede}>
            <LoanTable loans={data.loans} caption={loanCalculator.limits} captionSeen={false} />
          </Section>
        )}
      </>
    )
  },
})

/** In low data the months come when they are asked for, and then they are all that does. */
const plainOf = ({ lowData, query }: PageRequest): Plain =>
  lowData ? (query['schedule'] === 'yes' ? 'schedule' : 'calculation') : null
/** True where the page has the schedule alone. */
const isSchedule = (data: Calculation, request: PageRequest) =>
  plainOf(request) === 'schedule' && data.answer?.ok === true

function Calculator({ data: { loans, asked, sent, chosen } }: { data: Calculation }) {
  const { request, messages, hasPage, frame } = usePageContext()
  const action = href(request.lang, request.path)
  const plain = plainOf(request)
  return (
    // One tool at two addresses.
    <div data-shared="">
      <Island
        name="loan-calculator"
        of={LoanCalculator}
        when="touch"
        plain={plain !== null}
        props={{
          action,
          csv: `${action}/schedule.csv`,
          loans: loans.map((loan) => offerOf(loan, request, messages.loans, hasPage)),
          asked,
          sent,
          chosen,
          plain,
          messages: {
            ...messages.loanCalculator.tool,
            lang: request.lang,
            aprName: formatMessage(messages.terms.whatIs, { word: messages.terms.apr.word }),
            overdueCap: frame.companies.bank.facts?.overdue_loan_cap,
            aprText: messages.terms.apr.text,
          },
        }}
      />
    </div>
  )
}

import { calculatorAddress } from '#contract/products/loans.ts'
import { brandOfPath } from '#contract/brands/names.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Reading } from '../../parts/grid.tsx'
import { Hero } from '../../parts/hero.tsx'
import { Section } from '../../parts/section.tsx'
import type { Words } from '../../words/words.ts'
import { LoanForm } from './loan/form.tsx'
import { readCalculation } from './loan/read.ts'
import { Result } from './loan/result.tsx'
import { LoanTable } from './loans/loan-table.tsx'
import { Told } from './products/told.tsx'

/** The bank and the group each say in their own words what the calculator is. */
const ownWords = ({ loanCalculator: words }: Words, path: string) =>
  brandOfPath(path) === 'holdings' ? words.holdings : words.bank

/** The loan calculator: a form sent by GET, so that each result has an address that can be kept and shared. */
export const page = definePage({
  paths: [calculatorAddress, '/fdhfinancialholdings/loan'],
  query: ['product', 'amount', 'months'],
  keep: ({ query }) => Object.keys(query).length === 0,
  load: readCalculation,
  title: (words, { faults }, { path }) => {
    const { title } = ownWords(words, path)
    return Object.keys(faults).length > 0 ? words.loanCalculator.errorTitle(title) : title
  },
  description: (words, _data, { path }) => ownWords(words, path).description,
  canonical: (_data, { path }) => path,
  Component: ({ data, words, request: { path } }) => {
    const { loanCalculator } = words
    const own = ownWords(words, path)
    const { loan, loans, worked } = data
    return (
      <>
        <Hero small title={loanCalculator.name} lede={own.lede} />
        <Breadcrumbs here={loanCalculator.name} />
        {!loan && (
          <div className="wrap">
            <EmptyState>{loanCalculator.none}</EmptyState>
          </div>
        )}
        {/* Where the form leads: the result if there is one, else the form with what is wrong. */}
        {loan && (
          <div id={worked ? undefined : 'result'}>
            <Reading
              aside={
                <Told title={own.aboutTitle}>
                  {own.about.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </Told>
              }
            >
              <Card title={loanCalculator.form} level={2}>
                <LoanForm {...data} loan={loan} />
              </Card>
            </Reading>
          </div>
        )}
        {loan && worked && <Result loan={loan} worked={worked} />}
        {loans.length > 0 && (
          <Section id="limits" title={loanCalculator.limits} lede={own.limitsLede}>
            <LoanTable loans={loans} caption={loanCalculator.limits} captionSeen={false} />
          </Section>
        )}
      </>
    )
  },
})

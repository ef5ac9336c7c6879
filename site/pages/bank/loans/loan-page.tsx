import { calculatorAddress, loanTabs } from '#contract/rules/loan-address.ts'
import { addressOfRequest } from '../../../addresses.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Reading } from '../../../components/grid.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Section } from '../../../components/section.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Next, usualSteps } from '../products/next.tsx'
import { TextBlock } from '../../../components/text-block.tsx'
import styles from './loan-page.module.css'
import { LoanTable } from './loan-table.tsx'
import type { LoanDetail } from './read.ts'
import { Terms } from './terms.tsx'

/** One loan: what it is for, its four lists as tabs, its terms and target group beside them, and the other loans. */
export function LoanPage({ detail: { loan, loans, tab, all } }: { detail: LoanDetail }) {
  const {
    messages: { loans: messages, product },
    request,
  } = usePageContext()
  const { findBranch, askUs } = usualSteps(product)
  const calculator = `${calculatorAddress}?${new URLSearchParams({ product: loan.slug }).toString()}`
  return (
    <>
      <Hero small title={loan.title} lede={loan.lede} picture={loan.image}>
        {loan.instalments && (
          <ButtonLink look="spark" to={calculator}>
            {messages.calculate}
          </ButtonLink>
        )}
        <ButtonLink look="ghost" to={findBranch.to}>
          {findBranch.name}
        </ButtonLink>
      </Hero>
      <Breadcrumbs trail={[all]} here={loan.title} />
      <Reading aside={<Beside loan={loan} />}>
        <TextBlock title={messages.what}>
          <p>{loan.description}</p>
          {loan.about?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {loan.example && <p>{loan.example}</p>}
        </TextBlock>
        <section id="details" className={styles.details} aria-label={messages.tabsLabel}>
          <Tabs
            label={messages.tabsLabel}
            tabs={loanTabs.map((one) => ({
              name: messages.tabs[one],
              current: one === tab,
              to: `${addressOfRequest(request, { tab: one === loanTabs[0] ? '' : one })}#details`,
            }))}
          />
          <h2 className={styles.title}>{messages.tabs[tab]}</h2>
          <Items
            items={
              {
                Requirements: loan.requirements,
                Benefits: loan.benefits,
                Features: loan.features,
                Accessibility: loan.accessibility,
              }[tab]
            }
          />
        </section>
        <Next steps={loan.next ?? [findBranch, askUs]} />
      </Reading>
      <Section id="others" title={messages.others} ground="sand">
        <LoanTable loans={loans} caption={messages.others} captionSeen={false} current={loan} />
      </Section>
    </>
  )
}

function Beside({ loan }: { loan: LoanDetail['loan'] }) {
  const {
    messages: { loans: messages },
    frame: { companies },
  } = usePageContext()
  const cap = companies.bank.facts?.overdue_loan_cap
  return (
    <div className={styles.beside}>
      <Card title={messages.terms} level={2} tinted>
        <Terms loan={loan} />
      </Card>
      {cap && (
        <Card title={messages.overdue} level={2}>
          <p>{cap}</p>
        </Card>
      )}
      <Card title={messages.target} level={2}>
        <Items items={loan.target_group} />
      </Card>
      <Card title={messages.length} level={2}>
        <Items items={loan.term} />
      </Card>
    </div>
  )
}

/** One of a loan's lists as its authors wrote it. */
function Items({ items }: { items: readonly string[] }) {
  const { messages } = usePageContext()
  if (items.length === 0) return <p>{messages.loans.noItems}</p>
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

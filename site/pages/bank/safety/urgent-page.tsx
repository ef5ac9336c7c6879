import type { Written } from '#contract/companies/company.ts'
import { officeOf } from '#contract/facts/addresses.ts'
import { Card } from '../../../components/card.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Reach } from '../../company/contact/reach.tsx'
import { WrittenPage } from '../../company/written-page.tsx'

/** A page for someone in a hurry: the bank's telephone stands at the head of it. */
export function UrgentPage({ page }: { page: Written }) {
  const { messages } = usePageContext()
  return (
    <WrittenPage
      page={page}
      aside={
        <Card title={messages.company.urgent} level={2} tinted>
          <Reach office={officeOf('bank')} />
        </Card>
      }
    />
  )
}

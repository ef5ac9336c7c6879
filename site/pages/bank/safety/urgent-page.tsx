import type { Written } from '#contract/companies/company.ts'
import { Card } from '../../../components/card.tsx'
import { officeOf } from '../../../frame.ts'
import { usePageContext } from '../../../page-context.ts'
import { Reach } from '../../company/contact/reach.tsx'
import { WrittenPage } from '../../company/written-page.tsx'

/** A page for someone in a hurry: the bank's telephone stands at the head of it. */
export function UrgentPage({ page }: { page: Written }) {
  const { messages, frame } = usePageContext()
  const office = officeOf(frame, 'bank')
  return (
    <WrittenPage
      page={page}
      aside={
        office && (
          <Card title={messages.company.urgent} level={2} tinted>
            <Reach office={office} />
          </Card>
        )
      }
    />
  )
}

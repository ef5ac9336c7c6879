import type { BrandId } from '#contract/brands/names.ts'
import { officeOf } from '#contract/facts/addresses.ts'
import { Card } from '../../../components/card.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Reach } from '../contact/reach.tsx'

/** Whom a holder may ask. */
export function AskInvestors({ brand }: { brand: BrandId }) {
  const { messages } = usePageContext()
  return (
    <Card title={messages.company.askInvestors} level={2}>
      <Reach office={officeOf(brand)} />
    </Card>
  )
}

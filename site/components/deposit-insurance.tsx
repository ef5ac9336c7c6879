import type { BrandId } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { usePageContext } from '../page-context.ts'
import { Link } from './link.tsx'

/** Says up to which amount deposits at a company are insured, and by whom; nothing where its facts do not say so. */
export function DepositInsurance({ company }: { company: BrandId }) {
  const { frame, messages } = usePageContext()
  const insurance = frame.companies[company].facts?.deposit_insurance
  if (!insurance) return null
  const { amount, insurer, url } = insurance
  return (
    <p>
      {formatMessage(messages.components.depositInsurance, { amount: formatMoneyShort(amount), insurer })}{' '}
      {url && <Link to={url}>{messages.components.depositInsuranceMore}</Link>}
    </p>
  )
}

import type { DiscountService } from '#contract/facts/discount-services.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import { usePageContext } from '../../../page-context.ts'

type Props = {
  service: DiscountService
  className: string | undefined
  whoClassName?: string | undefined
}

/** For whom a service is, for how long, and from which sum. */
export function ServiceFacts({ service, className, whoClassName }: Props) {
  const messages = usePageContext().messages.discountHouse
  const { who, term } = messages.service[service.slug]
  return (
    <dl className={className}>
      <div className={whoClassName}>
        <dt>{messages.who}</dt>
        <dd>{who}</dd>
      </div>
      <div>
        <dt>{messages.term}</dt>
        <dd>{term}</dd>
      </div>
      <div>
        <dt>{messages.minimum}</dt>
        <dd className="figure">{minimumOf(service, messages)}</dd>
      </div>
    </dl>
  )
}

/** @returns the least one can begin with, such as "MK 10,000 a month" */
function minimumOf(service: DiscountService, messages: SiteMessages['discountHouse']): string {
  if (!('least' in service)) return messages.byContracts
  const sum = formatMoneyShort(service.least)
  return service.every === 'month' ? formatMessage(messages.month, { sum }) : sum
}

/** Where a service is described in full: its own page where there is one, else its place among all of them. */
export const placeOf = (service: DiscountService, hasPage: (to: string) => boolean): string =>
  hasPage('/firstdiscounthouse/services')
    ? `/firstdiscounthouse/services?${new URLSearchParams({ type: service.type }).toString()}`
    : `/firstdiscounthouse#${service.slug}`

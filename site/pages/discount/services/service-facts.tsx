import { formatMessage } from '#contract/format-message.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import { usePageContext } from '../../../page-context.ts'
import type { Service } from '../../services/read.ts'

type Props = {
  service: Service
  className: string | undefined
  whoClassName?: string | undefined
}

/** For whom a service is, for how long, and from which sum. */
export function ServiceFacts({ service, className, whoClassName }: Props) {
  const messages = usePageContext().messages.discountHouse
  const { suits, term } = service
  return (
    <dl className={className}>
      {suits && (
        <div className={whoClassName}>
          <dt>{messages.who}</dt>
          <dd>{suits}</dd>
        </div>
      )}
      {term && (
        <div>
          <dt>{messages.term}</dt>
          <dd>{term}</dd>
        </div>
      )}
      <div>
        <dt>{messages.minimum}</dt>
        <dd className="figure">{minimumOf(service, messages)}</dd>
      </div>
    </dl>
  )
}

/** @returns the least one can begin with, such as "MK 10,000 a month" */
function minimumOf(service: Service, messages: SiteMessages['discountHouse']): string {
  if (service.least === undefined) return messages.byContracts
  const sum = formatMoneyShort(service.least)
  return service.every === 'month' ? formatMessage(messages.month, { sum }) : sum
}

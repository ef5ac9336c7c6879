import { href } from '../../../addresses.ts'
import { Island as Converter } from '../../../islands/converter.tsx'
import { quotedOf } from '../../../islands/converter/current.ts'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Island } from '../../../components/island.tsx'
import { usePageContext } from '../../../page-context.ts'
import { isAsked, type Converting } from './read.ts'

/** The converter, beside the greeting. */
export function ConverterCard({ converting }: { converting: Converting }) {
  const { messages, request } = usePageContext()
  const { bureauHome } = messages
  const effective = messages.components.effective
  const props = {
    action: href(request.lang, request.path),
    rates: converting.rates.map((rate) => quotedOf(rate, request.lang, effective)),
    asked: converting.asked,
    sent: isAsked(request),
    messages: bureauHome.convert,
    lang: request.lang,
    effective,
  }
  return (
    <Card title={bureauHome.converter} level={2}>
      {converting.rates.length > 0 ? (
        <Island name="converter" of={Converter} when="touch" plain={request.lowData} props={props} />
      ) : (
        <EmptyState>{messages.components.noRates}</EmptyState>
      )}
    </Card>
  )
}

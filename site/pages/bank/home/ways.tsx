import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { WaysList } from '../../../sections/ways/ways-list.tsx'

/** Ways to bank: from any phone to a counter. */
export function Ways() {
  const {
    messages: { bankHome: messages },
  } = usePageContext()
  return (
    <Section id="ways" title={messages.ways} lede={messages.waysLede}>
      <WaysList ways={messages.waysList} />
    </Section>
  )
}

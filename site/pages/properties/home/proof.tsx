import { propertiesFacts } from '#contract/facts/properties.ts'
import { formatMessage } from '#contract/format-message.ts'
import { Figures } from '../../../components/figures.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'

/** Two figures that prove it. */
export function Proof() {
  const {
    messages: { propertiesHome: messages },
  } = usePageContext()
  return (
    <Section id="proof" title={messages.proof} ground="wash">
      <Figures
        items={[
          {
            value: formatMessage(messages.over, { n: propertiesFacts.tenanciesOver }),
            label: messages.tenancies,
          },
          { value: String(propertiesFacts.establishedIn), label: messages.established },
        ]}
      />
    </Section>
  )
}

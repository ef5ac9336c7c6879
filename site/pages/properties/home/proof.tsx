import { propertiesFacts } from '#contract/facts/properties.ts'
import { Figures } from '../../../components/figures.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'

/** Two figures that prove it. */
export function Proof() {
  const {
    words: { propertiesHome: words },
  } = usePageContext()
  return (
    <Section id="proof" title={words.proof} ground="wash">
      <Figures
        items={[
          { value: words.over(propertiesFacts.tenanciesOver), label: words.tenancies },
          { value: String(propertiesFacts.establishedIn), label: words.established },
        ]}
      />
    </Section>
  )
}

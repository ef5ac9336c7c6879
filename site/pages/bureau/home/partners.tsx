import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { PartnerList } from '../../../sections/partners/partner-list.tsx'

/** Who sends the money that the counters pay out. */
export function Partners() {
  const {
    messages: { bureauHome: messages },
  } = usePageContext()
  return (
    <Section id="partners" title={messages.partners} lede={messages.partnersLede} ground="wash">
      <PartnerList partners={messages.partnersList.map(({ href: to, ...partner }) => ({ ...partner, to }))} />
    </Section>
  )
}

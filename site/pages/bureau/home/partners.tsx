import { ContentLink } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './partners.module.css'

/** Who sends the money that the counters pay out. */
export function Partners() {
  const {
    messages: { bureauHome: messages },
  } = usePageContext()
  return (
    <Section id="partners" title={messages.partners} lede={messages.partnersLede} ground="wash">
      <ul className={styles.partners}>
        {messages.partnersList.map((partner) => (
          <li key={partner.name} className={styles.partner}>
            <h3 className={styles.name}>
              <ContentLink to={partner.href}>{partner.name}</ContentLink>
            </h3>
            <p>{partner.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { officeOf } from '../../../frame.ts'
import { ButtonAnchor, ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './valuation.module.css'

/** How to ask what a property is worth: what to have ready, and whom to call or write to. */
export function Valuation() {
  const {
    messages: { propertiesHome: messages },
    frame,
  } = usePageContext()
  const office = officeOf(frame, 'properties')
  if (!office) return null
  return (
    <Section id="valuation" title={messages.valuation} lede={messages.valuationLede} ground="sand">
      <div className={styles.halves}>
        <ul className={styles.bring}>
          {messages.bring.map((paper) => (
            <li key={paper} className={styles.paper}>
              <Icon name="circle-check" size={24} className={styles.icon} />
              {paper}
            </li>
          ))}
        </ul>
        <Card>
          <p className={`figure ${styles.phone}`}>{office.phone}</p>
          <p className={styles.email}>{office.email}</p>
          <div className={styles.buttons}>
            <ButtonAnchor href={`tel:${office.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              {messages.call}
            </ButtonAnchor>
            <ButtonAnchor
              look="line"
              href={`mailto:${office.email}?subject=${encodeURIComponent(messages.subject)}`}
            >
              <Icon name="mail" />
              {messages.write}
            </ButtonAnchor>
            <ButtonLink look="line" to="/fdhproperties/contact">
              {messages.contactAll}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Section>
  )
}

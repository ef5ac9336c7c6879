import { Section } from '../../components/section.tsx'
import styles from './eligibility.module.css'
import type { Offer, Messages } from './offer.ts'

/** What the bank asks of whoever wants this loan. */
export function Eligibility({ loan, messages }: { loan: Offer; messages: Messages }) {
  const lang = loan.untranslated ? 'en' : undefined
  return (
    <Section id="eligibility" title={messages.eligibility} lede={messages.eligibilityText} ground="sand">
      {loan.requirements.length > 0 ? (
        <ul className={styles.items} lang={lang}>
          {loan.requirements.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p>{messages.noItems}</p>
      )}
      {loan.to !== null && (
        <a href={loan.to} className={styles.more}>
          {`${messages.inFull}: ${loan.title}`}
        </a>
      )}
    </Section>
  )
}

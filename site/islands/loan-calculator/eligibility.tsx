import { Section } from '../../components/section.tsx'
import styles from './eligibility.module.css'
import type { Offer, Words } from './offer.ts'

/** What the bank asks of whoever wants this loan. */
export function Eligibility({ loan, words }: { loan: Offer; words: Words }) {
  const lang = loan.untranslated ? 'en' : undefined
  return (
    <Section id="eligibility" title={words.eligibility} lede={words.eligibilityText} ground="sand">
      {loan.requirements.length > 0 ? (
        <ul className={styles.items} lang={lang}>
          {loan.requirements.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p>{words.noItems}</p>
      )}
      {loan.to !== null && (
        <a href={loan.to} className={styles.more}>
          {words.inFull}: {loan.title}
        </a>
      )}
    </Section>
  )
}

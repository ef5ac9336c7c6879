import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { ButtonAnchor, ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Icon } from '../components/icon.tsx'
import { Section } from '../components/section.tsx'
import { officeOf } from '../frame.ts'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './valuation.module.css'

/** How to ask what a property is worth: what to have ready, and whom to call or write to. */
export const view = defineSectionView('valuation', {
  load(section, _feed, request) {
    const office = officeOf(request.frame, companyOf(section, request))
    return office && { office }
  },
  Component({ section: { id, title, lede, ground, bring, subject, more }, data: { office } }) {
    const {
      messages: { propertiesHome: messages },
    } = usePageContext()
    const numbers = readTelephoneNumbers(office.phone)
    return (
      <Section id={id} title={title} lede={lede} ground={ground}>
        <div className={styles.halves}>
          <ul className={styles.bring}>
            {bring.map((paper) => (
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
              {numbers.map(
                ({ text, call }) =>
                  call !== null && (
                    <ButtonAnchor key={text} href={telephoneHref(call)}>
                      <Icon name="phone" />
                      {numbers.length > 1 ? `${messages.call}: ${text}` : messages.call}
                    </ButtonAnchor>
                  ),
              )}
              <ButtonAnchor
                look="line"
                href={`mailto:${office.email}?subject=${encodeURIComponent(subject)}`}
              >
                <Icon name="mail" />
                {messages.write}
              </ButtonAnchor>
              {more.map(({ name, to }) => (
                <ButtonLink key={to} look="line" to={to}>
                  {name}
                </ButtonLink>
              ))}
            </div>
          </Card>
        </div>
      </Section>
    )
  },
})

import { officeOf } from '../../../frame.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './adviser.module.css'

/** How to reach an adviser of the discount house. @param brief without the sentence that invites, which stands on the home */
export function Adviser({ brief = false }: { brief?: boolean }) {
  const {
    messages: { discountHouse: messages },
    frame,
  } = usePageContext()
  const office = officeOf(frame, 'discount')
  if (!office) return null
  return (
    <Section
      id="adviser"
      title={messages.contact}
      lede={brief ? undefined : messages.contactText}
      ground="wash"
    >
      <dl className={styles.ways}>
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={`tel:${office.phone.replace(/[^\d+]/g, '')}`} className={styles.way}>
              {office.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${office.email}`} className={styles.way}>
              {office.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{messages.address}</dt>
          <dd>{[office.address1, office.address2, office.location].join(', ')}</dd>
        </div>
      </dl>
      <ButtonLink to="/firstdiscounthouse/contact" className={styles.button}>
        {messages.contactPage}
      </ButtonLink>
    </Section>
  )
}

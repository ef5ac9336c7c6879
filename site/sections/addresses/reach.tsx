import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import type { Office } from '../../frame.ts'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Icon } from '../../components/icon.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './reach.module.css'
import { CallLink } from '../../components/telephone.tsx'

/** An office's telephone and e-mail, one below the other. */
export function Reach({ office }: { office: Office }) {
  const {
    messages: { company: messages },
  } = usePageContext()
  return (
    <ul className={styles.ways}>
      {readTelephoneNumbers(office.phone).map((number) => (
        <li key={number.text}>
          <CallLink className={styles.way} number={number}>
            <Icon name="phone" />
            <span>
              <span className="unseen">{messages.phone}: </span>
              {number.text}
            </span>
          </CallLink>
        </li>
      ))}
      <li>
        <a className={styles.way} href={`mailto:${office.email}`}>
          <Icon name="mail" />
          <span>
            <span className="unseen">{messages.email}: </span>
            {office.email}
          </span>
        </a>
      </li>
      <ContactLinks company={office.brand} className={styles.way} />
    </ul>
  )
}

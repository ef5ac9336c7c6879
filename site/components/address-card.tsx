import { brands } from '#contract/brands/names.ts'
import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import type { Office } from '../frame.ts'
import { usePageContext } from '../page-context.ts'
import styles from './address-card.module.css'
import { ContactLinks } from './contact-links.tsx'
import { Link } from './link.tsx'
import { CallLink } from './telephone.tsx'

/** A company's head office and how to reach it, in the company's own colour. */
export function AddressCard({ address }: { address: Office }) {
  const {
    messages: { company: messages },
    request,
    hasPage,
  } = usePageContext()
  const contact = `${brands[address.brand].path}/contact`
  return (
    <div className={styles.card} data-brand={address.brand}>
      <h3 className={styles.title}>
        {hasPage(contact) && request.path !== contact ? (
          <Link to={contact}>{address.title}</Link>
        ) : (
          address.title
        )}
      </h3>
      <address className={styles.lines}>
        {address.address1}
        <br />
        {address.address2}
        <br />
        {address.address3}
        <br />
        {address.box}
        <br />
        {address.location}
      </address>
      <p className={styles.ways}>
        {readTelephoneNumbers(address.phone).map((number) => (
          <CallLink key={number.text} number={number}>
            <span className="unseen">{messages.phone}: </span>
            {number.text}{' '}
          </CallLink>
        ))}
        <a href={`mailto:${address.email}`}>
          <span className="unseen">{messages.email}: </span>
          {address.email}
        </a>
      </p>
      {request.path === contact && (
        <ul className={styles.more}>
          <ContactLinks company={address.brand} />
        </ul>
      )}
    </div>
  )
}

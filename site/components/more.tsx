import { Fragment } from 'react'
import { Link } from './link.tsx'
import styles from './more.module.css'

/** The ways on beside a section's heading. */
export function More({ to }: { to: readonly { name: string; to: string }[] }) {
  const links = to.map((step) => (
    <Link key={step.to} to={step.to}>
      {step.name}{' '}
    </Link>
  ))
  return links.length > 1 ? <span className={styles.all}>{links}</span> : <Fragment>{links}</Fragment>
}

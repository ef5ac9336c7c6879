import type { ReactNode } from 'react'
import { useCompanyNames } from '../../company-names.ts'
import { messages } from '../../messages.ts'
import styles from './bare.module.css'

/** The frame of screens for who is not signed in: the house's name, a card. */
export function Bare({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const companyName = useCompanyNames()
  return (
    <div className={styles.page}>
      <title>{`${title} – ${messages.shell.name}`}</title>
      <div className={styles.selvedge} aria-hidden="true" />
      <main className={styles.card}>
        <p className={styles.house}>
          <strong>{companyName('holdings')}</strong> {messages.shell.name}
        </p>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
        {children}
      </main>
    </div>
  )
}

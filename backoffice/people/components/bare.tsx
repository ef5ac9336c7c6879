import type { ReactNode } from 'react'
import { brands } from '#contract/brands/names.ts'
import { messages } from '../../messages.ts'
import styles from './bare.module.css'

/** The frame of screens for who is not signed in: the house's name, a card. */
export const Bare = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <div className={styles.page} data-brand="holdings">
    <title>{`${title} – ${messages.shell.name}`}</title>
    <div className={styles.selvedge} aria-hidden="true" />
    <main className={styles.card}>
      <p className={styles.house}>
        <strong>{brands.holdings.name}</strong> {messages.shell.name}
      </p>
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      {children}
    </main>
  </div>
)

import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import styles from './heading.module.css'

type Props = {
  /** the screen's name, also the tab's */
  title: string
  /** what the screen is for, in a line */
  about?: ReactNode
  /** what can be done with the whole of it */
  actions?: ReactNode
}

/** The one heading of a screen, and the tab's title. */
export const Heading = ({ title, about, actions }: Props) => (
  <header className={styles.heading}>
    <title>{`${title} – ${messages.shell.name}`}</title>
    <div>
      <h1>{title}</h1>
      {about && <p>{about}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)

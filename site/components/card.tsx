import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './card.module.css'

/**
 * The signature card: 4px corners, the top right folded over at 28px.
 * @param title its heading; `level` 2 where it stands beside an h1, 3 inside a section
 * @param meta one quiet line under the heading
 */
export function Card({
  title,
  meta,
  level = 3,
  tinted = false,
  className,
  children,
}: {
  title?: ReactNode
  meta?: ReactNode
  level?: 2 | 3
  tinted?: boolean
  className?: string | undefined
  children?: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classNames(styles.card, tinted && styles.tinted, className)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {meta && <p className={styles.meta}>{meta}</p>}
      {children}
    </div>
  )
}

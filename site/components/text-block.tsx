import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-block.module.css'

/**
 * One heading of a product's text with its paragraphs, its list, or its steps in order.
 * @param level 3 where it stands inside a section
 */
export function TextBlock({
  title,
  level = 2,
  items = [],
  ticked = false,
  counted = false,
  children,
}: {
  title: string
  level?: 2 | 3
  items?: readonly string[]
  ticked?: boolean
  counted?: boolean
  children?: ReactNode
}) {
  const [Heading, List] = [level === 2 ? 'h2' : 'h3', counted ? 'ol' : 'ul'] as const
  return (
    <div className={styles.block}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {items.length > 0 && (
        <List className={ticked ? styles.ticked : styles.list}>
          {items.map((item) => (
            <li key={item}>
              {ticked && <Icon name="circle-check" className={styles.mark} />}
              <span>{item}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

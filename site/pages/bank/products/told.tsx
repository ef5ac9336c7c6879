import type { ReactNode } from 'react'
import type { Both } from '#contract/languages.ts'
import { Icon } from '../../../parts/icon.tsx'
import { useReader } from '../../../reader.ts'
import styles from './told.module.css'

/** One heading of a product's text with its paragraphs, its list, or its steps in order. */
export function Told({
  title,
  items = [],
  ticked = false,
  counted = false,
  children,
}: {
  title: string
  items?: readonly Both[]
  ticked?: boolean
  counted?: boolean
  children?: ReactNode
}) {
  const {
    request: { lang },
  } = useReader()
  const List = counted ? 'ol' : 'ul'
  return (
    <div className={styles.told}>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {items.length > 0 && (
        <List className={ticked ? styles.ticked : styles.list}>
          {items.map((item) => (
            <li key={item.en}>
              {ticked && <Icon name="circle-check" className={styles.mark} />}
              <span>{item[lang]}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

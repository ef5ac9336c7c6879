import { isValidElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './grid.module.css'

/**
 * Equal columns, as many as fit: `columns` at most, one on phones. Its children are list items' contents.
 * @param strip on phones one row that is moved sideways, the next one in sight; each needs a link, so that keys move it too
 */
export function Grid({
  columns = 3,
  strip = false,
  children,
}: {
  columns?: 2 | 3 | 4
  strip?: boolean
  children: readonly ReactNode[]
}) {
  return (
    <ul className={classNames(styles.grid, styles[`most${columns}`], strip && 'strip')}>
      {/* The order never changes on the server, so the place is key enough. */}
      {children.map((child, at) => (
        // The item's own key is how a live part finds it again.
        <li key={at} data-key={isValidElement(child) ? (child.key ?? undefined) : undefined}>
          {child}
        </li>
      ))}
    </ul>
  )
}

/** A reading page: seven columns of text and four beside it. */
export const Reading = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={classNames('wrap', styles.reading)}>
    <div className={styles.main}>{children}</div>
    {aside && <aside className={styles.aside}>{aside}</aside>}
  </div>
)

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

/**
 * A block of a page with its h2.
 * @param id names the heading, so that it can be linked to
 * @param aside stands at the heading's end, usually a `Link` to all of it
 * @param shared its lede is the same on several pages
 * @param split on wide screens the heading stands beside what it heads
 * @param ground `sand` sets the block apart from its neighbours
 */
export function Section({
  id,
  title,
  lede,
  shared = false,
  aside,
  split = false,
  ground = 'paper',
  children,
}: {
  id: string
  title: string
  lede?: ReactNode
  shared?: boolean
  aside?: ReactNode
  split?: boolean
  ground?: 'paper' | 'sand' | 'wash'
  children: ReactNode
}) {
  return (
    <section className={classNames(styles.section, styles[ground])} aria-labelledby={id}>
      <div className={classNames('wrap', split && styles.split)}>
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {lede && (
              <p className={styles.lede} data-shared={shared ? '' : undefined}>
                {lede}
              </p>
            )}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}

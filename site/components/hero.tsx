import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hero.module.css'
import { Explained } from './terms.tsx'

/** Chichewa builds long words; one that would be broken at the full size is set smaller. */
const hasLongWord = (title: string) => title.split(/\s/).some((word) => word.length > 14)

/**
 * The head of a page on the deep field, with the page's one h1.
 * @param children buttons under the lede (`ButtonLink` look `spark`, then `ghost`)
 * @param notice what stands below the words, on a phone before the card
 * @param card what stands over the motif on the right; without it the motif shows alone
 * @param small for inner pages: h1 size, less height
 * @param tool for pages one comes to in order to do something: a heading and a line, so that the thing itself shows at once
 */
export function Hero({
  title,
  lede,
  children,
  notice,
  card,
  small = false,
  tool = false,
}: {
  title: string
  lede?: string | undefined
  children?: ReactNode
  notice?: ReactNode
  card?: ReactNode
  small?: boolean
  tool?: boolean
}) {
  return (
    <div
      className={classNames(styles.hero, (small || tool) && styles.small, tool && styles.tool)}
      data-deep=""
    >
      <div className={styles.motif} aria-hidden="true" />
      <div className={classNames('wrap', styles.grid)}>
        <div className={styles.words}>
          <h1 className={classNames(styles.title, hasLongWord(title) && styles.long)}>{title}</h1>
          {lede && (
            <p className={styles.lede}>
              {small || tool ? <Explained heading={title} text={lede} at="term" /> : lede}
            </p>
          )}
          {children && <div className={styles.buttons}>{children}</div>}
          {notice}
        </div>
        {card && <div className={styles.card}>{card}</div>}
      </div>
    </div>
  )
}

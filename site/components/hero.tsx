import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/fields.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { EmergencyCalls } from './emergency-calls.tsx'
import styles from './hero.module.css'
import { Picture } from './picture.tsx'
import { Explained } from './terms.tsx'

/** Chichewa builds long words; one that would be broken at the full size is set smaller. */
const hasLongWord = (title: string) => title.split(/\s/).some((word) => word.length > 14)

/**
 * The head of a page on the deep field, with the page's one h1.
 * @param children buttons under the lede (`ButtonLink` look `spark`, then `ghost`)
 * @param notice what stands below the words, on a phone before the card
 * @param card what stands over the motif on the right; without it the motif shows alone
 * @param picture in the card's place, none in low data; an inner page shows it on wide screens alone. Where the page has none
 *   of its own, the one that the company's facts name for its address stands low beside the heading; `null` for neither
 * @param small for inner pages: h1 size, less height
 * @param tool for pages one comes to in order to do something: a heading and a line, so that the thing itself shows at once
 */
export function Hero({
  title,
  lede,
  children,
  notice,
  card,
  picture,
  small = false,
  tool = false,
}: {
  title: string
  lede?: string | undefined
  children?: ReactNode
  notice?: ReactNode
  card?: ReactNode
  picture?: PictureData | null | undefined
  small?: boolean
  tool?: boolean
}) {
  const { request, brand, frame } = usePageContext()
  const inner = small || tool
  const named = (frame.companies[brand].facts?.head_pictures ?? []).find(({ page }) => page === request.path)
  const shown = picture === undefined && inner ? named?.image : picture
  // Where a tool or a list is what one came for, the scene takes no more height than the heading.
  const low = tool || picture === undefined
  return (
    <div className={classNames(styles.hero, inner && styles.small, tool && styles.tool)} data-deep="">
      <div className={styles.motif} aria-hidden="true" />
      <div className={classNames('wrap', styles.grid)}>
        <div className={styles.words}>
          <h1 className={classNames(styles.title, hasLongWord(title) && styles.long)}>{title}</h1>
          <EmergencyCalls />
          {lede && (
            <p className={styles.lede}>
              {inner ? <Explained heading={title} text={lede} at="term" /> : lede}
            </p>
          )}
          {children && <div className={styles.buttons}>{children}</div>}
          {notice}
        </div>
        {card && <div className={styles.card}>{card}</div>}
        {!card && shown && !request.lowData && (
          <div className={classNames(styles.card, styles.picture, low && styles.low)}>
            {/* One that a phone does not show is not fetched either. */}
            <Picture
              picture={shown}
              first={!inner}
              sizes={inner ? '(min-width: 56.25em) 420px, 1px' : '(min-width: 56.25em) 40vw, 92vw'}
            />
          </div>
        )}
      </div>
    </div>
  )
}

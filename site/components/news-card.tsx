import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import styles from './news-card.module.css'
import { Picture } from './picture.tsx'

/**
 * An article in a list.
 * @param at the brand's path whose news it stands in, such as `/fdhbankplc`
 * @param position from 1: its delay on coming in, 0.1 s a place, 0.4 s at most
 * @param lead the first one, across the row
 * @param tagged says which companies it is from
 */
export function NewsCard({
  article,
  at,
  position = 1,
  lead = false,
  tagged = false,
}: {
  article: Item<'blogs'>
  at: string
  position?: number
  lead?: boolean
  tagged?: boolean
}) {
  const { request, frame, messages, hasPage } = usePageContext()
  const to = `${at}/blog/view/${article.slug}`
  return (
    <article
      data-key={article.id}
      className={classNames(styles.card, lead && styles.lead, 'rise', `delay-${Math.min(4, position)}`)}
    >
      {/* Without a picture, the cloth of the company it is from. */}
      <div data-brand={tagged ? article.brands[0] : undefined}>
        <Picture picture={article.image} first={lead} />
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={article.published_at}>{formatDay(article.published_at, request.lang)}</time> ·{' '}
          {formatMessage(messages.components.readMinutes, { n: article.readingTime }, request.lang)}
        </p>
        {tagged && (
          <ul className={styles.tags} aria-label={messages.news.from}>
            {article.brands.map((id) => (
              <li key={id} className={styles.tag} data-brand={id}>
                {frame.companies[id].name}
              </li>
            ))}
          </ul>
        )}
        <h3 className={styles.title}>
          {hasPage(to) ? (
            <Link to={to} className={styles.link}>
              {article.title}
            </Link>
          ) : (
            article.title
          )}
        </h3>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  )
}

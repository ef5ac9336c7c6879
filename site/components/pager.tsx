import { formatMessage } from '#contract/format-message.ts'
import { addressOfRequest, href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './pager.module.css'

/** First, last and the neighbours of the current page, with 0 for a gap. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (n, at, all) => n >= 1 && n <= pages && all.indexOf(n) === at,
  )
  return wanted.flatMap((n, at) => (at > 0 && n - (wanted[at - 1] ?? n) > 1 ? [0, n] : [n]))
}

/**
 * Links to the other pages of a list (`?page=2`; page 1 has no number in its address). The page's query must list the key.
 * @param param the key, where a page has two lists
 * @param at the id to land on, where the list stands far down
 */
export function Pager({
  page,
  pages,
  param = 'page',
  at,
  label,
}: {
  page: number
  pages: number
  param?: string
  at?: string | undefined
  label?: string | undefined
}) {
  const { request, messages } = usePageContext()
  if (pages < 2) return null
  const to = (n: number) =>
    href(request.lang, addressOfRequest(request, { [param]: n === 1 ? '' : String(n) })) +
    (at ? `#${at}` : '')
  return (
    <nav aria-label={label ?? messages.components.pages} data-noprint="">
      <ul className={styles.pager}>
        {page > 1 && (
          <li>
            <a className={styles.step} rel="prev" href={to(page - 1)}>
              <Icon name="chevron-left" />
              {messages.components.previous}
            </a>
          </li>
        )}
        {shownPages(page, pages).map((n, at) =>
          n === 0 ? (
            <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <a
                className={classNames(styles.number, 'figure')}
                href={to(n)}
                aria-label={formatMessage(messages.components.page, { page: n })}
                aria-current={n === page ? 'page' : undefined}
              >
                {n}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a className={styles.step} rel="next" href={to(page + 1)}>
              {messages.components.next}
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

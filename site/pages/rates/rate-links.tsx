import { formatMessage } from '#contract/format-message.ts'
import { href } from '../../addresses.ts'
import { fileSize } from '../../components/file-size.ts'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { usePageContext } from '../../page-context.ts'
import { rateAddress } from './addresses.ts'
import styles from './rate-links.module.css'

/** About what a row of the CSV weighs. */
const bytesPerRow = 85

/**
 * Ways on from a table of exchange rates: the day's sheet and other days, each currency's past, and the same as CSV.
 * @param rows how many rows the CSV has; without it none is offered
 * @param csv the query of the CSV
 */
export function RateLinks({ csv = {}, rows }: { csv?: Record<string, string>; rows?: number }) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  const to = (name: string) => rateAddress(request.path, name)
  const here = (name: string) => request.path === to(name)
  return (
    <ul className={styles.links} data-noprint="">
      {!here('day') && (
        <li>
          <Link to={to('day')} className={styles.link}>
            <Icon name="printer" /> {messages.dayLink}
          </Link>
        </li>
      )}
      {!here('history') && (
        <li>
          <Link to={to('history')} className={styles.link}>
            <Icon name="trending-up" /> {messages.historyLink}
          </Link>
        </li>
      )}
      {rows !== undefined && (
        <li>
          <a
            className={styles.link}
            href={href(request.lang, rateAddress(request.path, 'rates.csv', csv))}
            download
          >
            <Icon name="download" />{' '}
            {formatMessage(messages.csvLink, { size: fileSize((rows + 1) * bytesPerRow) })}
          </a>
        </li>
      )}
    </ul>
  )
}

import { currencies, currencyCodes } from '#contract/currencies.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { addressOfRequest, href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { rateAddress } from '../../rates/addresses.ts'
import { formatMonth } from '../../rates/month.ts'
import styles from './past.module.css'
import type { Past } from './read-past.ts'

type Exchange = Extract<Past, { list: 'exchange' }>

/** Exchange rates of a month, of all currencies; one alone has a page with its line. */
export function PastExchange({ past }: { past: Exchange }) {
  const {
    words: { rates: words, parts },
    request,
  } = usePageContext()
  const month = formatMonth(past.month, request.lang)
  return (
    <>
      <Chooser past={past} month={month} />
      {past.page.total === 0 ? (
        <EmptyState>{words.noneInMonth}</EmptyState>
      ) : (
        <Table
          caption={`${words.exchange}, ${month}. ${words.exchangeCaption} ${words.source}`}
          columns={[
            { name: parts.currency },
            { name: parts.weBuy, figures: true },
            { name: parts.weSell, figures: true },
            { name: words.middle, figures: true },
            { name: words.day },
          ]}
          rows={past.page.items.map((row) => ({
            key: row.id,
            cells: [
              <b key="code">
                <abbr title={currencies[row.currency][request.lang]} className={styles.code}>
                  {row.currency}
                </abbr>
              </b>,
              formatRate(row.buying),
              formatRate(row.selling),
              formatRate(row.middle),
              <time key="day" dateTime={row.effective_at} className={styles.day}>
                {formatDayTime(row.effective_at, request.lang)}
              </time>,
            ],
          }))}
        />
      )}
    </>
  )
}

/** Which currency, and the months to either side. */
function Chooser({ past, month }: { past: Exchange; month: string }) {
  const {
    words: { rates: words },
    request,
  } = usePageContext()
  const step = (to: string) => href(request.lang, addressOfRequest(request, { month: to, page: '' }))
  return (
    <div className={styles.chooser}>
      <form action={href(request.lang, rateAddress(request.path, 'history'))} className={styles.form}>
        <div className={styles.field}>
          <label htmlFor="currency">{words.history.name}</label>
          <select id="currency" name="currency" className={styles.select}>
            {currencyCodes.map((code) => (
              <option key={code} value={code}>{`${code} ${currencies[code][request.lang]}`}</option>
            ))}
          </select>
        </div>
        <Button type="submit" look="line">
          {words.show}
        </Button>
      </form>
      <nav aria-label={words.months} className={styles.months}>
        {past.earlier && (
          <a href={step(past.earlier)} className={styles.step}>
            <Icon name="chevron-left" />
            <span className="unseen">{words.earlier}: </span>
            {formatMonth(past.earlier, request.lang)}
          </a>
        )}
        <span className={styles.month} aria-current="date">
          {month}
        </span>
        {past.later && (
          <a href={step(past.later)} className={styles.step}>
            <span className="unseen">{words.later}: </span>
            {formatMonth(past.later, request.lang)}
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
    </div>
  )
}

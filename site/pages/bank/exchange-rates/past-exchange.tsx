import { currencies } from '#contract/currencies.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { addressOfRequest, href } from '../../../addresses.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { rateAddress } from '../../rates/addresses.ts'
import { formatMonth } from '../../rates/month.ts'
import chooser from '../../rates/chooser.module.css'
import { CurrencyForm } from '../../rates/currency-form.tsx'
import styles from './past.module.css'
import type { Past } from './read-past.ts'

type Exchange = Extract<Past, { list: 'exchange' }>

/** Exchange rates of a month, of all currencies; one alone has a page with its line. */
export function PastExchange({ past }: { past: Exchange }) {
  const {
    messages: { rates: messages, components },
    request,
  } = usePageContext()
  const month = formatMonth(past.month, request.lang)
  return (
    <>
      <Chooser past={past} month={month} />
      {past.page.total === 0 ? (
        <EmptyState>{messages.noneInMonth}</EmptyState>
      ) : (
        <Table
          caption={`${messages.exchange}, ${month}. ${messages.exchangeCaption} ${messages.source}`}
          columns={[
            { name: components.currency },
            { name: components.weBuy, figures: true },
            { name: components.weSell, figures: true },
            { name: messages.middle, figures: true, wide: true },
            { name: messages.day, wide: true },
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
            below: [
              `${messages.middle} ${formatRate(row.middle)}`,
              formatDayTime(row.effective_at, request.lang),
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
    messages: { rates: messages },
    request,
  } = usePageContext()
  const step = (to: string) => href(request.lang, addressOfRequest(request, { month: to, page: '' }))
  return (
    <div className={chooser.chooser}>
      <CurrencyForm
        action={href(request.lang, rateAddress(request.path, 'history'))}
        label={messages.history.name}
      />
      <nav aria-label={messages.months} className={styles.months}>
        {past.earlier && (
          <a href={step(past.earlier)} className={chooser.step}>
            <Icon name="chevron-left" />
            <span className="unseen">{messages.earlier}: </span>
            {formatMonth(past.earlier, request.lang)}
          </a>
        )}
        <span className={styles.month} aria-current="date">
          {month}
        </span>
        {past.later && (
          <a href={step(past.later)} className={chooser.step}>
            <span className="unseen">{messages.later}: </span>
            {formatMonth(past.later, request.lang)}
            <Icon name="chevron-right" />
          </a>
        )}
      </nav>
    </div>
  )
}

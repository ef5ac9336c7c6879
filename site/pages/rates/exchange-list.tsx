import type { Page } from '#contract/feed.ts'
import { Live } from '../../components/live.tsx'
import { Pager } from '../../components/pager.tsx'
import { RatesTable, useEffective } from '../../components/rates-table.tsx'
import { usePageContext } from '../../page-context.ts'
import { rateAddress } from './addresses.ts'
import { ChangeNote } from './change.tsx'
import type { Changes } from './changes.ts'
import styles from './exchange-list.module.css'
import { latestOf, type ExchangeRate } from './in-order.ts'
import type { MonthLines } from './month-lines.ts'

export type ExchangeList = { page: Page<ExchangeRate>; changes: Changes; lines: MonthLines }

/**
 * Exchange rates in effect, ten to a page, each with its change since the one before, its line over 30 days and the way to its past.
 * @param headed a heading of the same words stands above: the caption doesn't repeat them to the eye
 * @param at the id to land on by the pager, where the list stands far down
 */
export function ExchangeRates({
  list,
  caption,
  headed = false,
  at,
}: {
  list: ExchangeList
  caption: string
  headed?: boolean
  at?: string
}) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  const effective = useEffective()
  const latest = latestOf(list.page.items)
  const notes = Object.fromEntries(
    Object.entries(list.changes).map(([currency, change]) => [
      currency,
      <ChangeNote key={currency} change={change} />,
    ]),
  )
  return (
    <Live id="live-rates" of={['money_bureau_exchange_rates']}>
      <RatesTable
        rates={list.page.items}
        notes={notes}
        lines={request.lowData ? {} : list.lines}
        to={(currency) => rateAddress(request.path, 'history', { currency })}
        captionSeen
        captionUnseen={headed ? `${caption}.` : undefined}
        caption={`${headed ? '' : `${caption}. `}${latest ? `${effective(latest)}. ` : ''}${messages.exchangeCaption}`}
      />
      <div className={styles.key}>
        <span>{messages.changeKey}</span> {!request.lowData && <span>{messages.lineKey} </span>}
        <span>{messages.source}</span>
      </div>
      <Pager page={list.page.page} pages={list.page.pages} at={at} />
    </Live>
  )
}

import type { CurrencyCode } from '#contract/currencies.ts'
import type { Page } from '#contract/feed.ts'
import type { Change } from '#contract/rules/convert.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { Pager } from '../../parts/pager.tsx'
import { RatesTable, useEffective } from '../../parts/rates-table.tsx'
import { useReader } from '../../reader.ts'
import styles from './exchange-list.module.css'
import { latestOf, type ExchangeRate } from './in-order.ts'

export type ExchangeList = { page: Page<ExchangeRate>; changes: Partial<Record<CurrencyCode, Change>> }

const arrows = { up: '▲', down: '▼', same: '=' }

/** Exchange rates in effect, ten to a page, each with its change since the one before. */
export function ExchangeRates({ list, caption }: { list: ExchangeList; caption: string }) {
  const {
    words: { rates: words },
  } = useReader()
  const effective = useEffective()
  const latest = latestOf(list.page.items)
  const said = ({ way, by }: Change) => (way === 'same' ? words.same : words[way](formatRate(by)))
  const notes = Object.fromEntries(
    Object.entries(list.changes).map(([currency, change]) => [
      currency,
      <span key={currency} className={styles.change}>
        <span aria-hidden="true" className={styles.arrow}>
          {arrows[change.way]}
        </span>{' '}
        {said(change)}
      </span>,
    ]),
  )
  return (
    <>
      <RatesTable
        rates={list.page.items}
        notes={notes}
        captionSeen
        caption={`${caption}. ${latest ? `${effective(latest)}. ` : ''}${words.exchangeCaption} ${words.changeKey} ${words.source}`}
      />
      <Pager page={list.page.page} pages={list.page.pages} />
    </>
  )
}

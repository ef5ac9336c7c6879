import { currencies } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay, formatDayTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { Button } from '../../../components/button.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { ChangeNote } from '../change.tsx'
import { RateLinks } from '../rate-links.tsx'
import type { RatesOfDay } from '../read-day.ts'
import { TariffTable } from '../tariff-table.tsx'
import { byGroup, type BankRate } from '../tariffs.ts'
import styles from './day.module.css'

/** Every currency of a day with the time each rate took effect; the bank's interest rates below. */
export function Sheet({ found, interest }: { found: RatesOfDay; interest: readonly BankRate[] }) {
  const {
    messages: { rates: messages, components },
    request: { lang },
  } = usePageContext()
  const { day, rates, changes } = found
  // Where all began at one time it is said once, above the table.
  const [first] = rates
  const together =
    first !== undefined && rates.every(({ effective_at }) => effective_at === first.effective_at)
  const since = together
    ? formatMessage(messages.ofDay.together, { when: formatDayTime(first.effective_at, lang) })
    : ''
  return (
    <div className={styles.sheet}>
      <Table
        caption={`${formatMessage(messages.ofDay.title, { day: formatDay(day, lang) })}. ${messages.exchangeCaption} ${since} ${messages.ofDay.caption} ${messages.source}`}
        columns={[
          { name: components.currency },
          { name: components.weBuy, figures: true },
          { name: components.weSell, figures: true },
          { name: messages.middle, figures: true, wide: true },
          { name: messages.history.change, wide: true },
          ...(together ? [] : [{ name: messages.day, wide: true }]),
        ]}
        rows={rates.map((rate) => ({
          key: rate.currency,
          large: rate.currency === 'USD',
          cells: [
            <span key="name" className={styles.currency}>
              <b>{rate.currency}</b> <span>{currencies[rate.currency][lang]}</span>
            </span>,
            formatRate(rate.buying),
            formatRate(rate.selling),
            formatRate(rate.middle),
            changes[rate.currency] && <ChangeNote key="change" change={changes[rate.currency]!} />,
            ...(together
              ? []
              : [
                  <time key="since" dateTime={rate.effective_at} className={styles.since}>
                    {formatDayTime(rate.effective_at, lang)}
                  </time>,
                ]),
          ],
          // On phones the code alone stands beside the figures; the name is heard there, and seen here.
          below: [
            <span key="name" aria-hidden="true" className={styles.name}>
              {currencies[rate.currency][lang]}
            </span>,
            `${messages.middle} ${formatRate(rate.middle)}`,
            changes[rate.currency] && <ChangeNote key="change" change={changes[rate.currency]!} />,
            ...(together ? [] : [formatDayTime(rate.effective_at, lang)]),
          ],
        }))}
      />
      <div className={styles.tools} data-noprint="">
        <Button look="line" className={styles.print} data-print="">
          {messages.ofDay.print}
        </Button>
        <RateLinks csv={{ date: day }} rows={rates.length} />
      </div>
      {interest.length > 0 && (
        <section aria-labelledby="interest" className={styles.interest}>
          <h2 id="interest">{messages.interest}</h2>
          <TariffTable
            rates={byGroup(interest).flatMap(([, rows]) => rows)}
            caption={messages.interestCaption}
            columns={[messages.rate, messages.perYear]}
          />
        </section>
      )}
    </div>
  )
}

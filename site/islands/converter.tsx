import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatMoney, formatRate } from '#contract/rules/money-format.ts'
import { Amount } from '../components/amount.tsx'
import { Button } from '../components/button.tsx'
import { ErrorSummary } from '../components/error-summary.tsx'
import { TextField } from '../components/fields.tsx'
import { useErrorSummary } from '../components/use-error-summary.ts'
import type { SiteMessages } from '../messages/en.ts'
import styles from './converter.module.css'
import { useCurrentRates } from './converter/current.ts'
import { quote, type ConverterInput, type Errors, type Quote, type QuotedRate } from './converter/quote.ts'

type Messages = SiteMessages['bureauHome']['convert']
type Props = {
  action: string
  rates: readonly QuotedRate[]
  asked: ConverterInput
  /** true where the fields came with the address: their errors are summed up */
  sent: boolean
  messages: Messages
  lang: Lang
  /** "Effective {when}" */
  effective: SiteMessages['components']['effective']
}

/** How long typing must rest before the result is announced and mistakes are named. */
const restMs = 500

function readForm(form: HTMLFormElement): ConverterInput {
  const data = new FormData(form)
  const field = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { amount: field('amount'), currency: field('currency'), side: field('side') }
}

/** A form that any browser sends; with JavaScript it answers while one types, and nothing is fetched. */
export function Island({ action, rates: first, asked, sent, messages, lang, effective }: Props) {
  const rates = useCurrentRates(first, lang, effective)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(asked)
  const [settled, setSettled] = useState(asked)
  const read = () => form.current && setTyped(readForm(form.current))
  // What was typed before React came stands in the fields already.
  useEffect(() => void read(), [])
  useEffect(() => {
    const rest = setTimeout(() => setSettled(typed), restMs)
    return () => clearTimeout(rest)
  }, [typed])
  const [now, rested] = [quote(typed, rates), quote(settled, rates)]
  const errors = errorsIn(now, rested, messages)
  const hasErrors = Object.values(errors).some(Boolean)
  const { isSummed, send } = useErrorSummary({
    id: 'convert-errors',
    sent,
    hasErrors,
    errorTitle: messages.errorTitle,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readForm(event.currentTarget)
    setTyped(fields)
    setSettled(fields)
    send(quote(fields, rates).ok)
    history.replaceState(null, '', `${action}?${new URLSearchParams(fields).toString()}`)
  }
  return (
    <>
      <form
        ref={form}
        data-keep="converter"
        className={styles.form}
        action={`${action}#convert-errors`}
        onInput={read}
        onSubmit={submit}
        noValidate
      >
        {isSummed && (
          <ErrorSummary form="convert" kind={messages.error} title={messages.errorsTitle} errors={errors} />
        )}
        <Fields asked={asked} rates={rates} errors={errors} messages={messages} />
      </form>
      <Result quote={now} messages={messages} />
      {/* Announced when typing rests; empty at first, since the result above is read in its place. */}
      <output className="unseen">{settled !== asked && rested.ok ? sentence(rested, messages) : ''}</output>
    </>
  )
}

function Fields({
  asked,
  rates,
  errors,
  messages,
}: {
  asked: ConverterInput
  rates: readonly QuotedRate[]
  errors: FieldErrors
  messages: Messages
}) {
  return (
    <>
      <fieldset aria-describedby={errors.side ? 'convert-side-error' : undefined} data-native="">
        <legend className={styles.legend}>{messages.side}</legend>
        {errors.side && (
          <p id="convert-side-error" className={styles.error}>
            {errors.side}
          </p>
        )}
        <div className={styles.sides}>
          <Side value="buy" asked={asked} name={messages.buy} hint={messages.buyHint} />
          <Side value="sell" asked={asked} name={messages.sell} hint={messages.sellHint} />
        </div>
      </fieldset>
      <TextField
        id="convert-amount"
        name="amount"
        label={messages.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={asked.amount}
        error={errors.amount}
      />
      <div className={styles.field}>
        <label htmlFor="convert-currency">{messages.currency}</label>
        {errors.currency && (
          <p id="convert-currency-error" className={styles.error}>
            {errors.currency}
          </p>
        )}
        <select
          id="convert-currency"
          name="currency"
          className={styles.select}
          defaultValue={rates.some((rate) => rate.currency === asked.currency) ? asked.currency : ''}
          aria-invalid={errors.currency ? true : undefined}
          aria-describedby={errors.currency ? 'convert-currency-error' : undefined}
        >
          <option value="" disabled>
            {messages.choose}
          </option>
          {rates.map((rate) => (
            <option key={rate.currency} value={rate.currency}>{`${rate.currency} ${rate.name}`}</option>
          ))}
        </select>
      </div>
      <Button type="submit" className={styles.go}>
        {messages.go}
      </Button>
    </>
  )
}

type FieldErrors = Partial<Record<keyof Errors, string | undefined>>

/** Returns the errors that were named when typing rested and are not fixed yet, in words. */
function errorsIn(now: Quote, rested: Quote, messages: Messages): FieldErrors {
  if (now.ok || rested.ok) return {}
  const { side, amount, currency } = rested.errors
  return {
    side: now.errors.side && side && messages.errors.side,
    amount: now.errors.amount && amount && messages.errors[amount],
    currency: now.errors.currency && currency && messages.errors.currency,
  }
}

type SideProps = { value: 'buy' | 'sell'; asked: ConverterInput; name: string; hint: string }

/** One direction of the exchange, as a radio button. */
const Side = ({ value, asked, name, hint }: SideProps) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the rule does not look as deep as the name
  <label className={styles.side}>
    <input
      type="radio"
      id={value === 'buy' ? 'convert-side' : undefined}
      name="side"
      value={value}
      defaultChecked={asked.side === value}
    />
    <span>
      <span>{name}</span> <small className={styles.hint}>{`(${hint})`}</small>
    </span>
  </label>
)

const working = (found: Quote & { ok: true }, messages: Messages) =>
  formatMessage(messages.working, {
    amount: formatRate(found.amount),
    currency: found.rate.currency,
    rate: formatRate(found.price),
  })

const sentence = (found: Quote & { ok: true }, messages: Messages) =>
  `${found.side === 'buy' ? messages.receive : messages.pay} ${formatMoney(found.kwacha)}. ${working(found, messages)}.`

function Result({ quote: found, messages }: { quote: Quote; messages: Messages }) {
  if (!found.ok) return <p className={styles.nothing}>{messages.nothing}</p>
  return (
    <div className={styles.result}>
      <p>{found.side === 'buy' ? messages.receive : messages.pay}</p>
      <p className={`figure ${styles.sum}`}>
        <Amount text={formatMoney(found.kwacha)} />
      </p>
      <p className={styles.working}>{working(found, messages)}</p>
      <p className={styles.working}>{found.rate.effective}</p>
    </div>
  )
}

import { formatMessage } from '#contract/format-message.ts'
import type { LoanFieldErrors } from '#contract/rules/loan-request.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import styles from './fields.module.css'
import type { Offer, LoanInput, Messages } from './offer.ts'
import { monthsIn } from './sentences.ts'
import { typeFrom } from './sync-sliders.ts'
import { sliderOf } from './slider.ts'

type FieldErrors = { [F in keyof LoanFieldErrors]?: string | undefined }

/** Product, amount and months; what was typed stays in them. Each text field has a slider that mirrors it. */
export function Fields({
  loans,
  loan,
  asked,
  fieldErrors,
  summed,
  messages,
  onType,
}: {
  loans: readonly Offer[]
  loan: Offer
  asked: LoanInput
  fieldErrors: FieldErrors
  /** lists the faults above the fields as well */
  summed: boolean
  messages: Messages
  onType: () => void
}) {
  const money = sliderOf(loan)
  const limits = {
    loan: loan.title,
    least: formatMoneyShort(loan.least),
    most: formatMoneyShort(loan.most),
    longest: loan.longest_months,
  }
  return (
    <>
      {summed && <Summary fieldErrors={fieldErrors} messages={messages} />}
      <Product loans={loans} chosen={asked.product} label={messages.product} onType={onType} />
      <div>
        <TextField
          id="loan-amount"
          name="amount"
          label={messages.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={asked.amount}
          hint={formatMessage(messages.amountHint, limits)}
          error={fieldErrors.amount}
          onInput={onType}
        />
        <Slider
          of="amount"
          label={messages.amountSlider}
          limits={money}
          start={startOf(asked.amount, money)}
          ends={[limits.least, limits.most]}
          onType={onType}
        />
      </div>
      <div>
        <TextField
          id="loan-months"
          name="months"
          label={messages.months}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={asked.months}
          hint={formatMessage(messages.monthsHint, limits)}
          error={fieldErrors.months}
          onInput={onType}
        />
        <Slider
          of="months"
          label={messages.monthsSlider}
          limits={{ min: '1', max: loan.longest_months, step: '1' }}
          start={startOf(asked.months, { min: '1' })}
          ends={[monthsIn(1, messages), monthsIn(loan.longest_months, messages)]}
          onType={onType}
        />
      </div>
      <Button type="submit">{messages.go}</Button>
    </>
  )
}

function Product({
  loans,
  chosen,
  label,
  onType,
}: {
  loans: readonly Offer[]
  chosen: string
  label: string
  onType: () => void
}) {
  return (
    <div className={styles.field}>
      <label htmlFor="loan-product">{label}</label>
      <select
        id="loan-product"
        name="product"
        className={styles.select}
        defaultValue={chosen}
        onChange={onType}
      >
        {loans.map(({ slug, title, untranslated }) => (
          <option key={slug} value={slug} lang={untranslated ? 'en' : undefined}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Where the slider stands at first; a browser keeps it within the ends. */
const startOf = (typed: string, { min }: { min: string }): string =>
  /^\d+$/.test(typed.replaceAll(',', '')) ? typed.replaceAll(',', '') : min

/** Mirrors the field above it. Its ends are for the eye; its own limits say the same to screen readers. */
function Slider({
  of,
  label,
  limits,
  start,
  ends: [from, to],
  onType,
}: {
  of: 'amount' | 'months'
  label: string
  limits: { min: string; max: string | number; step: string }
  start: string
  ends: readonly [string, string]
  onType: () => void
}) {
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        data-of={of}
        aria-label={label}
        {...limits}
        defaultValue={start}
        onInput={(event) => {
          typeFrom(event.currentTarget)
          onType()
        }}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </>
  )
}

/** Where the form was sent with mistakes: what they are, with a way to each. */
function Summary({ fieldErrors, messages }: { fieldErrors: FieldErrors; messages: Messages }) {
  const listed = (['amount', 'months'] as const).flatMap((field) =>
    fieldErrors[field] ? [{ field, text: fieldErrors[field] }] : [],
  )
  if (listed.length === 0) return null
  return (
    <div id="loan-errors" className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>
        <span className={styles.kind}>{messages.error}: </span>
        {messages.errorsTitle}
      </p>
      <ul>
        {listed.map(({ field, text }) => (
          <li key={field}>
            <a href={`#loan-${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

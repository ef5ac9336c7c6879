import { formatMessage } from '#contract/format-message.ts'
import { readKwacha } from '#contract/rules/amount.ts'
import type { LoanFieldErrors } from '#contract/rules/loan-request.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
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
  typed,
  chosen,
  fieldErrors,
  sliders,
  messages,
  onType,
}: {
  loans: readonly Offer[]
  loan: Offer
  asked: LoanInput
  /** what stands in them now */
  typed: LoanInput
  /** says that the loan was chosen for the visitor */
  chosen: boolean
  fieldErrors: FieldErrors
  /** false where no script would move them */
  sliders: boolean
  messages: Messages
  onType: () => void
}) {
  const limits = {
    loan: loan.title,
    least: formatMoneyShort(loan.least),
    most: formatMoneyShort(loan.most),
    longest: loan.longest_months,
  }
  return (
    <>
      <Product
        loans={loans}
        chosen={asked.product}
        label={messages.product}
        hint={chosen ? messages.chosen : null}
        onType={onType}
      />
      <FieldWithSlider
        name="amount"
        label={messages.amount}
        inputMode="decimal"
        maxLength={40}
        typed={asked.amount}
        hint={formatMessage(messages.amountHint, limits)}
        error={fieldErrors.amount}
        slider={sliders}
        sliderLabel={messages.amountSlider}
        said={formatMoneyShort(standsAt(typed.amount, sliderOf(loan)))}
        limits={sliderOf(loan)}
        ends={[limits.least, limits.most]}
        onType={onType}
      />
      <FieldWithSlider
        name="months"
        label={messages.months}
        inputMode="numeric"
        maxLength={10}
        typed={asked.months}
        hint={formatMessage(messages.monthsHint, limits)}
        error={fieldErrors.months}
        slider={sliders}
        sliderLabel={messages.monthsSlider}
        said={monthsIn(Number(standsAt(typed.months, monthLimits(loan))), messages)}
        limits={monthLimits(loan)}
        ends={[monthsIn(1, messages), monthsIn(loan.longest_months, messages)]}
        onType={onType}
      />
      <Button type="submit">{messages.go}</Button>
    </>
  )
}

/** More letters than a phone has room for in a line: names in Chichewa may go on in a second one. */
const longTitle = 30

function Product({
  loans,
  chosen,
  label,
  hint,
  onType,
}: {
  loans: readonly Offer[]
  chosen: string
  label: string
  hint: string | null
  onType: () => void
}) {
  return (
    <div className={styles.field}>
      <label htmlFor="loan-product">{label}</label>
      <select
        id="loan-product"
        name="product"
        className={classNames(
          styles.select,
          loans.some(({ title }) => title.length > longTitle) && styles.long,
        )}
        defaultValue={chosen}
        aria-describedby={hint === null ? undefined : 'loan-product-hint'}
        onChange={onType}
      >
        {loans.map(({ slug, title, untranslated }) => (
          <option key={slug} value={slug} lang={untranslated ? 'en' : undefined}>
            {title}
          </option>
        ))}
      </select>
      {hint !== null && (
        <p id="loan-product-hint" className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Limits = { min: string; max: string; step: string }
const monthLimits = ({ longest_months: most }: Offer): Limits => ({ min: '1', max: String(most), step: '1' })

/** A text field, and below it perhaps a slider that mirrors it. */
function FieldWithSlider({
  name,
  label,
  inputMode,
  maxLength,
  typed,
  hint,
  error,
  slider,
  sliderLabel,
  said,
  limits,
  ends,
  onType,
}: {
  name: 'amount' | 'months'
  label: string
  inputMode: 'decimal' | 'numeric'
  maxLength: number
  typed: string
  hint: string
  error: string | undefined
  slider: boolean
  sliderLabel: string
  /** where the slider stands, in words */
  said: string
  limits: Limits
  ends: readonly [string, string]
  onType: () => void
}) {
  return (
    <div>
      <TextField
        id={`loan-${name}`}
        name={name}
        label={label}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={typed}
        hint={hint}
        error={error}
        onInput={onType}
      />
      {slider && (
        <Slider
          of={name}
          label={sliderLabel}
          said={said}
          limits={limits}
          start={standsAt(typed, limits)}
          ends={ends}
          onType={onType}
        />
      )}
    </div>
  )
}

/** Where a slider stands for what is typed: within its ends, and at its least for what is no number. */
function standsAt(typed: string, { min, max }: Limits): string {
  const read = readKwacha(typed)
  const value = 'amount' in read ? BigInt(read.amount.split('.', 1)[0] ?? min) : BigInt(min)
  return value < BigInt(min) ? min : value > BigInt(max) ? max : String(value)
}

/** Mirrors the field above it. Its ends are for the eye; its own limits say the same to screen readers. */
function Slider({
  of,
  label,
  said,
  limits,
  start,
  ends: [from, to],
  onType,
}: {
  of: 'amount' | 'months'
  label: string
  said: string
  limits: Limits
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
        aria-valuetext={said}
        {...limits}
        defaultValue={start}
        onInput={(event) => {
          typeFrom(event.currentTarget)
          onType()
        }}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span> <span>{to}</span>
      </p>
    </>
  )
}

import type { LoanFaults } from '#contract/rules/loan-asked.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { href } from '../../../addresses.ts'
import { Button } from '../../../parts/button.tsx'
import { TextField } from '../../../parts/fields.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useReader } from '../../../reader.ts'
import type { Words } from '../../../words/words.ts'
import type { Loan } from '../loans/read.ts'
import styles from './form.module.css'
import type { Calculation } from './read.ts'

/** What is wrong with each field, in words that name the product's limits. */
function sentences(words: Words['loanCalculator'], loan: Loan, { amount, months }: LoanFaults) {
  const { amountFaults, monthsFaults } = words
  return {
    amount:
      amount === 'below'
        ? amountFaults.below(formatMoneyShort(loan.least), loan.title)
        : amount === 'above'
          ? amountFaults.above(formatMoneyShort(loan.most), loan.title)
          : amount && amountFaults[amount],
    months:
      months === 'above'
        ? monthsFaults.above(loan.longest_months, loan.title)
        : months && monthsFaults[months],
  }
}

/** Product, amount and months: a form that any browser sends; what was typed stays in it. */
export function LoanForm({ loans, loan, typed, faults }: Calculation & { loan: Loan }) {
  const {
    words: { loanCalculator: words },
    request,
  } = useReader()
  const wrong = sentences(words, loan, faults)
  const listed = (['amount', 'months'] as const).flatMap((field) =>
    wrong[field] ? [{ field, text: wrong[field] }] : [],
  )
  return (
    <form className={styles.form} action={`${href(request.lang, request.path)}#result`} noValidate>
      {listed.length > 0 && (
        <div role="alert">
          <Notice kind="error" title={words.faultsTitle}>
            <ul>
              {listed.map(({ field, text }) => (
                <li key={field}>
                  <a href={`#loan-${field}`}>{text}</a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor="loan-product">{words.product}</label>
        <select id="loan-product" name="product" className={styles.select} defaultValue={loan.slug}>
          {loans.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <TextField
        id="loan-amount"
        name="amount"
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.amount}
        hint={words.amountHint(formatMoneyShort(loan.least), formatMoneyShort(loan.most), loan.title)}
        error={wrong.amount}
      />
      <TextField
        id="loan-months"
        name="months"
        label={words.months}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.months}
        hint={words.monthsHint(loan.longest_months)}
        error={wrong.months}
      />
      <Button type="submit">{words.go}</Button>
    </form>
  )
}

import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/fields.tsx'
import { Figures } from '../../../components/figures.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './loan-teaser.module.css'
import type { BankHome } from './read.ts'

/** Whole kwacha are enough to tell the largest; BigInt keeps them exact. */
const wholeKwacha = (value: string) => BigInt(value.split('.', 1)[0] ?? '0')

/** Two fields that lead to the calculator, beside the caps of the loans in effect. */
export function LoanTeaser({ data }: { data: BankHome }) {
  const {
    words: { bankHome: words },
    request,
    hasPage,
  } = usePageContext()
  const largest = data.loans
    .map((loan) => loan.most)
    .reduce<string | null>(
      (most, next) => (most === null || wholeKwacha(next) > wholeKwacha(most) ? next : most),
      null,
    )
  if (largest === null) return null
  const longest = Math.max(...data.loans.map((loan) => loan.longest_months))
  return (
    <Section
      id="loan"
      title={words.loan}
      lede={
        hasPage('/fdhbankplc/loan') ? words.loanLede : words.loanFigures(formatMoneyShort(largest), longest)
      }
      ground="wash"
    >
      <div className={styles.halves}>
        {hasPage('/fdhbankplc/loan') && (
          <form className={styles.form} action={`${href(request.lang, '/fdhbankplc/loan')}#result`}>
            <TextField
              id="teaser-amount"
              name="amount"
              label={words.loanAmount}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <TextField
              id="teaser-months"
              name="months"
              label={words.loanMonths}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Button type="submit">{words.loanGo}</Button>
          </form>
        )}
        <Figures
          items={[
            { value: formatMoneyShort(largest), label: words.loanMost },
            { value: words.months(longest), label: words.loanLongest },
          ]}
        />
      </div>
    </Section>
  )
}

import { formatMessage } from '#contract/format-message.ts'
import { formatMoneyShort } from '#contract/rules/money-format.ts'
import { href } from '../addresses.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields.tsx'
import { Figures } from '../components/figures.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import styles from './loan-teaser.module.css'

const calculator = '/fdhbankplc/loan'

/** Whole kwacha are enough to tell the largest; BigInt keeps them exact. */
const wholeKwacha = (value: string) => BigInt(value.split('.', 1)[0] ?? '0')

/** Two fields that lead to the calculator, beside the caps of the loans in effect. */
export const view = defineSectionView('loan-teaser', {
  async load(_section, feed) {
    const loans = await feed.all('loans')
    const largest = loans
      .map((loan) => loan.most)
      .reduce<string | null>(
        (most, next) => (most === null || wholeKwacha(next) > wholeKwacha(most) ? next : most),
        null,
      )
    return largest === null
      ? null
      : { largest, longest: Math.max(...loans.map((loan) => loan.longest_months)) }
  },
  Component({ section: { id, title, lede, ground }, data: { largest, longest } }) {
    const {
      messages: { bankHome: messages },
      request,
      hasPage,
    } = usePageContext()
    const instead = formatMessage(
      messages.loanFigures,
      { most: formatMoneyShort(largest), n: longest },
      request.lang,
    )
    return (
      <Section id={id} title={title} lede={hasPage(calculator) ? lede : instead} ground={ground}>
        <div className={styles.halves}>
          {hasPage(calculator) && (
            <form
              data-keep="loan-teaser"
              className={styles.form}
              action={href(request.lang, calculator)}
              noValidate
            >
              <TextField
                id="teaser-amount"
                name="amount"
                label={messages.loanAmount}
                inputMode="numeric"
                maxLength={40}
                autoComplete="off"
              />
              <TextField
                id="teaser-months"
                name="months"
                label={messages.loanMonths}
                inputMode="numeric"
                maxLength={10}
                autoComplete="off"
              />
              <Button type="submit">{messages.loanGo}</Button>
            </form>
          )}
          <Figures
            items={[
              { value: formatMoneyShort(largest), label: messages.loanMost },
              {
                value: formatMessage(messages.months, { n: longest }, request.lang),
                label: messages.loanLongest,
              },
            ]}
          />
        </div>
      </Section>
    )
  },
})

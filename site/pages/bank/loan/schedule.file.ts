import { calculatorAddress } from '#contract/rules/loan-address.ts'
import { csvInstant, toCsv } from '#contract/rules/csv.ts'
import { formatDecimal } from '#contract/rules/money-format.ts'
import { defineFile } from '../../../file.ts'
import { isOutcome, notFound } from '../../../page.ts'
import { readFrame } from '../../../frame.ts'
import { readCalculation } from './read.ts'

/** The schedule of a calculation as CSV: a row a month and the totals, each with the loan and its rate. */
export const file = defineFile({
  paths: [`${calculatorAddress}/schedule.csv`, '/fdhfinancialholdings/loan/schedule.csv'],
  query: ['product', 'amount', 'months'],
  keep: () => false,
  type: 'text/csv; charset=utf-8',
  load: async (feed, request) => {
    const page = request.path.replace(/\/schedule\.csv$/, '')
    const read = await readCalculation(feed, { ...request, path: page })
    if (isOutcome(read)) return read
    const { loan, answer, sent } = read
    // What cannot be worked out is explained where it can be mended.
    if (!loan || !answer?.ok || !sent)
      return notFound([{ label: (await readFrame(feed)).messages.loanCalculator.name, to: page }])
    return { loan, worked: answer.worked }
  },
  filename: ({ loan, worked }) => `${loan.slug}-${worked.amount}-${worked.months}-months.csv`,
  write: ({ loan, worked: { quote, amount } }, _request, { loanCalculator: { tool, csv } }) => {
    const money = (name: string) => `${name} (${csv.money})`
    const about = [loan.title, loan.rate, csvInstant(loan.effective_at)]
    return toCsv([
      [
        tool.month,
        money(tool.payment),
        money(tool.interestPart),
        money(tool.principal),
        money(tool.balance),
        csv.loan,
        csv.rate,
        csv.since,
      ],
      ...quote.rows.map((row) => [
        String(row.month),
        row.payment,
        row.interest,
        row.principal,
        row.balance,
        ...about,
      ]),
      [
        tool.all,
        quote.totalPaid,
        quote.totalInterest,
        formatDecimal(amount).replaceAll(',', ''),
        '',
        ...about,
      ],
    ])
  },
})

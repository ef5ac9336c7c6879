import { ErrorSummary } from '../components/error-summary.tsx'
import styles from './loan-calculator.module.css'
import { Eligibility } from './loan-calculator/eligibility.tsx'
import { Fields } from './loan-calculator/fields.tsx'
import { Flat } from './loan-calculator/flat.tsx'
import type { Offer, LoanInput, Messages, Plain } from './loan-calculator/offer.ts'
import { Result } from './loan-calculator/result.tsx'
import { Schedule } from './loan-calculator/schedule.tsx'
import { announced, fieldErrorsIn, unfixed } from './loan-calculator/sentences.ts'
import { useCalculation } from './loan-calculator/use-calculation.ts'

type Props = {
  /** the page's own address, to which the form is sent */
  action: string
  /** where the schedule is had as CSV, with the same query */
  csv: string
  loans: readonly Offer[]
  asked: LoanInput
  /** true where the fields came with the address, so that what is wrong with them is said at once */
  sent: boolean
  /** the loan was chosen for the visitor, by the sum and the months */
  chosen: boolean
  plain: Plain
  messages: Messages
}

/** A form that any browser sends; with JavaScript it answers while one types, and nothing is fetched. */
export function Island({ action, csv, loans, asked, sent, chosen, plain, messages }: Props) {
  const calculation = useCalculation({ action, loans, asked, sent, errorTitle: messages.errorTitle })
  if (!calculation) return null
  const { form, more, typed, loan, now, rested, isSummed, changed, type, submit } = calculation
  const worked = now.outcome.ok ? now.outcome.worked : null
  const fieldErrors =
    !now.outcome.ok && !rested.outcome.ok
      ? fieldErrorsIn(unfixed(rested.outcome.fieldErrors, now.outcome.fieldErrors), rested.loan, messages)
      : {}
  const said = rested.outcome.ok
    ? announced(rested.outcome.worked, messages)
    : [fieldErrors.amount, fieldErrors.months].filter(Boolean).join(' ')
  if (plain === 'schedule' && worked)
    return (
      <Schedule loan={now.loan} worked={worked} path={action} csv={csv} plain={plain} messages={messages} />
    )
  return (
    <>
      <div className={`wrap ${styles.pair}`}>
        <div className={styles.card}>
          <h2 className={styles.title}>{messages.form}</h2>
          <form
            ref={form}
            data-keep="loan"
            className={styles.form}
            action={`${action}#result`}
            onSubmit={submit}
            noValidate
          >
            {isSummed && (
              <ErrorSummary
                form="loan"
                id="result"
                kind={messages.error}
                title={messages.errorsTitle}
                errors={fieldErrors}
                focused
              />
            )}
            <Fields
              loans={loans}
              loan={loan}
              asked={asked}
              typed={typed}
              chosen={chosen && typed.product === asked.product}
              fieldErrors={fieldErrors}
              sliders={plain === null}
              messages={messages}
              onType={type}
            />
          </form>
        </div>
        {worked && <span id="result" className={styles.anchor} />}
        <Result loan={now.loan} worked={worked} messages={messages} more={more} drawn={plain === null} />
      </div>
      {messages.overdueCap && <p className={`wrap ${styles.cap}`}>{messages.overdueCap}</p>}
      {/* Announced when typing rests; empty at first, since the result above is read in its place. */}
      <output className="unseen">{changed ? said : ''}</output>
      {worked && (
        <>
          <Schedule
            loan={now.loan}
            worked={worked}
            path={action}
            csv={csv}
            plain={plain}
            messages={messages}
          />
          <Flat loan={now.loan} worked={worked} messages={messages} />
          <Eligibility loan={now.loan} messages={messages} />
        </>
      )}
    </>
  )
}

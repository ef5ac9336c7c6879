import { useDeferredValue, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { keepInAddress } from './address.ts'
import styles from './loan-calculator.module.css'
import { Eligibility } from './loan-calculator/eligibility.tsx'
import { Fields } from './loan-calculator/fields.tsx'
import { Flat } from './loan-calculator/flat.tsx'
import type { Offer, Typed, Words } from './loan-calculator/offer.ts'
import { Result } from './loan-calculator/result.tsx'
import { Schedule } from './loan-calculator/schedule.tsx'
import { announced, faultsIn } from './loan-calculator/sentences.ts'
import { moveSliders, typeWhatSlid } from './loan-calculator/slid.ts'
import { workOut } from './loan-calculator/work-out.ts'

type Props = {
  /** the page's own address, to which the form is sent */
  action: string
  /** where the schedule is had as CSV, with the same query */
  csv: string
  loans: readonly Offer[]
  asked: Typed
  /** true where the fields came with the address, so that what is wrong with them is said at once */
  sent: boolean
  words: Words
  scrollHint: string
}

/** How long typing must rest before the result is announced, mistakes are named and the address follows. */
const restMs = 500

function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const field = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { product: field('product'), amount: field('amount'), months: field('months') }
}

/** A form that any browser sends; with JavaScript it answers while one types, and nothing is fetched. */
export function Island({ action, csv, loans, asked, sent, words, scrollHint }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState(asked)
  const [settled, setSettled] = useState(asked)
  const [summed, setSummed] = useState(sent)
  const loanOf = ({ product }: Typed) => loans.find(({ slug }) => slug === product) ?? loans[0]
  const [loan, settledLoan] = [loanOf(typed), loanOf(settled)]
  // Many months take a slow phone a while; letters typed meanwhile go first.
  const shown = useDeferredValue(typed)
  const shownLoan = loanOf(shown)
  const now = useMemo(() => shownLoan && workOut(shownLoan, shown), [shownLoan, shown])
  const rested = useMemo(() => settledLoan && workOut(settledLoan, settled), [settledLoan, settled])

  const read = () => {
    const fields = form.current && readForm(form.current)
    if (fields) setTyped((before) => (same(before, fields) ? before : fields))
  }
  const type = () => {
    read()
    // The opened bar would cover what one goes on to type.
    if (more.current) more.current.open = false
  }
  useEffect(() => {
    // What was typed or slid before React came stands in the fields already.
    if (form.current) typeWhatSlid(form.current)
    read()
  }, [])
  useEffect(() => {
    if (form.current) moveSliders(form.current)
  }, [typed])
  useEffect(() => {
    const rest = setTimeout(() => setSettled(typed), restMs)
    return () => clearTimeout(rest)
  }, [typed])
  const changed = settled !== asked
  useEffect(() => {
    if (changed) keepInAddress(action, settled)
  }, [action, changed, settled])

  if (!loan || !settledLoan || !shownLoan || !now || !rested) return null
  const faults = !now.ok && !rested.ok ? faultsIn(rested.faults, settledLoan, words) : {}
  const said = rested.ok
    ? announced(rested.worked, words)
    : [faults.amount, faults.months].filter(Boolean).join(' ')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asks = form.current ? readForm(form.current) : typed
    const outcome = workOut(loan, asks)
    setTyped(asks)
    setSettled(asks)
    setSummed(!outcome.ok)
    if (outcome.ok && more.current) more.current.open = true
    // Drawn first, then looked at.
    requestAnimationFrame(() => document.getElementById(outcome.ok ? 'result-title' : 'loan-faults')?.focus())
  }
  return (
    <>
      <div className={`wrap ${styles.pair}`}>
        {!now.ok && <span id="result" className={styles.anchor} />}
        <div className={styles.card}>
          <h2 className={styles.title}>{words.form}</h2>
          <form ref={form} className={styles.form} action={`${action}#result`} onSubmit={submit} noValidate>
            <Fields
              loans={loans}
              loan={loan}
              asked={asked}
              faults={faults}
              summed={summed}
              words={words}
              onType={type}
            />
          </form>
        </div>
        {now.ok && <span id="result" className={styles.anchor} />}
        <Result loan={shownLoan} worked={now.ok ? now.worked : null} words={words} more={more} />
      </div>
      {/* Announced when typing rests; empty at first, since the result above is read in its place. */}
      <output className="unseen">{changed ? said : ''}</output>
      {now.ok && (
        <>
          <Schedule
            loan={shownLoan}
            worked={now.worked}
            path={action}
            csv={csv}
            words={words}
            scrollHint={scrollHint}
          />
          <Flat loan={shownLoan} worked={now.worked} words={words} scrollHint={scrollHint} />
          <Eligibility loan={shownLoan} words={words} />
        </>
      )}
    </>
  )
}

const same = (a: Typed, b: Typed) => a.product === b.product && a.amount === b.amount && a.months === b.months

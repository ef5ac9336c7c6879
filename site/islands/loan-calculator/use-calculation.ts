import { useDeferredValue, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { keepInAddress } from '../address.ts'
import { useErrorSummary } from '../../components/use-error-summary.ts'
import type { Offer, LoanInput, Messages } from './offer.ts'
import { moveSliders, typeWhatSlid } from './sync-sliders.ts'
import { workOut } from './work-out.ts'

/** How long typing must rest before the result is announced, mistakes are named and the address follows. */
const restMs = 500

function readForm(form: HTMLFormElement): LoanInput {
  const data = new FormData(form)
  const field = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { product: field('product'), amount: field('amount'), months: field('months') }
}

type Calculation = {
  /** the page's own address, which keeps what was typed */
  action: string
  loans: readonly Offer[]
  asked: LoanInput
  sent: boolean
  errorTitle: Messages['errorTitle']
}

/**
 * What is typed, worked out at once and again when typing rests.
 * @returns `now` for what is shown, `rested` for what is announced; null where there are no loans
 */
export function useCalculation({ action, loans, asked, sent, errorTitle }: Calculation) {
  const form = useRef<HTMLFormElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState(asked)
  const [settled, setSettled] = useState(asked)
  // Many months take a slow phone a while; letters typed meanwhile go first.
  const now = useWorkedOut(loans, useDeferredValue(typed))
  const rested = useWorkedOut(loans, settled)
  const changed = settled !== asked

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
    const rest = setTimeout(() => setSettled(typed), restMs)
    return () => clearTimeout(rest)
  }, [typed])
  useEffect(() => {
    if (changed) keepInAddress(action, settled)
  }, [action, changed, settled])

  const hasErrors = now?.outcome.ok === false && rested?.outcome.ok === false
  const { isSummed, send } = useErrorSummary({ id: 'result', sent, hasErrors, errorTitle })

  const loan = loanOf(loans, typed)
  if (!loan || !now || !rested) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asks = form.current ? readForm(form.current) : typed
    const { ok } = workOut(loan, asks)
    setTyped(asks)
    setSettled(asks)
    send(ok)
    if (ok && more.current) more.current.open = true
    // Drawn first, then looked at.
    if (ok) requestAnimationFrame(() => document.getElementById('result-title')?.focus())
  }
  return { form, more, typed, loan, now, rested, isSummed, changed, type, submit }
}

function useWorkedOut(loans: readonly Offer[], typed: LoanInput) {
  const loan = loanOf(loans, typed)
  return useMemo(() => loan && { loan, outcome: workOut(loan, typed) }, [loan, typed])
}

const loanOf = (loans: readonly Offer[], { product }: LoanInput) =>
  loans.find(({ slug }) => slug === product) ?? loans[0]

const same = (a: LoanInput, b: LoanInput) =>
  a.product === b.product && a.amount === b.amount && a.months === b.months

import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Place } from '../flow/state.ts'
import { Button } from '../../../components/button.tsx'
import type { StepProps } from '../page-data.ts'
import styles from '../flow.module.css'
import { StepsBar } from '../steps-bar.tsx'
import { opensElsewhere } from '../../../client/opens-elsewhere.ts'

/** The id of a field or a row, by which the list of errors leads to it. */
export const idOf = (place: Place): string => `kyc-${place.toLowerCase().replace(/[^a-z0-9_]+/g, '-')}`

/**
 * A page's heading, focused on arrival, with the way back above it, and what is wrong with its fields below it, focused
 * when it was asked to go on.
 */
export function StepHead({ flow, state, messages, title }: StepProps & { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [restored] = useState(state.restored)
  useEffect(() => {
    if (restored) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [restored])
  return (
    <>
      {state.step !== 'done' && (
        <div className={styles.bar}>
          <button type="button" className={styles.back} onClick={() => history.back()}>
            {`← ${messages.kyc.back}`}
          </button>
          <button type="button" className={styles.back} onClick={() => void flow.startOver()}>
            {messages.kyc.startOver.button}
          </button>
        </div>
      )}
      {/* What staff asked to change is the account's step. */}
      <StepsBar current={state.step === 'change' ? 'details' : state.step} messages={messages.kyc} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <ErrorSummary state={state} messages={messages} />
      {state.unproved && (
        <div className={styles.note}>
          <p>{messages.kyc.notices.unproved}</p>
          <div className={styles.actions}>
            <Button onClick={() => flow.uploading.start()}>{messages.kyc.contact.go}</Button>
          </div>
        </div>
      )}
      {!state.kept && state.step !== 'done' && <p className={styles.note}>{messages.kyc.notKept}</p>}
    </>
  )
}

function ErrorSummary({ state: { fieldErrors, asked }, messages }: Pick<StepProps, 'state' | 'messages'>) {
  const listed = Object.entries(fieldErrors) as [Place, string][]
  if (listed.length === 0) return null
  return (
    // Drawn anew each time it was asked to go on, so that it is focused again.
    <FocusedOnce key={asked}>
      <p className={styles.summaryTitle}>
        <span className={styles.kind}>{`${messages.kyc.error}: `}</span>
        <span>{messages.kyc.errorsTitle}</span>
      </p>
      <ul>
        {listed.map(([place, text]) => (
          <li key={place}>
            <a
              href={`#${idOf(place)}`}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                // Without another entry in the browser's history.
                event.preventDefault()
                document.getElementById(idOf(place))?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </FocusedOnce>
  )
}

function FocusedOnce({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      {children}
    </div>
  )
}

/**
 * Leads on when a step's form is sent. First the button is shown as pressed, and that painted: what comes next takes a slow
 * phone up to half a second, in which nothing else would be seen.
 */
export function leadOn(event: FormEvent<HTMLFormElement>, work: () => void): void {
  event.preventDefault()
  const button = event.currentTarget.querySelector<HTMLElement>('[type=submit]')
  if (button?.hasAttribute('aria-busy')) return
  button?.setAttribute('aria-busy', 'true')
  requestAnimationFrame(() =>
    setTimeout(() => {
      button?.removeAttribute('aria-busy')
      work()
    }),
  )
}

/**
 * The button that leads on, at a page's end. Where it did not, that stands below it: in sight of who pressed it, and the
 * button is not moved.
 */
export function NextButton({
  state,
  messages,
  label,
  busy,
}: Pick<StepProps, 'state' | 'messages'> & { label: string; busy?: string }) {
  return (
    <>
      <Button type="submit" disabled={state.busy !== null}>
        {state.busy === 'opening' || state.busy === 'sending' ? (busy ?? label) : label}
      </Button>
      {state.notice && (
        <InSight>
          <p>
            <b className={styles.kind}>{`${messages.kyc.error}: `}</b>
            <span>{state.notice}</span>
          </p>
        </InSight>
      )}
    </>
  )
}

function InSight({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} role="alert" className={styles.summary}>
      {children}
    </div>
  )
}

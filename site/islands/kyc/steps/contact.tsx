import { useEffect, useRef, useState } from 'react'
import { keepFields, keptFields } from '../../../client/keep-typed.ts'
import { TextField } from '../../../components/fields.tsx'
import styles from '../flow.module.css'
import { contactForm } from '../kept-forms.ts'
import type { StepProps } from '../page-data.ts'
import { idOf, leadOn, NextButton, StepHead } from './step-head.tsx'

/** Without it nothing can be encrypted or hashed: a page over plain http. */
const secure = () => typeof crypto.subtle === 'object'

/** Phone or e-mail, proved by a code before anything else is asked. */
export function ContactStep(props: StepProps) {
  const { flow, state, messages } = props
  const { contact } = messages.kyc
  const field = useRef<HTMLInputElement>(null)
  const { reentered } = state
  // Typed before a change of language or a reload, when nothing could be encrypted yet.
  const [kept] = useState(() => (state.details.contact === '' ? keptFields(contactForm)[0]?.[1] : undefined))
  useEffect(() => {
    if (kept) flow.fill({ contact: kept })
  }, [flow, kept])
  useEffect(() => {
    // Back from the dialog to type another one.
    if (reentered > 0) field.current?.focus()
  }, [reentered])
  return (
    <div className={styles.page}>
      <StepHead {...props} title={contact.title} />
      {!secure() && (
        <p role="alert" className={styles.summary}>
          {messages.kyc.insecure}
        </p>
      )}
      {state.resumable && <p className={styles.note}>{messages.kyc.need.resume}</p>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          leadOn(event, () => {
            if (secure() && flow.get().busy === null) flow.next()
          })
        }
      >
        <TextField
          id={idOf('contact')}
          ref={field}
          name="username"
          label={contact.label}
          hint={contact.hint}
          error={state.fieldErrors.contact}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={300}
          value={state.details.contact}
          onChange={({ target: { name, value } }) => {
            flow.fill({ contact: value })
            keepFields(contactForm, value === '' ? [] : [[name, value]])
          }}
        />
        <p className={styles.small}>{contact.safe}</p>
        <NextButton state={state} messages={messages} label={contact.go} busy={contact.opening} />
      </form>
    </div>
  )
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkApplication } from '#contract/onboarding.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { formErrorsOf, type FormErrors, type Messages } from './form-errors.ts'
import { readForm, type FormInput } from './read-form.ts'
import { send, type SendResult } from './send.ts'
import { newSession, sessionFor, type Session } from './session.ts'

type Texts = { messages: Messages; codeMessages: SiteMessages['oneTimeCode']; phone: string }

/** An application on its way: what was typed is checked, the contact proved by a code, then it is sent. */
export function useApplication({ messages, codeMessages, phone }: Texts) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<Session>(newSession())
  const [formErrors, setFormErrors] = useState<FormErrors>({ fieldErrors: {}, failed: null })
  /** waits for its contact to be proved */
  const [asked, setAsked] = useState<FormInput | null>(null)
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState<{ typed: FormInput; reference: string } | null>(null)

  // Once it is drawn; there is nothing to look at at first.
  useEffect(() => document.getElementById('onboarding-errors')?.focus(), [formErrors])

  const finish = (typed: FormInput, answer: SendResult) => {
    if (answer.got === 'reference') {
      session.current = newSession()
      setDone({ typed, reference: answer.reference })
    } else if (answer.got === 'unproved') {
      session.current.token = null
      setAsked(typed)
    } else setFormErrors(formErrorsOf(answer, messages, codeMessages, phone))
  }
  const deliver = async (typed: FormInput, token: string) => {
    setSending(true)
    session.current = {
      ...session.current,
      ...sessionFor(session.current, typed),
      token,
      contact: typed.contact,
    }
    const answer = await send(session.current, typed)
    setSending(false)
    finish(typed, answer)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || sending) return
    const typed = readForm(form.current)
    const fieldErrors = missingIn(typed, messages)
    setFormErrors({ fieldErrors, failed: null })
    if (Object.keys(fieldErrors).length > 0) return
    const { token, contact: proved } = session.current
    if (token !== null && proved === typed.contact) void deliver(typed, token)
    else setAsked(typed)
  }
  const onProved = (token: string) => {
    setAsked(null)
    if (asked) void deliver(asked, token)
  }
  const onReenter = (error: string | null) => {
    setAsked(null)
    if (error === null) document.getElementById('onboarding-contact')?.focus()
    else setFormErrors({ fieldErrors: { contact: error }, failed: null })
  }
  return { form, formErrors, asked, sending, done, submit, onProved, onReenter, again: () => setDone(null) }
}

/** What can be said before anything is sent, field by field. */
function missingIn(typed: FormInput, messages: Messages): FormErrors['fieldErrors'] {
  const fieldErrors = Object.entries(checkApplication(typed)).map(([name, error]) => [
    name,
    messages.fieldErrors[error],
  ])
  if (typed.contact === '') fieldErrors.push(['contact', messages.contactMissing])
  return Object.fromEntries(fieldErrors)
}

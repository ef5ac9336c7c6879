import { useRef, useState } from 'react'
import { checkApplication } from '#contract/onboarding.ts'
import { forgetTyped } from '../../client/keep-typed.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { errorsOf, type FormMessages, type Shown } from './field-errors.ts'
import type { FormInput } from './read-form.ts'
import { send, type SendResult } from './send.ts'
import { newSession, sessionFor, type Session } from './session.ts'

type Texts = { messages: FormMessages; codeMessages: SiteMessages['oneTimeCode']; phone: string }
type Offered = { products: readonly { product: string }[] }

const none: Shown = { fieldErrors: {}, failed: null }

/**
 * The way of an application: what was typed is checked, the contact proved by a code, then it is sent.
 * `proving` is what waits for the code; `done` what was sent, with its reference.
 */
export function useApplication({ messages, codeMessages, phone, products }: Texts & Offered) {
  const session = useRef<Session>(newSession())
  const [shown, setShown] = useState<Shown>(none)
  /** counts what moves the focus: errors to read, and the code dialog closed to type another contact */
  const [attempts, setAttempts] = useState(0)
  const [reentered, setReentered] = useState(0)
  const [proving, setProving] = useState<FormInput | null>(null)
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState<{ typed: FormInput; reference: string } | null>(null)

  const show = (errors: Shown) => {
    setShown(errors)
    setAttempts((n) => n + 1)
  }
  const finish = (typed: FormInput, answer: SendResult) => {
    if (answer.got === 'reference') {
      session.current = newSession()
      forgetTyped('onboarding')
      setDone({ typed, reference: answer.reference })
    } else if (answer.got === 'unproved') {
      session.current.token = null
      setProving(typed)
    } else show(errorsOf(answer, messages, codeMessages, phone))
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
  return {
    shown,
    attempts,
    reentered,
    proving,
    sending,
    done,
    submit(typed: FormInput): void {
      const fieldErrors = errorsIn(typed, messages, products)
      show({ fieldErrors, failed: null })
      if (Object.keys(fieldErrors).length > 0) return
      const { token, contact: proved } = session.current
      if (token !== null && proved === typed.contact) void deliver(typed, token)
      else setProving(typed)
    },
    /** Updates the error of a field that was changed. */
    recheck(field: string, typed: FormInput): void {
      const { [field as keyof FormInput]: before, ...others } = shown.fieldErrors
      if (before === undefined) return
      const { [field as keyof FormInput]: error } = errorsIn(typed, messages, products)
      setShown({ ...shown, fieldErrors: error === undefined ? others : { ...others, [field]: error } })
    },
    /** The contact is proved: what waited for it is sent. */
    proved(token: string): void {
      if (!proving) return
      setProving(null)
      void deliver(proving, token)
    },
    /** The dialog was closed without a proof. @param error what is wrong with the contact, if that is why */
    reenter(error: string | null): void {
      setProving(null)
      if (error === null) setReentered((n) => n + 1)
      else show({ fieldErrors: { contact: error }, failed: null })
    },
    another: () => setDone(null),
  }
}

/** What is wrong with what was typed, by field, in the reader's language. */
function errorsIn(
  typed: FormInput,
  messages: FormMessages,
  products: Offered['products'],
): Shown['fieldErrors'] {
  const offered = products.map(({ product }) => product)
  const found = Object.entries(checkApplication(typed, offered))
  return {
    ...Object.fromEntries(found.map(([name, error]) => [name, messages.fieldErrors[error]])),
    ...(typed.contact === '' && { contact: messages.contactMissing }),
  }
}

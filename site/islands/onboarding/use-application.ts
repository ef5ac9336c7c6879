import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkApplication } from '#contract/onboarding.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { faultsShown, type Shown, type Messages } from './faults.ts'
import { readForm, type Typed } from './read-form.ts'
import { send, type Sent } from './send.ts'
import { newSession, sameAsked, type Session } from './session.ts'

type Texts = { messages: Messages; codeMessages: SiteMessages['oneTimeCode']; phone: string }

/** An application on its way: what was typed is checked, the contact proved by a code, then it is sent. */
export function useApplication({ messages, codeMessages, phone }: Texts) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<Session>(newSession())
  const [shown, setShown] = useState<Shown>({ faults: {}, failed: null })
  /** waits for its contact to be proved */
  const [asked, setAsked] = useState<Typed | null>(null)
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState<{ typed: Typed; reference: string } | null>(null)

  // Once it is drawn; there is nothing to look at at first.
  useEffect(() => document.getElementById('onboarding-faults')?.focus(), [shown])

  const finish = (typed: Typed, answer: Sent) => {
    if (answer.got === 'reference') {
      session.current = newSession()
      setDone({ typed, reference: answer.reference })
    } else if (answer.got === 'unproved') {
      session.current.token = null
      setAsked(typed)
    } else setShown(faultsShown(answer, messages, codeMessages, phone))
  }
  const deliver = async (typed: Typed, token: string) => {
    setSending(true)
    session.current = {
      ...session.current,
      ...sameAsked(session.current, typed),
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
    const faults = missingIn(typed, messages)
    setShown({ faults, failed: null })
    if (Object.keys(faults).length > 0) return
    const { token, contact: proved } = session.current
    if (token !== null && proved === typed.contact) void deliver(typed, token)
    else setAsked(typed)
  }
  const onProved = (token: string) => {
    setAsked(null)
    if (asked) void deliver(asked, token)
  }
  const onReenter = (fault: string | null) => {
    setAsked(null)
    if (fault === null) document.getElementById('onboarding-contact')?.focus()
    else setShown({ faults: { contact: fault }, failed: null })
  }
  return { form, shown, asked, sending, done, submit, onProved, onReenter, again: () => setDone(null) }
}

/** What can be said before anything is sent, field by field. */
function missingIn(typed: Typed, messages: Messages): Shown['faults'] {
  const faults = Object.entries(checkApplication(typed)).map(([name, fault]) => [
    name,
    messages.faults[fault],
  ])
  if (typed.contact === '') faults.push(['contact', messages.contactMissing])
  return Object.fromEntries(faults)
}

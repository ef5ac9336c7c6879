import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { checkApplication } from '#contract/onboarding.ts'
import type { SiteMessages } from '../messages/en.ts'
import { CodeDialog } from './code-dialog/dialog.tsx'
import styles from './onboarding.module.css'
import { Done } from './onboarding/done.tsx'
import { errorsOf, type Shown } from './onboarding/field-errors.ts'
import { Fields, type Choices } from './onboarding/fields.tsx'
import { readForm, type Typed } from './onboarding/read-form.ts'
import { send, type Sent } from './onboarding/send.ts'
import { newSession, sameAsked, type Session } from './onboarding/session.ts'

type Props = Choices & {
  lang: Lang
  phone: string
  messages: SiteMessages['onboarding']['tool']
  codeMessages: SiteMessages['oneTimeCode']
}

/**
 * Asks for an account beforehand: what was typed is looked at, the contact proved by a code, then it is sent. What was
 * typed stays in its fields until the service has answered with a reference.
 */
export function Island({ lang, products, regions, phone, messages, codeMessages }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const session = useRef<Session>(newSession())
  const [shown, setShown] = useState<Shown>({ fieldErrors: {}, failed: null })
  const [asked, setAsked] = useState<Typed | null>(null)
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState<{ typed: Typed; reference: string } | null>(null)
  // Until React is here the button would send nothing.
  const ready = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  // Once it is drawn; there is nothing to look at at first.
  useEffect(() => document.getElementById('onboarding-errors')?.focus(), [shown])

  const finish = (typed: Typed, answer: Sent) => {
    if (answer.got === 'reference') {
      session.current = newSession()
      setDone({ typed, reference: answer.reference })
    } else if (answer.got === 'unproved') {
      session.current.token = null
      setAsked(typed)
    } else setShown(errorsOf(answer, messages, codeMessages, phone))
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
    const fieldErrors = checkApplication(typed)
    const contact = typed.contact === '' ? { contact: messages.contactMissing } : {}
    const said = Object.fromEntries(
      Object.entries(fieldErrors).map(([name, error]) => [name, messages.fieldErrors[error]]),
    )
    if (Object.keys({ ...said, ...contact }).length) {
      setShown({ fieldErrors: { ...said, ...contact }, failed: null })
      return
    }
    setShown({ fieldErrors: {}, failed: null })
    const { token, contact: proved } = session.current
    if (token !== null && proved === typed.contact) void deliver(typed, token)
    else setAsked(typed)
  }

  if (done)
    return (
      <Done
        reference={done.reference}
        branch={done.typed.branch}
        needs={products.find(({ product }) => product === done.typed.product)?.needs ?? []}
        messages={messages}
        onAnother={() => setDone(null)}
      />
    )
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{messages.form}</h2>
      <p className={styles.noScript}>{formatMessage(messages.noScript, { phone })}</p>
      {/* By POST, so that nothing typed could ever stand in an address. */}
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        <Fields
          products={products}
          regions={regions}
          shown={shown}
          ready={ready}
          sending={sending}
          messages={messages}
        />
      </form>
      {asked && (
        <CodeDialog
          lang={lang}
          messages={codeMessages}
          username={asked.contact}
          onProved={(token) => {
            setAsked(null)
            void deliver(asked, token)
          }}
          onReenter={(error) => {
            setAsked(null)
            if (error === null) document.getElementById('onboarding-contact')?.focus()
            else setShown({ fieldErrors: { contact: error }, failed: null })
          }}
        />
      )}
    </div>
  )
}

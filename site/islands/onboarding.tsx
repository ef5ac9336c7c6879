import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { useErrorTitle } from '../components/use-error-title.ts'
import type { SiteMessages } from '../messages/en.ts'
import { CodeDialog } from './code-dialog/dialog.tsx'
import styles from './onboarding.module.css'
import { Done } from './onboarding/done.tsx'
import { Fields, type Choices } from './onboarding/fields.tsx'
import { readForm } from './onboarding/read-form.ts'
import { useApplication } from './onboarding/use-application.ts'

type Props = Choices & {
  lang: Lang
  phone: string
  messages: SiteMessages['onboarding']['tool']
  codeMessages: SiteMessages['oneTimeCode']
}

/** Asks for an account beforehand. What was typed stays in its fields until the service has answered with a reference. */
export function Island({ lang, products, regions, phone, messages, codeMessages }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const application = useApplication({ messages, codeMessages, phone, products })
  const { shown, attempts, reentered, proving, sending, done } = application
  // Until React is here the form is not sent.
  const ready = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  useEffect(() => {
    if (attempts > 0) document.getElementById('onboarding-errors')?.focus()
  }, [attempts])
  // The dialog no longer makes the page inert.
  useEffect(() => {
    if (reentered > 0) document.getElementById('onboarding-contact')?.focus()
  }, [reentered])
  const hasErrors = shown.failed !== null || Object.keys(shown.fieldErrors).length > 0
  useErrorTitle(hasErrors && !done, messages.errorTitle)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.current && !sending) application.submit(readForm(form.current))
  }

  if (done)
    return (
      <Done
        reference={done.reference}
        branch={done.typed.branch}
        needs={products.find(({ product }) => product === done.typed.product)?.needs ?? []}
        messages={messages}
        onAnother={application.another}
      />
    )
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{messages.form}</h2>
      <noscript>
        <p className={styles.noScript}>{formatMessage(messages.noScript, { phone })}</p>
      </noscript>
      {/* By POST, so that nothing typed could ever stand in an address. */}
      <form
        ref={form}
        data-keep="onboarding"
        className={styles.form}
        method="post"
        onSubmit={submit}
        onInput={({ currentTarget, target }) => {
          if ('name' in target) application.recheck(String(target.name), readForm(currentTarget))
        }}
        noValidate
      >
        <Fields
          products={products}
          regions={regions}
          shown={shown}
          ready={ready}
          sending={sending}
          messages={messages}
        />
      </form>
      {proving && (
        <CodeDialog
          lang={lang}
          messages={codeMessages}
          username={proving.contact}
          onProved={(token) => application.proved(token)}
          onReenter={(error) => application.reenter(error)}
        />
      )}
    </div>
  )
}

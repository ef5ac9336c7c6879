import { useSyncExternalStore } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { SiteMessages } from '../messages/messages.ts'
import { CodeDialog } from './code-dialog/dialog.tsx'
import styles from './onboarding.module.css'
import { Done } from './onboarding/done.tsx'
import { Fields, type Choices } from './onboarding/fields.tsx'
import { useApplication } from './onboarding/use-application.ts'

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
  const application = useApplication({ messages, codeMessages, phone })
  const { form, formErrors, asked, sending, done } = application
  // Until React is here the button would send nothing.
  const ready = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  if (done)
    return (
      <Done
        reference={done.reference}
        branch={done.typed.branch}
        needs={products.find(({ product }) => product === done.typed.product)?.needs ?? []}
        messages={messages}
        onAnother={application.again}
      />
    )
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{messages.form}</h2>
      <p className={styles.noScript}>{formatMessage(messages.noScript, { phone })}</p>
      {/* By POST, so that nothing typed could ever stand in an address. */}
      <form ref={form} className={styles.form} method="post" onSubmit={application.submit} noValidate>
        <Fields
          products={products}
          regions={regions}
          formErrors={formErrors}
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
          onProved={application.onProved}
          onReenter={application.onReenter}
        />
      )}
    </div>
  )
}

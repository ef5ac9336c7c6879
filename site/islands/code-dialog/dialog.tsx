import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { isCompleteCode } from '#contract/rules/codes.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import type { SiteMessages } from '../../messages/en.ts'
import styles from './dialog.module.css'
import { useCode } from './use-code.ts'

type Props = {
  lang: Lang
  messages: SiteMessages['oneTimeCode']
  /** the e-mail or mobile number as it was typed; the service tells which it is */
  username: string
  /** the contact is proved: its token, for an hour */
  onProved: (token: string) => void
  /**
   * Closed without a proof, by Escape or a button; what was typed stays in the caller's field.
   * @param fault what is wrong with the contact, where the service takes it for none
   */
  onReenter: (error: string | null) => void
}

/**
 * Proves a contact by a one-time code (spec, section 4): draw it to open it, and it has a code sent at once. It knows
 * nothing of what the proof is for.
 */
export function CodeDialog({ lang, messages, username, onProved, onReenter }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Here, since the field goes while another code is sent.
  const [typed, setTyped] = useState('')
  const { sending, error, checking, wait, send, verify } = useCode({
    lang,
    messages,
    username,
    onProved,
    onNoContact: onReenter,
  })
  const sent = sending.now === 'sent'
  const waiting = sent && wait.left > 0
  const open = useShown(dialog)
  const ways = { messages, onSend: () => void send(), onReenter: () => onReenter(null) }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="code-title"
      onClose={() => {
        if (open.current) onReenter(null)
      }}
    >
      <div className={styles.head}>
        <h2 id="code-title">{messages.title}</h2>
        <CloseButton label={messages.close} onClose={ways.onReenter} />
      </div>
      <output className={styles.about}>
        {sending.now === 'sending' && formatMessage(messages.sending, { to: username })}
        {sent && formatMessage(sending.earlier ? messages.earlier : messages.sent, { to: username })}
        {/* Said at the start and at the end of the wait, and not each second. */}
        {sent && (
          <span className="unseen">
            {waiting ? formatMessage(messages.wait, { n: wait.from }, lang) : messages.again}
          </span>
        )}
      </output>
      {sending.now === 'failed' && <Failed {...ways} says={sending.error} />}
      {sent && (
        <CodeForm
          messages={messages}
          typed={typed}
          error={error}
          checking={checking}
          onType={setTyped}
          onVerify={() => void verify(typed)}
        >
          {waiting ? (
            <p className={styles.wait}>{formatMessage(messages.wait, { n: wait.left }, lang)}</p>
          ) : (
            <Again {...ways} />
          )}
        </CodeForm>
      )}
    </dialog>
  )
}

/** The field for the code, which has the focus when it comes and when the code was wrong. */
function CodeForm({
  messages,
  typed,
  error,
  checking,
  onType,
  onVerify,
  children,
}: {
  messages: Props['messages']
  typed: string
  error: string | null
  checking: boolean
  onType: (typed: string) => void
  onVerify: () => void
  children: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const ready = isCompleteCode(typed)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    // What was wrong is there to be typed over.
    if (!error) return
    field.current?.focus()
    field.current?.select()
  }, [error])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onVerify()
      }}
    >
      <TextField
        id="code"
        ref={field}
        label={messages.label}
        hint={messages.hint}
        error={error ?? undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="submit" disabled={!ready || checking}>
        {checking ? messages.checking : messages.proceed}
      </Button>
      <p role="alert" className="unseen">
        {error}
      </p>
      {children}
    </form>
  )
}

/** Opens the dialog. @returns true in `current` while it is the visitor who may close it */
function useShown(dialog: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const open = useRef(false)
  // Closed before it is taken away, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    open.current = true
    return () => {
      open.current = false
      shown?.close()
    }
  }, [dialog])
  return open
}

const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M6 6l12 12M18 6L6 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </button>
)

type Actions = { messages: Props['messages']; onSend: () => void; onReenter: () => void }

/** No code could be sent: why, and what can be done. */
const Failed = ({ says, messages, onSend, onReenter }: Actions & { says: string }) => (
  <>
    <div role="alert" className={styles.failed}>
      {says}
    </div>
    <div className={styles.buttons}>
      <Button onClick={onSend}>{messages.retry}</Button>
      <Button look="line" onClick={onReenter}>
        {messages.reenter}
      </Button>
    </div>
  </>
)

/** After the wait another code may be asked for. */
const Again = ({ messages, onSend, onReenter }: Actions) => (
  <div className={styles.again}>
    <p className={styles.wait}>{messages.again}</p>
    <Button look="line" onClick={onSend}>
      {messages.resend}
    </Button>
    <Button look="line" onClick={onReenter}>
      {messages.reenter}
    </Button>
  </div>
)

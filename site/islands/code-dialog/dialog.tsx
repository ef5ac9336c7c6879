import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { isCompleteCode } from '#contract/rules/codes.ts'
import { closeOnBack } from '../../client/close-on-back.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields.tsx'
import { useErrorTitle } from '../../components/use-error-title.ts'
import type { SiteMessages } from '../../messages/en.ts'
import styles from './dialog.module.css'
import { useCode, type Delay } from './use-code.ts'

type Props = {
  lang: Lang
  messages: SiteMessages['oneTimeCode']
  /** the e-mail or mobile number as it was typed; the service tells which it is */
  username: string
  /** the contact is proved: its token, for an hour */
  onProved: (token: string) => void
  /**
   * Closed without a proof, by Escape, Back or a button; what was typed stays in the caller's field.
   * @param error what is wrong with the contact, where the service takes it for none
   */
  onReenter: (error: string | null) => void
}

/**
 * Proves a contact by a one-time code (spec, section 4): draw it to open it, and it has a code sent at once. It knows
 * nothing of what the proof is for.
 */
export function CodeDialog({ lang, messages, username, onProved, onReenter }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Kept here, where it outlasts the form: it stays while another code is sent.
  const [typed, setTyped] = useState('')
  const shown = useShown(dialog)
  const code = useCode({
    lang,
    messages,
    username,
    // The caller may change the address next.
    onProved: (token) => void shown.current?.leaveHistory().then(() => onProved(token)),
    onNoContact: onReenter,
  })
  const { sending, wait } = code
  useErrorTitle(code.error !== null || sending.now === 'failed', messages.errorTitle)
  const sent = sending.now === 'sent'
  const ways = { messages, onSend: () => void code.send(), onReenter: () => onReenter(null) }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="code-title"
      onClose={() => {
        if (shown.current) onReenter(null)
      }}
    >
      <div className={styles.head}>
        <h2 id="code-title">{messages.title}</h2>
        <CloseButton label={messages.close} onClose={ways.onReenter} />
      </div>
      <output className={styles.about}>
        {sending.now === 'sending' && <span>{formatMessage(messages.sending, { to: username })}</span>}
        {sent && <SentTo {...sending} messages={messages} to={username} />}
        {/* Said at the start and at the end of the wait, and not each second. */}
        {sent && (
          <span className="unseen">
            {wait.left > 0 ? formatMessage(messages.wait, { n: wait.from }, lang) : messages.again}
          </span>
        )}
      </output>
      {sending.now === 'failed' && <Failed says={sending.error} {...ways} />}
      {sent && (
        <CodeForm
          messages={messages}
          typed={typed}
          error={code.error}
          checking={code.checking}
          onType={setTyped}
          onVerify={() => void code.verify(typed)}
        >
          {wait.left > 0 ? (
            <p className={styles.wait}>{formatMessage(messages.wait, { n: wait.left }, lang)}</p>
          ) : (
            <Again {...ways} />
          )}
        </CodeForm>
      )}
    </dialog>
  )
}

type SentProps = { earlier: boolean; delayed?: Delay | undefined; messages: Props['messages']; to: string }

/** Says whether the code is on its way, was sent before, or is delayed. */
function SentTo({ earlier, delayed, messages, to }: SentProps) {
  if (!delayed) return <span>{formatMessage(earlier ? messages.earlier : messages.sent, { to })}</span>
  const { phone } = delayed
  return (
    <>
      <span>{formatMessage(messages.delayed, { to })}</span>{' '}
      {phone !== null && <span>{formatMessage(messages.delayedCall, { phone })}</span>}
    </>
  )
}

type FormProps = {
  messages: Props['messages']
  typed: string
  error: string | null
  checking: boolean
  onType: (typed: string) => void
  onVerify: () => void
  children: ReactNode
}

/** Where the code is typed; it takes the focus as it comes, and again when the code was wrong. */
function CodeForm({ messages, typed, error, checking, onType, onVerify, children }: FormProps) {
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
        maxLength={400}
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

type Shown = { leaveHistory: () => Promise<void> }

/** Opens the dialog. @returns in `current` its entry in the history while it is the visitor who may close it */
function useShown(dialog: RefObject<HTMLDialogElement | null>): RefObject<Shown | null> {
  const shown = useRef<Shown | null>(null)
  // Closed before it is taken away, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const leaveHistory = closeOnBack(() => element?.close())
    shown.current = { leaveHistory }
    return () => {
      shown.current = null
      element?.close()
      void leaveHistory()
    }
  }, [dialog])
  return shown
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

type Ways = { messages: Props['messages']; onSend: () => void; onReenter: () => void }

/** No code could be sent: why, and what can be done. */
const Failed = ({ says, messages, onSend, onReenter }: Ways & { says: string }) => (
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
const Again = ({ messages, onSend, onReenter }: Ways) => (
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

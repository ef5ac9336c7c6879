import { formatMessage } from '#contract/format-message.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { useErrorTitle } from '../../components/use-error-title.ts'
import { classNames } from '../../components/class-names.ts'
import type { AcceptedDocument } from './documents/accepted-document.ts'
import { documentOf, type PageData } from './page-data.ts'
import styles from './flow.module.css'
import { typeForm } from './kept-forms.ts'
import { StepsBar } from './steps-bar.tsx'

type Props = {
  about: PageData
  type: string | null
  error: string | undefined
  /** how often it was asked to go on: what is missing has the focus each time */
  askedToGoOn: number
  /** true where the page is come back to: the focus goes to its heading */
  arrive: boolean
  resumable: boolean
  /** what follows is being loaded, and was asked for */
  waits: boolean
  /** only that is said, in place of the page */
  leaves: boolean
  failed: boolean
  onType: (type: string) => void
  onNext: () => void
  onResume: () => void
  onStartOver: () => void
}

/** The first page: the account type, and below the button what it takes. Drawn by the server as well. */
export function AccountChoice(props: Props) {
  const { about, type, error, askedToGoOn, arrive, resumable, waits, leaves, failed, onType, onNext } = props
  const { messages } = about
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = useState(arrive)
  useErrorTitle(error !== undefined, messages.errorTitle)
  useEffect(() => {
    if (first) heading.current?.focus()
  }, [first])
  // What was chosen here is kept as typed, so it is never made the form's own value.
  const [own, setOwn] = useState(false)
  const choose = (name: string) => {
    setOwn(true)
    onType(name)
  }
  // What was chosen before React came, or is put back after a change of language, stands in the choice already.
  const [tell] = useState(() => choose)
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('type')
    if (typeof chosen === 'string') tell(chosen)
  }, [tell])
  return (
    <div className={styles.page}>
      <Coming leaves={leaves} text={messages.loading} />
      <StepsBar current="need" messages={messages} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {messages.title}
      </h2>
      <form
        ref={form}
        data-keep={typeForm}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onNext()
        }}
      >
        <TypeChoice
          about={about}
          type={own ? null : type}
          error={error}
          askedToGoOn={askedToGoOn}
          onType={choose}
        />
        <noscript>
          <p className={styles.note}>{messages.scripts}</p>
        </noscript>
        <Button type="submit" disabled={waits}>
          {waits ? messages.loading : messages.go}
        </Button>
        {failed && (
          <p role="alert" className={styles.error}>
            {messages.loadFailed}
          </p>
        )}
      </form>
      {/* What comes later stands below the button, so that it is never moved. */}
      {resumable && (
        <ResumeOffer messages={messages} onResume={props.onResume} onStartOver={props.onStartOver} />
      )}
      {about.types.map(({ name, label, documents }, at) => (
        <RequiredDocuments
          key={name}
          about={about}
          label={label}
          documents={documents}
          place={at}
          shown={name === type}
        />
      ))}
      <p className={styles.small}>{`${messages.about} ${messages.files} ${messages.stop}`}</p>
    </div>
  )
}

/** In place of the page while the next one is on its way; read out where it was asked for. */
function Coming({ leaves, text }: { leaves: boolean; text: string }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (leaves) said.current?.focus()
  }, [leaves])
  return (
    <p ref={said} tabIndex={-1} className={styles.resuming}>
      {text}
    </p>
  )
}

/** What was begun on this device can be gone on with. */
const ResumeOffer = ({
  messages,
  onResume,
  onStartOver,
}: Pick<PageData, 'messages'> & Pick<Props, 'onResume' | 'onStartOver'>) => (
  <div className={styles.note}>
    <p>{messages.resume}</p>
    <div className={styles.actions}>
      <Button onClick={onResume}>{messages.resumeGo}</Button>
      <Button look="line" onClick={onStartOver}>
        {messages.startOver.button}
      </Button>
    </div>
  </div>
)

/** The account types, of which one is chosen. */
const TypeChoice = ({
  about: { messages, types },
  type,
  error,
  askedToGoOn,
  onType,
}: Pick<Props, 'about' | 'type' | 'error' | 'askedToGoOn' | 'onType'>) => (
  <fieldset className={styles.choices} data-native="" aria-describedby={error ? 'kyc-type-error' : undefined}>
    <legend>{messages.type}</legend>
    {error && (
      // Drawn anew each time, so that it is focused again: on a phone the button is a screen below it.
      <FocusedError key={askedToGoOn} messages={messages} error={error} />
    )}
    {types.map(({ name, label, lede }, at) => (
      <label key={name} className={styles.choice}>
        <input
          id={at === 0 ? 'kyc-type' : undefined}
          type="radio"
          name="type"
          value={name}
          defaultChecked={name === type}
          data-place={at}
          onChange={() => onType(name)}
        />
        <b>{label}</b> <span className={styles.hint}>{lede}</span>
      </label>
    ))}
  </fieldset>
)

function FocusedError({ messages, error }: Pick<PageData, 'messages'> & { error: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=alert]')?.focus(), [])
  return (
    <div ref={box} id="kyc-type-error">
      <ErrorSummary form="kyc" kind={messages.error} title={messages.errorsTitle} errors={{ type: error }} />
    </div>
  )
}

/**
 * What a type asks for, and what makes each document good enough. Every type's list comes with the page; the choice shows
 * its own by CSS, at once, also before React has come.
 */
const RequiredDocuments = ({
  about,
  label,
  documents,
  place,
  shown,
}: {
  about: PageData
  label: string
  documents: readonly AcceptedDocument[]
  place: number
  shown: boolean
}) => (
  <section
    className={classNames(styles.ready, shown && styles.shown)}
    data-ready={place}
    aria-labelledby={`kyc-ready-${place}`}
  >
    <h3 id={`kyc-ready-${place}`}>{`${about.messages.ready}: ${label}`}</h3>
    <ul className={styles.documents}>
      {documents.map(({ purpose, substitutes }) => (
        <li key={purpose}>
          <span>
            <b>{documentOf(about, purpose).name}</b>{' '}
            <span className={styles.hint}>{documentOf(about, purpose).accepted}</span>{' '}
            {substitutes.length > 0 && (
              <span className={styles.hint}>
                {formatMessage(about.messages.instead, {
                  list: substitutes.map(({ name }) => name).join('; '),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

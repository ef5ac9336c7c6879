import { useEffect, useRef, useState } from 'react'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { Button } from '../../components/button.tsx'
import { documentOf, typeOf, type PageData } from './page-data.ts'
import styles from './flow.module.css'
import { StatusIcon } from './status-icon.tsx'

type Props = {
  about: PageData
  type: string | null
  error: string | undefined
  /** true where the page is come back to: the focus goes to its heading */
  arrive: boolean
  resumable: boolean
  /** what follows is being loaded, and was asked for */
  waits: boolean
  failed: boolean
  onType: (type: string) => void
  onNext: () => void
  onResume: () => void
  onStartOver: () => void
}

/** The first page: the account type, the documents it takes, and what they cost to send. Drawn by the server as well. */
export function AccountChoice(props: Props) {
  const { about, type, error, arrive, resumable, waits, failed, onType, onNext } = props
  const { messages } = about
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = useState(arrive)
  useEffect(() => {
    if (first) heading.current?.focus()
  }, [first])
  // What was chosen before React came stands in the choice already.
  const [tell] = useState(() => onType)
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get('type')
    if (typeof chosen === 'string') tell(chosen)
  }, [tell])
  const chosen = typeOf(about, type)
  return (
    <div className={styles.page}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {messages.title}
      </h2>
      {resumable && (
        <ResumeOffer messages={messages} onResume={props.onResume} onStartOver={props.onStartOver} />
      )}
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onNext()
        }}
      >
        <TypeChoice about={about} type={type} error={error} onType={onType} />
        {chosen && <RequiredDocuments about={about} purposes={chosen.purposes} />}
        <p className={styles.small}>
          {messages.about} {messages.files} {messages.stop}
        </p>
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
    </div>
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
  onType,
}: Pick<Props, 'about' | 'type' | 'error' | 'onType'>) => (
  <fieldset className={styles.choices} data-native="" aria-describedby={error ? 'kyc-type-error' : undefined}>
    <legend>{messages.type}</legend>
    {error && (
      <p id="kyc-type-error" role="alert" className={styles.error}>
        {messages.error}: {error}
      </p>
    )}
    {types.map(({ name, label, lede }, at) => (
      <label key={name} className={styles.choice}>
        <input
          id={at === 0 ? 'kyc-type' : undefined}
          type="radio"
          name="type"
          value={name}
          defaultChecked={name === type}
          onChange={() => onType(name)}
        />
        <b>{label}</b>
        <span className={styles.hint}>{lede}</span>
      </label>
    ))}
  </fieldset>
)

/** What the chosen type asks for, and what makes each document good enough. */
const RequiredDocuments = ({ about, purposes }: { about: PageData; purposes: readonly Purpose[] }) => (
  <section className={styles.ready} aria-labelledby="kyc-ready">
    <h3 id="kyc-ready">{about.messages.ready}</h3>
    <ul className={styles.documents}>
      {purposes.map((purpose) => (
        <li key={purpose}>
          <StatusIcon name="file" />
          <span>
            <b>{documentOf(about, purpose).name}</b>
            <span className={styles.hint}>{documentOf(about, purpose).accepted}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

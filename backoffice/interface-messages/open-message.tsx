import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { Link } from 'react-router'
import { isBlank, savedText } from '#contract/rules/blank.ts'
import type { CorrectedTexts, InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import { messageOverrides } from '#contract/collections/message-overrides.ts'
import type { Lang } from '#contract/languages.ts'
import { ApiError } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { mayWrite } from '../permissions.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { Acts } from './acts.tsx'
import { Correction, faultOf } from './correction.tsx'
import styles from './interface-messages.module.css'
import { StateChips } from './list.tsx'
import { useActs } from './use-acts.ts'

const say = messages.interfaceMessages
const langs = ['en', 'ny'] as const satisfies Lang[]

type Props = {
  message: InterfaceMessage
  /** what was typed here before and not sent */
  typed: CorrectedTexts | null
  place: number
  total: number
  /** whether the cursor goes into the first correction */
  focus: boolean
  onTyped: (texts: CorrectedTexts | null) => void
  /** once something was written */
  onDone: () => Promise<void>
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

const sameTexts = (a: CorrectedTexts, b: CorrectedTexts) =>
  langs.every((lang) => savedText(a[lang] ?? '') === savedText(b[lang] ?? ''))

/** One message: as it is shipped, and what is to stand there instead. */
export function OpenMessage(props: Props) {
  const { message, typed, place, total, focus, onTyped, onDone, onPrevious, onNext } = props
  const { key, shipped, placeholders, guarded, correction } = message
  const written = correction?.draft ?? correction?.live ?? {}
  const [texts, setTexts] = useState<CorrectedTexts>(typed ?? written)
  const writes = mayWrite(useMe(), messageOverrides)
  const waiting = correction?.waiting ?? null
  const readOnly = !writes || waiting !== null
  const acts = useActs(message, texts, onDone)
  const change = (lang: Lang, text: string) => {
    const next = { ...texts, [lang]: text }
    setTexts(next)
    onTyped(sameTexts(next, written) ? null : next)
  }
  const refused = acts.error instanceof ApiError ? acts.error.fields : {}
  const ready =
    langs.some((lang) => !isBlank(texts[lang] ?? '')) &&
    langs.every((lang) => faultOf(shipped[lang] || shipped.en, texts[lang] ?? '') === null) &&
    (!sameTexts(texts, written) || (correction?.draft ?? null) !== null)
  return (
    <section className={styles.open} aria-label={key}>
      <header className={styles.head}>
        <h2>{key}</h2>
        <StateChips message={message} />
        {guarded && <Chip size="small" variant="outlined" color="warning" label={say.secondPerson} />}
        <output className={styles.place}>{formatMessage(say.place, { n: place, total })}</output>
      </header>
      {placeholders.length > 0 && <Placeholders names={placeholders} />}
      <div className={styles.texts}>
        {langs.map((lang) => (
          <Correction
            key={lang}
            lang={lang}
            message={message}
            value={texts[lang] ?? ''}
            readOnly={readOnly}
            focus={focus && lang === 'en'}
            refused={refused[lang] ?? null}
            onChange={(text) => change(lang, text)}
          />
        ))}
      </div>
      {correction?.returned_reason && (
        <Alert severity="warning">
          {formatMessage(say.returned, { reason: correction.returned_reason })}
        </Alert>
      )}
      {waiting && <Alert severity="info">{say.waits[waiting]}</Alert>}
      {!waiting && guarded && <p className={styles.note}>{say.guardedNote}</p>}
      {acts.error !== null && !langs.some((lang) => refused[lang]) && <ErrorNotice error={acts.error} />}
      <Acts acts={writes ? acts : null} {...{ message, ready, onPrevious, onNext }} />
      {correction && (
        <p className={styles.note}>
          <Link to={`/backoffice/${messageOverrides.name}/${correction.id}`}>{say.open}</Link>
        </p>
      )}
    </section>
  )
}

const Placeholders = ({ names }: { names: readonly string[] }) => (
  <p className={styles.note}>
    {say.keep}{' '}
    {names.map((name) => (
      <code key={name}>{`{${name}}`}</code>
    ))}{' '}
    {say.keepNote}
  </p>
)

import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { TextToTranslate } from '#contract/backoffice/translations.ts'
import { isBlankHtml } from '#contract/rules/blank.ts'
import { collectionNamed } from '#contract/registry.ts'
import actBar from '../shell/act-bar.module.css'
import { EditingProvider, type Editing } from '../content/editing.tsx'
import { FiguresInText } from '../content/figures/figures-in-text.tsx'
import { RichText } from '../content/rich/rich-text.tsx'
import { useMe } from '../current-user.tsx'
import { mayWrite } from '../permissions.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { useScreenKeys } from '../shell/use-screen-keys.ts'
import { formatMessage, messages } from '../messages.ts'
import { useTyped } from '../use-typed.ts'
import { saveText } from './save-text.ts'
import { termsIn } from './terms.ts'
import { textKey } from './text-path.ts'
import { inSection, pathInWords } from '../lists/fields.ts'
import styles from './translations.module.css'
import { useGlossary } from './use-texts.ts'

const say = messages.translations
const { english, chichewa } = messages.content
const colours = { missing: 'error', stale: 'warning', unreviewed: 'default' } as const

type Props = {
  text: TextToTranslate
  place: number
  total: number
  /** @param ny what was written */
  onDone: (ny: string) => void
  onSkip: () => void
  onBack: (() => void) | null
}

/** One text: English on the left, Chichewa to be written, the terms it uses at the side. */
export function OpenText({ text, place, total, onDone, onSkip, onBack }: Props) {
  const [typed, setNy] = useTyped<string | null>(`translation ${textKey(text)}`, null)
  const ny = typed ?? text.ny
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const box = useRef<HTMLDivElement>(null)
  const definition = collectionNamed(text.collection)
  const me = useMe()
  const canWrite = definition !== undefined && mayWrite(me, definition)
  const editing = useEditingOf(text)
  const empty = isBlankHtml(ny)
  const save = async (signOff: boolean) => {
    if (busy || empty) return
    setBusy(true)
    setError(null)
    try {
      await saveText(text, ny.trim(), signOff)
      setNy(null)
      onDone(ny.trim())
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  useEffect(() => {
    // The next text begins where the last one was written.
    box.current?.querySelector<HTMLElement>('[lang="ny"]:is(textarea, [contenteditable=true])')?.focus()
  }, [])
  return (
    <div className={styles.desk} ref={box}>
      <Head text={text} place={place} total={total} />
      {editing && (
        <EditingProvider value={editing}>
          <div className={styles.texts}>
            <section aria-label={english}>
              <h3>{english}</h3>
              {text.html ? (
                <RichText path="en" label={english} lang="en" value={text.en} readOnly onChange={() => {}} />
              ) : (
                <p className={styles.english} lang="en">
                  {text.en}
                </p>
              )}
              <FiguresInText text={text.en} onChange={null} />
            </section>
            <section aria-label={chichewa}>
              <h3>{chichewa}</h3>
              {text.html ? (
                <RichText
                  path={text.path}
                  label={chichewa}
                  lang="ny"
                  value={ny}
                  readOnly={!canWrite}
                  onChange={setNy}
                />
              ) : (
                <TextField
                  fullWidth
                  multiline
                  minRows={4}
                  value={ny}
                  onChange={(event) => setNy(event.target.value)}
                  slotProps={{ htmlInput: { lang: 'ny', 'aria-label': chichewa, readOnly: !canWrite } }}
                />
              )}
              <FiguresInText text={ny} onChange={null} />
            </section>
            <Terms text={text.en} />
          </div>
        </EditingProvider>
      )}
      {error !== null && <ErrorNotice error={error} />}
      <Acts {...{ save: canWrite ? save : null, onSkip, onBack, busy, empty }} />
    </div>
  )
}

/** The item and field that the text is of, with its state and place in the list. */
function Head({ text, place, total }: Pick<Props, 'text' | 'place' | 'total'>) {
  const definition = collectionNamed(text.collection)
  return (
    <div className={styles.head}>
      <h2>
        <Link to={`/backoffice/${text.collection}/${text.id}`}>{text.title || definition?.label.one}</Link>
      </h2>
      <p>
        {definition?.label.one}, {pathInWords(text.path, inSection(text.section))}
      </p>
      <Chip size="small" variant="outlined" color={colours[text.state]} label={say.states[text.state]} />
      <Chip size="small" variant="outlined" label={text.live ? say.live : say.draft} />
      <output className={styles.place}>{formatMessage(say.place, { n: place, total })}</output>
    </div>
  )
}

type ActsProps = Pick<Props, 'onSkip' | 'onBack'> & {
  /** null where the reader's role does not write the text */
  save: ((signOff: boolean) => Promise<void>) | null
  busy: boolean
  empty: boolean
}

/** What can be done with the text, each with its keys. */
function Acts({ save, onSkip, onBack, busy, empty }: ActsProps) {
  useScreenKeys({
    'Ctrl Enter': () => void save?.(false),
    'Alt Enter': () => void save?.(true),
    'Alt N': onSkip,
    'Alt B': onBack,
  })
  return (
    <div className={actBar.bar}>
      {save && (
        <>
          <Button variant="contained" disabled={busy || empty} onClick={() => void save(false)}>
            {say.save} <kbd>Ctrl Enter</kbd>
          </Button>
          <Button variant="outlined" disabled={busy || empty} onClick={() => void save(true)}>
            {say.signOff} <kbd>Alt Enter</kbd>
          </Button>
        </>
      )}
      <Button disabled={busy} onClick={onSkip}>
        {say.skip} <kbd>Alt N</kbd>
      </Button>
      {onBack && (
        <Button disabled={busy} onClick={onBack}>
          {say.back} <kbd>Alt B</kbd>
        </Button>
      )}
      {save && <p>{say.note}</p>}
    </div>
  )
}

/** What the inputs of a form ask for, for a text by itself. */
function useEditingOf({ collection, path }: TextToTranslate): Editing | null {
  const [names, setNames] = useState<readonly string[]>([])
  return useMemo(() => {
    const definition = collectionNamed(collection)
    if (!definition) return null
    return {
      definition,
      details: null,
      readOnly: false,
      fieldErrors: {},
      files: {},
      leftOut: { [path]: names },
      reportLeftOut: (_, next) => setNames(next),
      knowFile: () => {},
      review: () => {},
    }
  }, [collection, path, names])
}

/** The terms of the glossary that the English uses. */
function Terms({ text }: { text: string }) {
  const terms = termsIn(text, useGlossary())
  return (
    <section aria-label={say.terms} className={styles.terms}>
      <h3>{say.terms}</h3>
      {terms.length === 0 && <p>{say.noTerms}</p>}
      <dl>
        {terms.map(({ term_en, term_ny, note }) => (
          <div key={`${term_en} ${term_ny}`}>
            <dt>{term_en}</dt>
            <dd lang="ny">{term_ny}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

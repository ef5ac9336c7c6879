import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import search from 'lucide-static/icons/search.svg?raw'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { classNames } from '../components/class-names.ts'
import type { SiteMessages } from '../messages/en.ts'
import styles from './search-box.module.css'
import { searchWordsIn } from './search-box/ask.ts'
import { endHint, hintOnce } from './search-box/hint.ts'
import { List } from './search-box/list.tsx'
import { optionsOf, step } from './search-box/options.ts'
import { useSuggestions, type Suggestions } from './search-box/use-suggestions.ts'

export type Props = {
  /** where the form goes, in the reader's language */
  action: string
  lang: Lang
  /** what was searched for already */
  text: string
  /** on the page of results; else in the header */
  big: boolean
  label: string
  placeholder: string
  go: string
}

const mark = search.slice(search.indexOf('<svg'))

/**
 * A form that any browser sends. With JavaScript it is a combobox with suggestions below it (APG: list autocomplete,
 * manual selection): the arrow keys choose, Enter goes there, and without a choice sends the form.
 */
export function Island({ action, lang, text, big, label, placeholder, go }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [words, setWords] = useState<SiteMessages['search'] | null>(null)
  const state = useSuggestions(typed, lang)
  const options = optionsOf(state.found, state.text, action, lang)
  const listed = open && words !== null && typed !== '' && state.now !== 'idle'
  const chosen = listed ? options[active] : undefined

  useEffect(() => {
    const field = input.current
    searchWordsIn(lang).then(setWords, () => {})
    if (!field || document.activeElement !== field) return
    // What was typed before React came.
    void hintOnce(lang)
    if (field.value !== text) type(field.value)
    // Once, when React takes over; what it reads does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function type(value: string): void {
    endHint()
    setTyped(value)
    setActive(-1)
    setOpen(true)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!listed) {
        if (input.current) setTyped(input.current.value)
        setOpen(true)
        return
      }
      if (altKey) return setOpen(key === 'ArrowDown')
      setActive(step(active, key === 'ArrowDown' ? 1 : -1, options.length))
    } else if (key === 'Enter' && chosen) {
      event.preventDefault()
      location.assign(chosen.href)
    } else if (key === 'Escape' && listed) {
      // Otherwise a search field is emptied: first only the list goes.
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (key === 'Home' || key === 'End') setActive(-1)
  }

  // A plain field until there is a list to speak of: without a script, and in low data, it stays one.
  const combobox = words && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': listed,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': chosen ? `${id}-${active}` : undefined,
  }
  return (
    <search className={classNames(styles.box, big && styles.big)}>
      {/* Leaving the whole field closes the list; nothing else is done here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        action={action}
        className={styles.form}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <label className="unseen" htmlFor={`${id}-field`}>
          {label}
        </label>
        <input
          ref={input}
          id={`${id}-field`}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={text}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          {...combobox}
          onFocus={() => void hintOnce(lang)}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
        />
        <button type="submit" className={styles.go}>
          {/* Our own packaged icon. */}
          <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
          <span className={big ? undefined : 'unseen'}>{go}</span>
        </button>
        <List
          id={id}
          open={listed}
          state={state}
          options={options}
          active={active}
          words={words}
          lang={lang}
          choose={setActive}
        />
      </form>
      <Said
        words={words}
        state={listed ? state : null}
        count={options.filter(({ hit }) => hit).length}
        lang={lang}
      />
    </search>
  )
}

/** How many there are, said when typing rests. */
function Said({
  words,
  state,
  count,
  lang,
}: {
  words: SiteMessages['search'] | null
  state: Suggestions | null
  count: number
  lang: Lang
}) {
  return <output className="unseen">{words && state ? spoken(words, state, count, lang) : ''}</output>
}

function spoken(words: SiteMessages['search'], { now }: Suggestions, count: number, lang: Lang): string {
  if (now === 'failed') return words.failed
  if (now === 'offline') return words.offline
  if (now !== 'found') return ''
  if (count === 0) return words.noSuggestion
  return formatMessage(words.count, { n: count }, lang)
}

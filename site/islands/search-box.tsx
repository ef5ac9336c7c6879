import { useEffect, useId, useState } from 'react'
import search from 'lucide-static/icons/search.svg?raw'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { classNames } from '../components/class-names.ts'
import { IconFrame, iconShape } from '../components/icon-frame.tsx'
import type { SiteMessages } from '../messages/en.ts'
import styles from './search-box.module.css'
import { searchMessagesIn } from './search-box/ask.ts'
import { hintOnce } from './search-box/hint.ts'
import { List } from './search-box/list.tsx'
import { useCombobox } from './search-box/use-combobox.ts'
import type { Suggestions } from './search-box/use-suggestions.ts'

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

const mark = iconShape(search)
/**
 * A form that any browser sends. With JavaScript it is a combobox with suggestions below it (APG: list autocomplete,
 * manual selection): the arrow keys choose, Enter goes there, and without a choice sends the form.
 */
export function Island({ action, lang, text, big, label, placeholder, go }: Props) {
  const id = useId()
  const [messages, setMessages] = useState<SiteMessages['search'] | null>(null)
  const { input, suggestions, options, listed, active, chosen, setOpen, setActive, type, onKeyDown, goTo } =
    useCombobox({ action, lang, text, canList: messages !== null })
  useEffect(() => {
    searchMessagesIn(lang).then(setMessages, () => {})
  }, [lang])

  // A plain field until there is a list to speak of: without a script, and in low data, it stays one.
  const combobox = messages && {
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
        data-keep={big ? 'search' : 'search-head'}
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
          <IconFrame shape={mark} className={styles.mark} />
          <span className={big ? undefined : 'unseen'}>{go}</span>
        </button>
        <List
          id={id}
          open={listed}
          state={suggestions}
          options={options}
          active={active}
          messages={messages}
          lang={lang}
          choose={setActive}
          goTo={goTo}
        />
      </form>
      <Said
        messages={messages}
        state={listed ? suggestions : null}
        count={options.filter(({ hit }) => hit).length}
        lang={lang}
      />
    </search>
  )
}

/** How many there are, said when typing rests. */
function Said({
  messages,
  state,
  count,
  lang,
}: {
  messages: SiteMessages['search'] | null
  state: Suggestions | null
  count: number
  lang: Lang
}) {
  return <output className="unseen">{messages && state ? spoken(messages, state, count, lang) : ''}</output>
}

function spoken(messages: SiteMessages['search'], { now }: Suggestions, count: number, lang: Lang): string {
  if (now === 'failed') return messages.failed
  if (now === 'offline') return messages.offline
  if (now !== 'found') return ''
  if (count === 0) return messages.noSuggestion
  return formatMessage(messages.count, { n: count }, lang)
}

// A listbox with groups that a field commands has no tags in HTML: a select takes the focus, a datalist has no groups.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useEffect } from 'react'
import external from 'lucide-static/icons/external-link.svg?raw'
import type { BrandId } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { SearchHit } from '#contract/search.ts'
import { classNames } from '../../components/class-names.ts'
import type { SiteMessages } from '../../messages/en.ts'
import styles from '../search-box.module.css'
import type { Option } from './options.ts'
import type { Suggestions } from './use-suggestions.ts'

type Props = {
  id: string
  open: boolean
  state: Suggestions
  options: readonly Option[]
  active: number
  messages: SiteMessages['search'] | null
  lang: Lang
  choose: (option: number) => void
  goTo: (href: string) => void
}

const away = external.slice(external.indexOf('<svg'))

/** The suggestions under their groups. The focus stays in the field, which names the active one. */
export function List({ id, open, state, options, active, messages, lang, choose, goTo }: Props) {
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, open, active])

  const suggestion = { id, active, messages, lang, total: state.found?.total ?? 0, choose, goTo }
  const groups = state.found?.groups ?? []
  let at = 0
  return (
    // Pressing on the list must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.popup} hidden={!open} onPointerDown={(event) => event.preventDefault()}>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={messages?.suggestions ?? '…'}
        className={styles.list}
        hidden={options.length === 0}
      >
        {groups.map(({ group, hits }) => (
          <ul key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
            <li role="presentation" id={`${id}-${group}`} className={styles.kind}>
              {messages?.groups[group]}
            </li>
            {hits.map(() => {
              const option = options[at]
              return option && <Suggestion key={option.key} option={option} at={at++} {...suggestion} />
            })}
          </ul>
        ))}
        {options.length > 0 && (
          <ul role="presentation" className={styles.group}>
            {options.slice(at).map((option) => (
              <Suggestion key={option.key} option={option} at={at} {...suggestion} />
            ))}
          </ul>
        )}
      </div>
      {options.length === 0 && messages && <p className={styles.note}>{note(messages, state)}</p>}
    </div>
  )
}

type SuggestionProps = Pick<Props, 'id' | 'active' | 'messages' | 'lang' | 'choose' | 'goTo'> & {
  option: Option
  at: number
  total: number
}

/** One option of the list. The search field handles its keys and keeps the focus; the pointer is handled here. */
const Suggestion = ({ id, option, at, active, messages, lang, total, choose, goTo }: SuggestionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a combobox: its field handles the keys
  <li
    id={`${id}-${at}`}
    role="option"
    aria-selected={at === active}
    lang={option.hit && option.hit.lang !== lang ? option.hit.lang : undefined}
    className={classNames(styles.option, at === active && styles.active)}
    onPointerMove={() => choose(at)}
    onClick={() => goTo(option.href)}
  >
    {option.hit ? (
      <Line hit={option.hit} messages={messages} />
    ) : (
      <b>{messages && formatMessage(messages.seeAll, { n: total }, lang)}</b>
    )}
  </li>
)

/** As the tabs of the page have it, so that no list of names has to be fetched. */
const companyName = (brand: BrandId): string =>
  document.querySelector(`[data-tabs] [data-tab="${brand}"] > span`)?.textContent ?? ''

function Line({ hit, messages }: { hit: SearchHit; messages: SiteMessages['search'] | null }) {
  return (
    <>
      <span>{hit.title}</span>
      <small className={styles.about}>
        {hit.brand && <span>{companyName(hit.brand)}</span>}
        {hit.to.startsWith('https://') && (
          <span className={styles.away}>
            <span className={styles.mark} aria-hidden="true" dangerouslySetInnerHTML={{ __html: away }} />
            <span>{messages?.external}</span>
          </span>
        )}
      </small>
    </>
  )
}

function note(messages: SiteMessages['search'], { now }: Suggestions): string {
  if (now === 'asking') return messages.loading
  if (now === 'failed') return messages.failed
  if (now === 'offline') return messages.offline
  return messages.noSuggestion
}

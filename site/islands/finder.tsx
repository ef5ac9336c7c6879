import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { regionNames } from '#contract/regions.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import type { OpenMessages } from '../client/open-now.ts'
import { stampPart } from '../client/updated-time.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields.tsx'
import type { SiteMessages } from '../messages/en.ts'
import styles from './finder.module.css'
import { keepInAddress } from './address.ts'
import { arrange, type FinderResult, type FinderQuery } from './finder/arrange.ts'
import { Chips } from './finder/chips.tsx'
import { useItems, type Collection } from './finder/items.ts'
import { FinderMap, type MapMessages } from './finder/map.tsx'
import { Mark, MarkShapes } from './finder/marks.tsx'
import { saidOf, useNearMe, type NearMessages } from './finder/near-me.ts'
import { openAttributes } from './finder/open-now.tsx'
import type { Place } from './finder/place.ts'
import { PlaceCard, PlaceLine, PlaceRow, type RowMessages } from './finder/row.tsx'
import { opensElsewhere } from '../client/opens-elsewhere.ts'

type Places = SiteMessages['places']
export type FinderMessages = {
  name: string
  nameHint: string
  find: string
  regions: string
  all: string
  regionNames: Record<string, string>
  count: Places['count']['branch']
  matching: Places['matching']
  none: Places['none']['branch']
  clear: string
  empty: string
  loading: string
  showMap: string
  near: NearMessages & { forget: string }
  map: MapMessages
  row: RowMessages
  open: OpenMessages
}

type Props = {
  /** the page's address in the reader's language */
  action: string
  lang: Lang
  collection: Collection
  places: readonly Place[]
  /** the next ones */
  holidays: readonly Holiday[]
  asked: FinderQuery
  /** in low data: without a map and what needs scripts; where the list is long, its places are links to what it would say */
  plain: boolean
  messages: FinderMessages
}

/** How long typing must rest before the count is announced and the address follows. */
const restMs = 500

/** In low data a list of more places than these has each in a line. */
const mostWhole = 20

/** Where the reader is, if they said so. */
type From = Exclude<Parameters<typeof arrange>[2], undefined>

/** Whether the list stands beside the map, as the style sheet has it. */
const beside = () => matchMedia('(min-width: 64em)').matches

/** The address of a choice; what is empty has no place in it. */
const queryOf = (asked: FinderQuery) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))

/** The choice that an address names. */
function queryIn(search: string): FinderQuery {
  const query = new URLSearchParams(search)
  return {
    name: query.get('name') ?? '',
    region: regionNames.find((name) => name === query.get('region')) ?? '',
    branch: query.get('branch') ?? '',
  }
}

/**
 * Finds a branch by its name, its region, or how near it is. The form and the chips are addresses and the rows
 * disclosures, so that all of it works before this runs; then it answers while one types, and nothing is fetched.
 */
export function Island(props: Props) {
  const { lang, collection, places: first, holidays, asked: given, plain, messages } = props
  const { items, loading, fresh } = useItems(collection, first, lang)
  const nearMe = useNearMe()
  const from = nearMe.near.now === 'found' ? nearMe.near.at : null
  const finder = useFinder(props, items, from)
  const { asked, found, list } = finder
  useEffect(() => {
    if (fresh.size > 0 && list.current) stampPart(list.current)
  }, [fresh, list])
  const settled = useSettledAddress(props, asked)
  return (
    <div className={styles.finder} {...(!plain && openAttributes(messages.open, holidays))}>
      <MarkShapes />
      <Ask {...props} {...finder} {...nearMe} firstName={given.name} />
      {!plain && <Aside items={items} from={from} messages={messages} finder={finder} />}
      <div ref={list} className={styles.list} aria-busy={loading}>
        <List
          found={found}
          asked={asked}
          messages={messages}
          lang={lang}
          now={!plain}
          addressOf={plain && found.shown.length > mostWhole ? finder.addressOf : null}
          selected={finder.selected}
          fresh={fresh}
          onSelect={finder.select}
        />
        {loading && <p className={styles.count}>{messages.loading}</p>}
      </div>
      {/* Announced when typing rests; empty at first, since the list itself is read in its place. */}
      <output className="unseen">{settled === given ? '' : countOf(found, messages, asked, lang)}</output>
    </div>
  )
}

type Finder = ReturnType<typeof useFinder>

/** What is asked for and found, and which place is open. */
function useFinder({ action, asked: given }: Props, items: readonly Place[], from: From) {
  const [asked, setAsked] = useState(given)
  const [closed, setClosed] = useState(false)
  /** whether a place was chosen on the map, whose card then stands below it */
  const [touched, setTouched] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = arrange(items, asked, from)
  /** the row that the server drew open */
  const [drawnOpen] = useState(found.selected?.id)
  const input = () => field.current?.querySelector('input')
  const ask = (change: Partial<FinderQuery>) => {
    setClosed(false)
    setAsked((now) => ({ ...now, ...change }))
  }
  // Back returns to the region before.
  const chooseRegion = (region: FinderQuery['region']) => {
    const change = { region, branch: '' }
    keepInAddress(action, queryOf({ ...asked, ...change }), 'push')
    ask(change)
  }
  useEffect(() => {
    const follow = () => {
      const query = queryIn(location.search)
      const text = field.current?.querySelector('input')
      if (text) text.value = query.name
      setClosed(false)
      setAsked(query)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const select = (id: string | null) => {
    setClosed(id === null)
    if (id !== null) setAsked((now) => ({ ...now, branch: id }))
  }
  // What was typed or opened before React came stands there already.
  useEffect(() => {
    const typed = field.current?.querySelector('input')?.value ?? ''
    const opened = list.current?.querySelector('details[open]')?.id.slice('place-'.length)
    setClosed(drawnOpen !== undefined && opened === undefined)
    setAsked((now) => {
      const branch = opened === undefined || opened === drawnOpen ? now.branch : opened
      return now.name === typed && now.branch === branch ? now : { ...now, name: typed, branch }
    })
  }, [drawnOpen])
  return {
    asked,
    found,
    touched,
    selected: closed ? undefined : found.selected?.id,
    field,
    list,
    ask,
    chooseRegion,
    select,
    read: () => {
      const name = input()?.value ?? ''
      setClosed(false)
      setAsked((now) => (now.name === name ? now : { ...now, name }))
    },
    clear: () => {
      const text = input()
      if (text) {
        text.value = ''
        text.focus()
      }
      ask({ name: '', region: '' })
    },
    selectOnMap: (id: string) => {
      select(id)
      // Where the list stands beside the map it is read there, and the focus goes to it as by a link.
      if (beside()) list.current?.querySelector<HTMLElement>(`#place-${id} summary`)?.focus()
      else setTouched(true)
    },
    // Without the path it leads to this very page, and fifty dots name it.
    addressOf: (change: Partial<FinderQuery>) =>
      `?${new URLSearchParams(queryOf({ ...asked, ...change })).toString()}`,
  }
}

/** The address follows what is asked for once typing rests. @returns what it says */
function useSettledAddress({ action, asked: given }: Props, asked: FinderQuery): FinderQuery {
  const settled = useSettled(asked)
  useEffect(() => {
    if (settled !== given) keepInAddress(action, queryOf(settled))
  }, [settled, given, action])
  return settled
}

type AskProps = Pick<Props, 'action' | 'plain' | 'messages'> &
  Pick<Finder, 'asked' | 'found' | 'field' | 'chooseRegion' | 'read' | 'clear' | 'addressOf'> &
  ReturnType<typeof useNearMe> & { firstName: string }

/** The name, the regions, what is near, and whether the map shows. */
function Ask({
  action,
  plain,
  messages,
  firstName,
  asked,
  found,
  field,
  chooseRegion,
  read,
  clear,
  addressOf,
  near,
  locate,
  forget,
}: AskProps) {
  const isNear = near.now === 'found'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read()
  }
  return (
    <div className={styles.ask}>
      <search>
        <form data-keep="finder" className={styles.form} action={action} onInput={read} onSubmit={submit}>
          <div ref={field}>
            <TextField
              id="place-name"
              name="name"
              type="search"
              label={messages.name}
              hint={messages.nameHint}
              defaultValue={firstName}
              maxLength={100}
              autoComplete="off"
            />
          </div>
          {asked.region && <input type="hidden" name="region" value={asked.region} />}
          <Button type="submit">{messages.find}</Button>
        </form>
      </search>
      {/* Below the field, where whoever types on a phone looks; an empty list would say it far below. */}
      {found.shown.length === 0 && (
        <NoneFound action={action} messages={messages} asked={asked} onClear={clear} />
      )}
      <Chips
        found={found}
        region={asked.region}
        messages={messages}
        addressOf={(region) => addressOf({ region, branch: '' })}
        onChoose={chooseRegion}
      />
      <div className={styles.ways}>
        <div className={styles.near}>
          <Button look="line" onClick={isNear ? forget : locate} disabled={near.now === 'locating'}>
            <Mark name="locate" />
            <span>{isNear ? messages.near.forget : messages.near.locate}</span>
          </Button>
        </div>
        {/* On a wide screen the map always shows, and the switch does not. */}
        {!plain && (
          <label className={styles.toggle} data-native="">
            <input type="checkbox" className={styles.check} />
            <span>{messages.showMap}</span>
          </label>
        )}
        <output>{saidOf(near, messages.near)}</output>
      </div>
    </div>
  )
}

type AsideProps = { items: readonly Place[]; from: From; messages: FinderMessages; finder: Finder }

/** The map, and below it on phones the card of the place that was touched. */
const Aside = ({ items, from, messages, finder: { found, selected, touched, ...finder } }: AsideProps) => (
  <div className={styles.aside}>
    <div className={styles.map}>
      <FinderMap
        places={items}
        shown={new Set(found.shown.map(({ id }) => id))}
        selected={selected}
        here={from}
        messages={messages.map}
        addressOf={(id) => `${finder.addressOf({ branch: id })}#place-${id}`}
        onSelect={finder.selectOnMap}
      />
      <div className={styles.card} aria-live="polite">
        {touched && found.selected && selected !== undefined && (
          <PlaceCard place={found.selected} messages={messages.row} />
        )}
      </div>
    </div>
  </div>
)

type NoneProps = Pick<Props, 'action' | 'messages' | 'asked'> & { onClear: () => void }

const NoneFound = ({ action, messages, asked, onClear }: NoneProps) => (
  <p className={styles.empty}>
    <span>{asked.name ? formatMessage(messages.none, asked) : messages.empty}</span>{' '}
    {(asked.name || asked.region) && (
      <a
        href={action}
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          onClear()
        }}
      >
        {messages.clear}
      </a>
    )}
  </p>
)

/** The value once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const rest = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(rest)
  }, [value])
  return settled
}

const number = (n: number, messages: FinderMessages, lang: Lang) => formatMessage(messages.count, { n }, lang)

const countOf = ({ shown }: FinderResult, messages: FinderMessages, { name }: FinderQuery, lang: Lang) =>
  shown.length === 0 && name
    ? formatMessage(messages.none, { name })
    : number(shown.length, messages, lang) + (name ? ` ${formatMessage(messages.matching, { name })}` : '')

function List({
  found,
  asked,
  messages,
  lang,
  now,
  addressOf,
  selected,
  fresh,
  onSelect,
}: {
  found: FinderResult
  asked: FinderQuery
  messages: FinderMessages
  lang: Lang
  /** whether a script says which are open now */
  now: boolean
  /** where a place's address leads to what is said of it; null where the list itself says it */
  addressOf: Finder['addressOf'] | null
  selected: string | undefined
  /** ids of those that have just changed */
  fresh: ReadonlySet<string>
  onSelect: (id: string | null) => void
}) {
  return found.groups.map(({ region, places }) => (
    <section key={region ?? 'near'} className={styles.region} aria-labelledby={`region-${region ?? 'near'}`}>
      <h2 id={`region-${region ?? 'near'}`}>
        {region === null ? messages.near.sorted : messages.regionNames[region]}
      </h2>
      <p className={styles.count}>
        {number(places.length, messages, lang) +
          (asked.name ? ` ${formatMessage(messages.matching, asked)}` : '')}
      </p>
      <ul className={styles.places}>
        {places.map((place) =>
          addressOf && place.id !== selected && place.name !== asked.name ? (
            <PlaceLine
              key={place.id}
              place={place}
              // By its name, which stands here already: fifty ids would cost a kilobyte.
              to={addressOf({ name: place.name, branch: '' })}
              messages={messages.row}
            />
          ) : (
            <PlaceRow
              key={place.id}
              place={place}
              open={place.id === selected}
              fresh={fresh.has(place.id)}
              now={now}
              messages={messages.row}
              onSelect={onSelect}
            />
          ),
        )}
      </ul>
    </section>
  ))
}

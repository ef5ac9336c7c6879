import close from 'lucide-static/icons/x.svg?raw'
import type { DragEvent, KeyboardEvent } from 'react'
import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { collectionNamed } from '#contract/registry.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { Icon } from '../shell/icon.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Entered, Group } from './days.ts'
import styles from './timeline.module.css'
import { verbOf } from './use-acts.ts'

const says = messages.timeline

export type EntryActs = {
  titleOf: (entries: Entered) => string
  onOpen: (entries: Entered) => void
  /** by so many days, by keyboard */
  onShift: (entries: Entered, days: number) => void
  onDrag: (entries: Entered | null) => void
  onCancel: (entries: readonly TimelineEntry[]) => void
}

/** Where an entry's button is found again after it was moved. */
const entryId = ({ id, kind }: Pick<TimelineEntry, 'id' | 'kind'>) => `entry-${kind}-${id}`

/** The same of several, by the first of them. */
export const idOfAll = (entries: Entered) =>
  entries.length > 1 ? `all-${entryId(entries[0])}` : entryId(entries[0])

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** What an entry, or a group of them, listens to in order to be moved. */
const movedBy = (entries: Entered, { titleOf, onShift, onDrag }: EntryActs) => ({
  draggable: entries.every(({ may }) => may.move),
  onKeyDown: (event: KeyboardEvent) => {
    const days = steps[event.key]
    if (!event.shiftKey || days === undefined) return
    event.preventDefault()
    onShift(entries, days)
  },
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', titleOf(entries))
    onDrag(entries)
  },
  onDragEnd: () => onDrag(null),
})

/** What was sent together as one line that unfolds; else each entry by itself. */
export function Entries({ group: { entries }, acts }: { group: Group; acts: EntryActs }) {
  const [first, ...others] = entries
  if (!first) return null
  if (entries.length < 3)
    return entries.map((entry) => <Entry key={entryId(entry)} entry={entry} acts={acts} />)
  const all: Entered = [first, ...others]
  const verb = verbOf(first)
  const mine = entries.filter(({ may }) => may.cancel)
  return (
    <li className={styles.group} data-kind={first.kind}>
      <details>
        <summary id={idOfAll(all)} {...movedBy(all, acts)}>
          <time>{formatTime(first.at)}</time> {acts.titleOf(all)}
        </summary>
        {all.every(({ may }) => may.move) && (
          <button type="button" className={styles.all} onClick={() => acts.onOpen(all)}>
            {formatMessage(says.moveAll, { n: all.length })}
          </button>
        )}
        {mine.length > 1 && (
          <button type="button" className={styles.all} onClick={() => acts.onCancel(mine)}>
            {formatMessage(says.cancelAll[verb], { n: mine.length })}
          </button>
        )}
        <ul>
          {entries.map((entry) => (
            <Entry key={entryId(entry)} entry={entry} acts={acts} />
          ))}
        </ul>
      </details>
    </li>
  )
}

export const whatOf = ({ collection }: TimelineEntry, many = false) =>
  collectionNamed(collection)?.label[many ? 'many' : 'one'] ?? collection

function Entry({ entry, acts }: { entry: TimelineEntry; acts: EntryActs }) {
  const { kind, at, may } = entry
  const title = acts.titleOf([entry])
  const time = formatTime(at)
  return (
    <li className={styles.entry} data-kind={kind}>
      <button
        type="button"
        id={entryId(entry)}
        aria-label={formatMessage(says.entry, { kind: says.kinds[kind], title, at: time })}
        onClick={() => acts.onOpen([entry])}
        {...movedBy([entry], acts)}
      >
        <time>{time}</time> <span className={styles.kind}>{says.kinds[kind]}</span>
        <strong>{title}</strong>
        <span className={styles.what}>{whatOf(entry)}</span>
      </button>
      {may.cancel && (
        <button
          type="button"
          className={styles.cancel}
          aria-label={formatMessage(says.cancelOf[verbOf(entry)], { title })}
          title={says[verbOf(entry)]}
          onClick={() => acts.onCancel([entry])}
        >
          <Icon svg={close} />
        </button>
      )}
    </li>
  )
}

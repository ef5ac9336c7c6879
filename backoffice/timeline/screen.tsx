import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import earlier from 'lucide-static/icons/chevron-left.svg?raw'
import later from 'lucide-static/icons/chevron-right.svg?raw'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Timeline, TimelineEntry } from '#contract/backoffice/timeline.ts'
import { dayInMalawi, formatDay, formatWeekday } from '#contract/rules/dates.ts'
import { ask, withQuery } from '../api.ts'
import type { Leaving } from '../content/leave-dialog.tsx'
import { useReadLinked } from '../content/use-linked.ts'
import { errorMessage } from '../error-message.ts'
import { isCompany, useCompanyNames } from '../company-names.ts'
import { Heading } from '../shell/heading.tsx'
import { Icon } from '../shell/icon.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { addDays, addMonths, groupsOn, monthOf, onDay, weekOf, type Day, type Entered } from './days.ts'
import { Entries, idOfAll, whatOf, type EntryActs } from './entry.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import styles from './timeline.module.css'
import { isApproved, useTimelineActs, type TimelineActs } from './use-acts.ts'
import { useCancel } from './use-cancel.tsx'

const says = messages.timeline
type View = 'week' | 'month'

/** All that will go live or end, by week and month: moved by drag and by keyboard, taken back at a touch. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const [today] = useState(() => dayInMalawi(new Date().toISOString()))
  const view: View = query.get('view') === 'month' ? 'month' : 'week'
  const asked = query.get('day') ?? ''
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today
  const days = view === 'week' ? weekOf(day) : monthOf(day)
  const [from, to] = [days[0] ?? day, addDays(days.at(-1) ?? day, 1)]
  const { data, error, refetch } = useQuery({
    queryKey: ['timeline', from, to],
    queryFn: () => ask<Timeline>('GET', withQuery('/backoffice/api/timeline', { from, to })),
    placeholderData: keepPreviousData,
  })
  const show = (next: { view?: View; day?: Day }) => setQuery({ view, day, ...next })
  const step = (by: number) => show({ day: view === 'week' ? addDays(day, by * 7) : addMonths(day, by) })
  return (
    <>
      <Heading
        title={says.title}
        about={says.about}
        actions={
          <>
            <Button aria-label={says.before[view]} onClick={() => step(-1)}>
              <Icon svg={earlier} />
            </Button>
            <Button onClick={() => show({ day: today })}>{says.today}</Button>
            <Button aria-label={says.after[view]} onClick={() => step(1)}>
              <Icon svg={later} />
            </Button>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={says.views}
              value={view}
              onChange={(_, value: View | null) => value && show({ view: value })}
            >
              <ToggleButton value="week">{says.week}</ToggleButton>
              <ToggleButton value="month">{says.month}</ToggleButton>
            </ToggleButtonGroup>
          </>
        }
      />
      <h2 className={styles.span}>{spanOf(view, day, days)}</h2>
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Calendar view={view} day={day} days={days} today={today} data={data} />}
    </>
  )
}

const spanOf = (view: View, day: Day, days: readonly Day[]): string =>
  view === 'month'
    ? formatDay(day, 'en').replace(/^\d+ /, '')
    : formatMessage(says.weekOf, {
        from: formatDay(days[0] ?? day, 'en'),
        to: formatDay(days.at(-1) ?? day, 'en'),
      })

type Props = { view: View; day: Day; days: readonly Day[]; today: Day; data: Timeline }
/** What is looked at, and the time it is to have. */
type Opened = { entries: Entered; at: string; ending: readonly Leaving[] }

function Calendar({ view, day, days, today, data: { entries, now } }: Props) {
  const companyName = useCompanyNames()
  const titleOf = (all: Entered) => {
    const [first] = all
    if (all.length > 1) return formatMessage(says.group, { what: whatOf(first, true), n: all.length })
    const text = first.title?.en || first.title?.ny || messages.lists.untitled
    return isCompany(text) ? companyName(text) : text
  }
  const acts = useTimelineActs(titleOf)
  const { cancel, question } = useCancel(acts)
  const { opened, open, close } = useOpened(acts, titleOf)
  const [dragged, setDragged] = useState<Entered | null>(null)
  const focusOn = useFocusAfter(entries)
  const move = (all: Entered, at: string) => {
    if (all.some(({ may }) => !may.move)) return acts.say(says.cannotMove)
    if (Date.parse(at) <= Date.parse(now)) return acts.say(says.past)
    focusOn(idOfAll(all))
    // What somebody approved for its time is not sent back to them by a slip of the hand.
    void open(all, at, all.some(isApproved))
  }
  const entryActs: EntryActs = {
    titleOf,
    onOpen: (all) => void open(all, all[0].at),
    onShift: (all, by) => move(all, onDay(all[0].at, addDays(dayInMalawi(all[0].at), by))),
    onDrag: setDragged,
    onCancel: (list) => void cancel(list),
  }
  return (
    <>
      <output className={styles.outcome}>{acts.outcome}</output>
      {acts.refused && <Alert severity="error">{acts.refused}</Alert>}
      <ol className={styles.calendar} data-view={view}>
        {days.map((one) => (
          <DayCell
            key={one}
            day={one}
            today={today}
            beside={view === 'month' && !one.startsWith(day.slice(0, 7))}
            onDrop={dragged && (() => move(dragged, onDay(dragged[0].at, one)))}
          >
            {groupsOn(entries, one).map((group) => (
              <Entries key={group.key} group={group} acts={entryActs} />
            ))}
          </DayCell>
        ))}
      </ol>
      {entries.length === 0 && <p>{says.none}</p>}
      <p className={`${styles.help} for-keyboards`}>{says.help}</p>
      {question}
      {opened && (
        <EntryDialog
          entries={opened.entries}
          title={titleOf(opened.entries)}
          at={opened.at}
          ending={opened.ending}
          onClose={close}
          onOver={() => void acts.look()}
          onMove={(at, redirect) => {
            close()
            focusOn(idOfAll(opened.entries))
            if (Date.parse(at) <= Date.parse(now)) acts.say(says.past)
            else void acts.move(opened.entries, at, redirect)
          }}
          onCancel={() => {
            close()
            void cancel(opened.entries)
          }}
        />
      )}
    </>
  )
}

/** The entries that are open in the dialog, with the links to those that end. */
function useOpened(acts: TimelineActs, titleOf: (entries: Entered) => string) {
  const readLinked = useReadLinked()
  const [opened, setOpened] = useState<Opened | null>(null)
  /** Opens entries. Moves them without that where nothing is to be asked. */
  const open = async (entries: Entered, at: string, always = true) => {
    const ends = entries.filter(({ kind, may }) => kind === 'ends' && may.move)
    try {
      const ending = await readLinked(ends.map((one) => ({ ...one, title: titleOf([one]) })))
      if (always || ending.length > 0) setOpened({ entries, at, ending })
      else await acts.move(entries, at)
    } catch (error) {
      acts.say(errorMessage(error))
    }
  }
  return { opened, open, close: () => setOpened(null) }
}

type CellProps = {
  day: Day
  today: Day
  /** of the month before or after */
  beside: boolean
  onDrop: (() => void) | null
  children: React.ReactNode
}

function DayCell({ day, today, beside, onDrop, children }: CellProps) {
  const [over, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where a drag ends; keys do the same on the entry
    <li
      className={styles.day}
      aria-label={`${formatWeekday(day, 'en')}, ${formatDay(day, 'en')}`}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-beside={beside || undefined}
      data-over={(over && onDrop !== null) || undefined}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop?.()
      }}
    >
      <span className={styles.date} aria-hidden="true">
        <span>{formatWeekday(day, 'en').slice(0, 3)}</span> {Number(day.slice(8))}
      </span>
      <ul>{children}</ul>
    </li>
  )
}

/** Gives the focus back to what was moved, once it stands on its new day. */
function useFocusAfter(entries: readonly TimelineEntry[]): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!element || element === document.activeElement) return
    element.focus()
    wanted.current = null
  }, [entries])
  return (id) => {
    wanted.current = id
  }
}

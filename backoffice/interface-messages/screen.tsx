import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  messageStates,
  type CorrectedTexts,
  type InterfaceMessage,
  type InterfaceMessages,
} from '#contract/backoffice/interface-messages.ts'
import { useLeaveWarning } from '../content/use-leave-warning.ts'
import { useSettled } from '../content/links/use-targets.ts'
import { nameOf } from '../lists/fields.ts'
import { Filters } from '../shell/filters.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { messages } from '../messages.ts'
import { useTyped, useViewState } from '../use-typed.ts'
import { MessageList } from './list.tsx'
import styles from './interface-messages.module.css'
import { OpenMessage } from './open-message.tsx'
import { useMessages, type Filter } from './use-messages.ts'

const say = messages.interfaceMessages
/** So many before the end the next ones are read. */
const ahead = 5

const allMessages: Filter = { q: '', group: '', state: '' }

/** The messages of the site's interface: found by key or words, one opened at a time. */
export function Screen() {
  const [filter, setFilter] = useViewState('interface messages found', allMessages)
  const q = useSettled(filter.q.trim(), 250)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages({
    ...filter,
    q,
  })
  const pages = data?.pages
  return (
    <>
      <Heading title={say.title} about={say.about} />
      <Narrow filter={filter} groups={pages?.[0]?.groups ?? []} onFilter={setFilter} />
      {error ? (
        <ErrorNotice error={error} again={() => void refetch()} />
      ) : pages ? (
        <Found
          pages={pages}
          asked={`${q} ${filter.group} ${filter.state}`}
          corrected={filter.state !== ''}
          onMore={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : null}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

type NarrowProps = { filter: Filter; groups: readonly string[]; onFilter: (filter: Filter) => void }

function Narrow({ filter, groups, onFilter }: NarrowProps) {
  const shared = { select: { native: true }, inputLabel: { shrink: true } }
  return (
    <Filters
      search={
        <TextField
          type="search"
          label={say.search}
          value={filter.q}
          onChange={(event) => onFilter({ ...filter, q: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
        />
      }
      set={[filter.group, filter.state].filter(Boolean).length}
    >
      <TextField
        select
        label={say.group}
        value={filter.group}
        onChange={(event) => onFilter({ ...filter, group: event.target.value })}
        slotProps={shared}
      >
        <option value="">{say.allGroups}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {nameOf(group)}
          </option>
        ))}
      </TextField>
      <TextField
        select
        label={say.show}
        value={filter.state}
        onChange={(event) => onFilter({ ...filter, state: event.target.value as Filter['state'] })} // one of the options below
        slotProps={shared}
      >
        <option value="">{say.shown.all}</option>
        {messageStates.map((state) => (
          <option key={state} value={state}>
            {say.shown[state]}
          </option>
        ))}
      </TextField>
    </Filters>
  )
}

const nothingTyped: ReadonlyMap<string, CorrectedTexts> = new Map()

type FoundProps = {
  pages: readonly InterfaceMessages[]
  /** what was asked for; another question begins at its first answer */
  asked: string
  corrected: boolean
  onMore: (() => void) | null
}

/** The list, and beside it the one that is open. */
function Found({ pages, asked, corrected, onMore }: FoundProps) {
  const client = useQueryClient()
  const items = pages.flatMap((page) => page.items)
  const total = pages[0]?.total.count ?? 0
  const { at, message, go } = useOpened(items, asked, onMore)
  // Who goes from one to the next types there at once; who chooses from the list stays in it.
  const [stepped, setStepped] = useState(false)
  const step = (to: number) => {
    setStepped(true)
    go(to)
  }
  const open = (to: number) => {
    setStepped(false)
    go(to)
  }
  // What was typed and not sent stays, also when another message is looked at meanwhile.
  const [typed, setTyped] = useTyped('interface messages', nothingTyped)
  const [round, setRound] = useState(0)
  useLeaveWarning(typed.size > 0)
  if (!message) return <p className={styles.none}>{corrected ? say.noneCorrected : say.none}</p>
  const onTyped = (texts: CorrectedTexts | null) => {
    const next = new Map(typed)
    if (texts) next.set(message.key, texts)
    else next.delete(message.key)
    setTyped(next.size > 0 ? next : nothingTyped)
  }
  const onDone = async () => {
    onTyped(null)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['interface messages'] }),
      client.invalidateQueries({ queryKey: ['queue'] }),
    ])
    setRound(round + 1)
  }
  return (
    <div className={styles.desk}>
      <MessageList items={items} total={total} open={message.key} onOpen={open} onMore={onMore} />
      <OpenMessage
        key={`${message.key} ${round}`}
        message={message}
        typed={typed.get(message.key) ?? null}
        place={at + 1}
        total={total}
        focus={stepped}
        onTyped={onTyped}
        onDone={onDone}
        onPrevious={at > 0 ? () => step(at - 1) : null}
        onNext={at + 1 < items.length ? () => step(at + 1) : null}
      />
    </div>
  )
}

const noneOpened = { key: '', at: 0, asked: '' }

/** Which message is open: found by its key, and where it has left the list, whichever stands in its place. */
function useOpened(items: readonly InterfaceMessage[], asked: string, onMore: (() => void) | null) {
  const [opened, setOpened] = useViewState('interface message', noneOpened)
  const known = items.findIndex(({ key }) => key === opened.key)
  const at =
    known >= 0 ? known : opened.asked === asked ? Math.max(0, Math.min(opened.at, items.length - 1)) : 0
  return {
    at,
    message: items[at],
    go: (to: number) => {
      setOpened({ key: items[to]?.key ?? '', at: to, asked })
      if (to > items.length - ahead) onMore?.()
    },
  }
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OpenNyState, TranslationCounts } from '#contract/backoffice/translations.ts'
import { messageOverrides } from '#contract/collections/message-overrides.ts'
import { collectionNamed } from '#contract/registry.ts'
import { useMe } from '../current-user.tsx'
import { mayWrite } from '../permissions.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { useViewState } from '../use-typed.ts'
import { OpenText } from './open-text.tsx'
import styles from './translations.module.css'
import { textKey } from './text-path.ts'
import { useCounts, useTexts, type Filter } from './use-texts.ts'

const say = messages.translations
const states = ['missing', 'stale', 'unreviewed'] as const satisfies OpenNyState[]
/** So many before the end the next ones are read. */
const ahead = 5

const missingOnes: Filter = { state: 'missing', collection: '' }

/** A translator's desk: one text after the other, English beside Chichewa. */
export function Screen() {
  const [filter, setFilter] = useViewState('translations', missingOnes)
  const { data: counts } = useCounts()
  return (
    <>
      <Heading title={say.title} about={say.about} actions={<ToInterfaceMessages />} />
      <Filters filter={filter} counts={counts ?? []} onFilter={setFilter} />
      <Desk key={`${filter.state} ${filter.collection}`} filter={filter} total={totalOf(counts, filter)} />
    </>
  )
}

/** The words of buttons and labels are no items, and have a screen of their own; not everybody who translates writes them. */
const ToInterfaceMessages = () =>
  mayWrite(useMe(), messageOverrides) && (
    <Button component={Link} to="/backoffice/interface-messages" variant="outlined">
      {messages.interfaceMessages.title}
    </Button>
  )

const sumOf = (row: TranslationCounts, state: Filter['state']) =>
  state === '' ? states.reduce((sum, one) => sum + row[one], 0) : row[state]

function totalOf(counts: readonly TranslationCounts[] | undefined, { state, collection }: Filter) {
  const rows = counts?.filter((row) => collection === '' || row.collection === collection)
  return rows?.reduce((sum, row) => sum + sumOf(row, state), 0) ?? null
}

type FiltersProps = {
  filter: Filter
  counts: readonly TranslationCounts[]
  onFilter: (filter: Filter) => void
}

function Filters({ filter, counts, onFilter }: FiltersProps) {
  const shared = { select: { native: true }, inputLabel: { shrink: true } }
  const all = (state: Filter['state']) => totalOf(counts, { ...filter, state }) ?? 0
  return (
    <div className={styles.filters}>
      <TextField
        select
        label={say.state}
        value={filter.state}
        onChange={(event) => onFilter({ ...filter, state: event.target.value as Filter['state'] })} // one of the options below
        slotProps={shared}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {formatMessage(say.counted, { name: say.states[state], n: all(state) })}
          </option>
        ))}
        <option value="">{formatMessage(say.counted, { name: say.anyState, n: all('') })}</option>
      </TextField>
      <TextField
        select
        label={say.collection}
        value={filter.collection}
        onChange={(event) => onFilter({ ...filter, collection: event.target.value })}
        slotProps={shared}
      >
        <option value="">{say.allCollections}</option>
        {counts.map((row) => (
          <option key={row.collection} value={row.collection}>
            {formatMessage(say.counted, {
              name: collectionNamed(row.collection)?.label.many ?? row.collection,
              n: sumOf(row, filter.state),
            })}
          </option>
        ))}
      </TextField>
    </div>
  )
}

function Desk({ filter, total }: { filter: Filter; total: number | null }) {
  const client = useQueryClient()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTexts(filter)
  const [place, setPlace] = useState<number | null>(null)
  // Who had to sign in again goes on where they were.
  const [open, setOpen] = useViewState('translation', '')
  /** what was written meanwhile, so that going back shows it */
  const [written, setWritten] = useState<ReadonlyMap<number, string>>(new Map())
  if (error) return <ErrorNotice error={error} again={() => void refetch()} />
  if (!data) return <Loading />
  const texts = data.pages.flatMap((page) => page.texts)
  const at =
    place ??
    Math.max(
      0,
      texts.findIndex((one) => textKey(one) === open),
    )
  const text = texts[at]
  const go = (to: number) => {
    setPlace(to)
    const next = texts[to]
    setOpen(next ? textKey(next) : '')
    if (to > texts.length - ahead && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  const done = (ny: string) => {
    setWritten(new Map(written).set(at, ny))
    void client.invalidateQueries({ queryKey: ['translation counts'] })
    void client.invalidateQueries({ queryKey: ['completeness'] })
    go(at + 1)
  }
  if (!text)
    return isFetchingNextPage ? (
      <Loading />
    ) : (
      <Alert
        severity="success"
        action={
          at > 0 && (
            <Button color="inherit" onClick={() => go(0)}>
              {say.again}
            </Button>
          )
        }
      >
        {at > 0 ? say.end : say.nothing}
      </Alert>
    )
  return (
    <OpenText
      key={at}
      text={{ ...text, ny: written.get(at) ?? text.ny }}
      place={at + 1}
      total={Math.max(total ?? 0, texts.length)}
      onDone={done}
      onSkip={() => go(at + 1)}
      onBack={at > 0 ? () => go(at - 1) : null}
    />
  )
}

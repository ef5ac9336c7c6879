import { kycOfficers } from '#contract/roles.ts'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Queue } from '#contract/backoffice/kyc.ts'
import { recordStateNames } from '#contract/rules/record-state.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { referenceOf } from '../leads/lead.ts'
import filterStyles from '../shell/filters.module.css'
import { Filters } from '../shell/filters.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Erasures } from './erasures.tsx'
import { Figures } from './figures.tsx'
import styles from './kyc.module.css'
import { QueueTable, type QueueTime } from './queue-table.tsx'
import { Search, type Found, type SearchState } from './search.tsx'
import { useNext } from './use-next.ts'

type View = keyof typeof messages.kyc.views
// Object.keys loses the key type; these are the views just named.
const views = Object.keys(messages.kyc.views) as View[]

/** What each view asks the service for. */
const queries: Record<Exclude<View, 'erasures' | 'figures'>, Record<string, string>> = {
  open: {},
  overdue: { overdue: 'true' },
  mine: { assigned: 'me' },
  needs_change: { state: 'needs_change' },
  accepted: { state: 'accepted' },
  duplicates: { state: 'all', duplicate_account: 'true' },
  due: { due: 'true' },
}

/** What each view tells of a submission's time. */
const times: Record<keyof typeof queries, QueueTime> = {
  open: 'waiting',
  overdue: 'waiting',
  mine: 'waiting',
  needs_change: 'received',
  accepted: 'accepted',
  duplicates: 'received',
  due: 'kept',
}

/** The queue of submissions, those due first before others. */
export function Screen() {
  const me = useMe()
  const takeNext = useNext()
  const [query, setQuery] = useSearchParams()
  const { state, key } = useLocation()
  const wanted = (state as Partial<SearchState> | null)?.search ?? '' // as the command menu writes it
  // Another search from the command menu starts a new form; another view of the queue keeps it.
  const searchKey = wanted === '' ? '' : key
  const [notice, setNotice] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const view = views.find((name) => name === query.get('view')) ?? 'open'
  const officer = hasRole(me, kycOfficers)
  async function next() {
    setNotice('')
    setNotice(await takeNext())
  }
  return (
    <>
      <Heading
        title={messages.kyc.title}
        about={messages.kyc.about}
        actions={
          officer && (
            <Button variant="contained" onClick={() => void next()}>
              {messages.kyc.next}
            </Button>
          )
        }
      />
      <output className={styles.notice}>{notice}</output>
      <Search key={searchKey} officer={officer} initialText={wanted} onFound={setFound} />
      {found ? (
        <>
          <p>
            {formatMessage(messages.kyc.found, { n: found.queue.total })}{' '}
            <Button size="small" onClick={() => setFound(null)}>
              {messages.kyc.searchClear}
            </Button>
          </p>
          <QueueTable items={found.queue.items} names={found.queue.names} time="received" />
          <FoundLeads leads={found.leads} />
        </>
      ) : (
        <>
          <Filters set={view === 'open' ? 0 : 1}>
            <nav className={filterStyles.views} aria-label={messages.kyc.viewsLabel}>
              {views.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-current={name === view ? 'true' : undefined}
                  onClick={() => setQuery({ view: name })}
                >
                  {messages.kyc.views[name]}
                </button>
              ))}
            </nav>
          </Filters>
          {view === 'due' && <p>{messages.kyc.dueNote}</p>}
          {view === 'erasures' ? (
            <Erasures />
          ) : view === 'figures' ? (
            <Figures />
          ) : (
            <List key={view} query={queries[view]} time={times[view]} />
          )}
        </>
      )}
    </>
  )
}

/** Leads of a search, masked. */
const FoundLeads = ({ leads }: Pick<Found, 'leads'>) => (
  <>
    <p>{formatMessage(messages.kyc.foundLeads, { n: leads.length })}</p>
    <ul>
      {leads.map((lead) => (
        <li key={lead.id}>
          <Link to={`/backoffice/leads/${lead.id}`}>{lead.subject}</Link>
          {` · ${referenceOf(lead)} · ${recordStateNames[lead.status]} · ${lead.name} · ${lead.contact} · ${shortCat(lead.created_at)}`}
        </li>
      ))}
    </ul>
  </>
)

function List({ query, time }: { query: Record<string, string>; time: QueueTime }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['kyc', 'queue', query],
    queryFn: ({ pageParam }) =>
      ask<Queue>('GET', withQuery('/api/kyc_reviews', { ...query, after: pageParam ?? undefined })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Somebody else may take one in hand meanwhile.
    refetchInterval: 30_000,
  })
  if (error)
    return <p role="alert">{error instanceof ApiError ? error.message : messages.shell.errors.unknown}</p>
  if (!data) return <Loading />
  const [first] = data.pages
  if (!first || first.total === 0) return <p>{messages.kyc.none}</p>
  return (
    <>
      <p className={styles.muted}>
        {formatMessage(messages.kyc.total, { n: first.total })}
        {time === 'waiting' &&
          first.for_viewer !== null &&
          first.for_viewer !== first.total &&
          ` · ${formatMessage(messages.kyc.forViewer, { n: first.for_viewer })}`}
      </p>
      <QueueTable
        items={data.pages.flatMap(({ items }) => items)}
        time={time}
        names={Object.assign({}, ...data.pages.map(({ names }) => names)) as Record<string, string>}
      />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{messages.kyc.more}</Button>}
    </>
  )
}

import { kycOfficers } from '#contract/roles.ts'
import Button from '@mui/material/Button'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Queue, Review } from '#contract/backoffice/kyc.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { formatMessage, messages as words } from '../messages.ts'
import { Erasures } from './erasures.tsx'
import styles from './kyc.module.css'
import { QueueTable } from './queue-table.tsx'
import { Search } from './search.tsx'

type View = keyof typeof words.kyc.views
// Object.keys loses the key type; these are the views just named.
const views = Object.keys(words.kyc.views) as View[]

/** What each view asks the service for. */
const queries: Record<Exclude<View, 'erasures'>, Record<string, string>> = {
  open: {},
  needs_change: { state: 'needs_change' },
  accepted: { state: 'accepted' },
  clash: { state: 'all', clash: 'true' },
  due: { due: 'true' },
}

/** The queue of submissions, oldest first. */
export function Screen() {
  const me = useMe()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const [told, setTold] = useState('')
  const [found, setFound] = useState<Queue | null>(null)
  const view = views.find((name) => name === query.get('view')) ?? 'open'
  const officer = hasRole(me, kycOfficers)
  async function next() {
    setTold('')
    try {
      const { id } = await ask<Review>('POST', '/api/kyc_reviews/next', { body: null })
      await client.invalidateQueries({ queryKey: ['kyc'] })
      void navigate(`/backoffice/kyc/${id}`)
    } catch (error) {
      const none = error instanceof ApiError && error.code === 'not_found'
      setTold(
        none ? words.kyc.nextNone : error instanceof ApiError ? error.message : words.shell.errors.unknown,
      )
    }
  }
  return (
    <>
      <Heading
        title={words.kyc.title}
        about={words.kyc.about}
        actions={
          officer && (
            <Button variant="contained" onClick={() => void next()}>
              {words.kyc.next}
            </Button>
          )
        }
      />
      <output className={styles.told}>{told}</output>
      {officer && <Search onFound={setFound} />}
      {found ? (
        <>
          <p>
            {formatMessage(words.kyc.found, { n: found.total })}{' '}
            <Button size="small" onClick={() => setFound(null)}>
              {words.kyc.searchClear}
            </Button>
          </p>
          <QueueTable items={found.items} names={found.names} />
        </>
      ) : (
        <>
          <nav className={styles.views} aria-label={words.kyc.viewsLabel}>
            {views.map((name) => (
              <button
                key={name}
                type="button"
                aria-current={name === view ? 'true' : undefined}
                onClick={() => setQuery({ view: name })}
              >
                {words.kyc.views[name]}
              </button>
            ))}
          </nav>
          {view === 'due' && <p>{words.kyc.dueNote}</p>}
          {view === 'erasures' ? <Erasures /> : <List key={view} query={queries[view]} />}
        </>
      )}
    </>
  )
}

function List({ query }: { query: Record<string, string> }) {
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
    return <p role="alert">{error instanceof ApiError ? error.message : words.shell.errors.unknown}</p>
  if (!data) return <Loading />
  const [first] = data.pages
  if (!first || first.total === 0) return <p>{words.kyc.none}</p>
  return (
    <>
      <p className={styles.muted}>{formatMessage(words.kyc.total, { n: first.total })}</p>
      <QueueTable
        items={data.pages.flatMap(({ items }) => items)}
        names={Object.assign({}, ...data.pages.map(({ names }) => names)) as Record<string, string>}
      />
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{words.kyc.more}</Button>}
    </>
  )
}

import Button from '@mui/material/Button'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StaffList } from '#contract/backoffice/content.ts'
import { recordStateNames, recordStates } from '#contract/rules/record-state.ts'
import { ask, withQuery } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { Heading } from '../shell/heading.tsx'
import { Deadline } from '../shell/deadline.tsx'
import { Loading } from '../shell/loading.tsx'
import { Notes } from '../notes/notes.tsx'
import { formatMessage, messages } from '../messages.ts'
import { UndeliveredMark } from '../undelivered/undelivered-mark.tsx'
import { useViewState } from '../use-typed.ts'
import { Assignee } from './assignee.tsx'
import { Customer } from './customer.tsx'
import type { Lead, LeadProgress } from './lead.ts'
import styles from './leads.module.css'
import { StateControl } from './state-control.tsx'
import { useLeadActs } from './use-lead-acts.ts'

/** A page of them, as the service's staff lists answer. */
type Page = Pick<StaffList, 'next' | 'total'> & { items: Lead[] }
/** What the list shows: one state, without what may be spam, or that alone. */
type View = (typeof views)[number]
const views = [...recordStates, 'overdue', 'possible_spam', 'all'] as const
const viewNamed = (value: string): View | undefined => views.find((view) => view === value)
const queries: Record<View, Record<string, string>> = {
  received: { status: 'received', possible_spam: 'false' },
  open: { status: 'open' },
  closed: { status: 'closed' },
  overdue: { overdue: 'true', possible_spam: 'false', order: 'asc' },
  possible_spam: { status: 'received', possible_spam: 'true' },
  all: {},
}

/** Enquiries and pre-applications in one state, which staff change. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  // Without a state in the address, the list shows the one that was chosen last.
  const [last, setLast] = useViewState<View>('leads shown', 'received')
  const shown = viewNamed(query.get('state') ?? '') ?? last
  const { move, take, refused } = useLeadActs()
  const w = messages.leads
  const { data, error, hasNextPage, isFetchingNextPage, showMore, showFirst } = useLeads(shown)
  const leads = data?.pages.flatMap(({ items }) => items)
  const total = data?.pages[0]?.total
  const names: Record<View, string> = {
    ...recordStateNames,
    overdue: w.overdue,
    possible_spam: w.possibleSpam,
    all: w.all,
  }
  return (
    <>
      <Heading title={w.title} about={w.about} />
      <div className={styles.top}>
        <label className={styles.filter}>
          {w.filter}
          <select
            value={shown}
            onChange={(event) => {
              showFirst()
              const chosen = viewNamed(event.target.value) ?? 'all'
              setLast(chosen)
              setQuery({ state: chosen })
            }}
          >
            {views.map((view) => (
              <option key={view} value={view}>
                {names[view]}
              </option>
            ))}
          </select>
        </label>
        {total !== undefined && total.count > 0 && (
          <span>{formatMessage(total.exact ? w.total : w.totalOver, { n: total.count })}</span>
        )}
      </div>
      {refused && <p role="alert">{refused}</p>}
      {error && <p role="alert">{errorMessage(error)}</p>}
      {!data && !error && <Loading />}
      {leads?.length === 0 && <p>{w.none}</p>}
      <ul className={styles.leads}>
        {leads?.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            onMove={(next) => void move(lead, next)}
            onTake={() => void take(lead)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className={styles.more ?? ''}
          variant="outlined"
          aria-disabled={isFetchingNextPage}
          onClick={showMore}
        >
          {w.more}
        </Button>
      )}
    </>
  )
}

/** Those of a state, fifty at a time; after a new sign-in as many as were there before. */
function useLeads(shown: View) {
  const [pages, setPages] = useViewState('leads pages', 1)
  const query = useInfiniteQuery({
    queryKey: ['lead-states', shown],
    queryFn: ({ pageParam }) =>
      ask<Page>(
        'GET',
        withQuery('/backoffice/api/leads', {
          limit: 50,
          ...queries[shown],
          after: pageParam ?? undefined,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const there = query.data?.pages.length ?? 0
  usePagesShown(query, there, pages)
  return {
    ...query,
    showFirst: () => setPages(1),
    showMore: () => {
      if (query.isFetchingNextPage) return
      setPages(there + 1)
      void query.fetchNextPage()
    },
  }
}

type Paged = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>

/** Reads on until as many pages are there as somebody had asked for before: what they wrote may be on the last one. */
function usePagesShown(
  { hasNextPage, isFetching, isError, fetchNextPage }: Paged,
  there: number,
  wanted: number,
): void {
  const lacks = there > 0 && there < wanted && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (lacks) void fetchNextPage()
  }, [fetchNextPage, lacks])
}

type RowProps = { lead: Lead; onMove: (next: LeadProgress) => void; onTake: () => void }

function LeadRow({ lead, onMove, onTake }: RowProps) {
  return (
    <li>
      <strong>
        <Link to={`/backoffice/leads/${lead.id}`}>{lead.subject}</Link>{' '}
        <UndeliveredMark collection="leads" item={lead.id} />
        <Deadline {...lead} />
      </strong>
      <StateControl lead={lead} onChange={onMove} />
      <div>
        <Assignee lead={lead} onTake={onTake} />
        <Customer lead={lead} />
        <LeadNotes lead={lead} />
      </div>
    </li>
  )
}

/** Notes are fetched when somebody opens them: a list has many leads. */
function LeadNotes({ lead: { id, subject } }: { lead: Lead }) {
  const [open, setOpen] = useViewState(`notes open ${id}`, false)
  const { title } = messages.notes
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${title}: ${subject}`}
        onClick={() => setOpen(!open)}
      >
        {title}
      </button>
      {open && <Notes collection="leads" id={id} alsoStale={['lead-states']} />}
    </>
  )
}

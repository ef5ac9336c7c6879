import Button from '@mui/material/Button'
import { useInfiniteQuery, useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffList } from '#contract/backoffice/content.ts'
import { leads as definition } from '#contract/collections/leads.ts'
import type { Item } from '#contract/registry.ts'
import { ask, ApiError, withQuery } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { Notes } from '../notes/notes.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { useTyped } from '../use-typed.ts'
import styles from './leads.module.css'

type Lead = Item<'leads'>
/** A page of them, as the service's staff lists answer. */
type LeadPage = Pick<StaffList, 'next' | 'total'> & { items: Lead[] }
type State = Lead['status']
const states: readonly State[] = ['new', 'in_hand', 'done', 'possible_spam']

/** The work queue links to one state. */
export function Screen() {
  const state = stateNamed(useSearchParams()[0].get('state') ?? '') ?? 'new'
  return <Leads key={state} first={state} />
}

/** Enquiries and pre-applications in one state, which staff change. */
function Leads({ first }: { first: State }) {
  const client = useQueryClient()
  // After signing in again, what was written stands where it stood.
  const [shown, setShown] = useTyped<State | 'all'>(`leads shown ${first}`, first)
  const [outcome, setOutcome] = useState('')
  const w = messages.leads
  const { data, error, hasNextPage, isFetchingNextPage, showMore, showFirst } = useLeads(shown)
  const leads = data?.pages.flatMap(({ items }) => items)
  const total = data?.pages[0]?.total
  async function move(lead: Lead, status: State) {
    setOutcome('')
    // What is masked is left out, and stays as it is.
    const written = Object.keys(definition.fields)
      .filter((name) => !Object.hasOwn(definition.personal, name))
      .map((name) => [name, lead[name as keyof Lead]] as const)
    const body = { ...Object.fromEntries(written), status }
    try {
      await ask('PUT', `/api/leads/${lead.id}`, { body, headers: { 'if-match': `"v${lead.version}"` } })
      setOutcome(formatMessage(w.moved, { state: w.states[status] }))
    } catch (failure) {
      const overtaken = failure instanceof ApiError && failure.code === 'overtaken'
      setOutcome(overtaken ? w.overtaken : errorMessage(failure))
    }
    await client.invalidateQueries({ queryKey: ['lead-states'] })
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
              setShown(stateNamed(event.target.value) ?? 'all')
            }}
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {w.states[state]}
              </option>
            ))}
            <option value="all">{w.all}</option>
          </select>
        </label>
        {total !== undefined && total.count > 0 && (
          <span>{formatMessage(total.exact ? w.total : w.totalOver, { n: total.count })}</span>
        )}
      </div>
      <output className={styles.outcome}>{outcome}</output>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {!data && !error && <Loading />}
      {leads?.length === 0 && <p>{w.none}</p>}
      <ul className={styles.leads}>
        {leads?.map((lead) => (
          <LeadRow key={lead.id} lead={lead} onMove={(next) => void move(lead, next)} />
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
function useLeads(shown: State | 'all') {
  const [pages, setPages] = useTyped('leads pages', 1)
  const query = useInfiniteQuery({
    queryKey: ['lead-states', shown],
    queryFn: ({ pageParam }) =>
      ask<LeadPage>(
        'GET',
        withQuery('/backoffice/api/leads', {
          limit: 50,
          status: shown === 'all' ? undefined : shown,
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

function LeadRow({ lead, onMove }: { lead: Lead; onMove: (next: State) => void }) {
  const w = messages.leads
  return (
    <li>
      <strong>{lead.subject}</strong>
      <select
        aria-label={formatMessage(w.stateOf, { subject: lead.subject })}
        value={lead.status}
        onChange={(event) => {
          const next = stateNamed(event.target.value)
          if (next) onMove(next)
        }}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {w.states[state]}
          </option>
        ))}
      </select>
      <div>
        <Person lead={lead} />
        <LeadNotes lead={lead} />
      </div>
    </li>
  )
}

/** Notes are asked for when somebody wants to see them: a list has many leads. */
function LeadNotes({ lead: { id, subject } }: { lead: Lead }) {
  const [open, setOpen] = useTyped(`notes open ${id}`, false)
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
      {open && <Notes collection="leads" id={id} />}
    </>
  )
}

/** Who asks and what, masked until revealed, which is recorded; never kept beyond this screen. */
function Person({ lead }: { lead: Lead }) {
  const [revealed, setRevealed] = useState<Lead | null>(null)
  const [refused, setRefused] = useState('')
  const w = messages.leads
  const { name, contact, message } = revealed ?? lead
  async function reveal() {
    try {
      setRevealed(await ask<Lead>('GET', `/api/leads/${lead.id}`))
    } catch (error) {
      setRefused(errorMessage(error))
    }
  }
  return (
    <>
      <span>
        {w.kinds[lead.kind ?? 'enquiry']} · {shortCat(lead.created_at)} · {name} · {contact}
      </span>
      <p>{message}</p>
      <button
        type="button"
        aria-label={
          revealed
            ? formatMessage(w.hideOf, { subject: lead.subject })
            : formatMessage(w.revealOf, { subject: lead.subject })
        }
        onClick={() => (revealed ? setRevealed(null) : void reveal())}
      >
        {revealed ? w.hide : w.reveal}
      </button>
      {refused && <p role="alert">{refused}</p>}
    </>
  )
}

const stateNamed = (value: string): State | undefined => states.find((state) => state === value)

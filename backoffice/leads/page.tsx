import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RevisionPage, StaffDetails } from '#contract/backoffice/content.ts'
import { leads as definition } from '#contract/collections/leads.ts'
import { ApiError, ask } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { nameOf } from '../lists/fields.ts'
import { Mark } from '../lists/mark.tsx'
import { formatMessage, messages } from '../messages.ts'
import { Notes } from '../notes/notes.tsx'
import { mayWrite } from '../permissions.ts'
import people from '../people/components/people.module.css'
import { focusOnce } from '../people/components/focus-once.ts'
import { StateChip } from '../lists/filter-chips.tsx'
import { Deadline } from '../shell/deadline.tsx'
import { Failed } from '../shell/failed.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { Missing } from '../shell/not-found.tsx'
import { inCat } from '../time.ts'
import { UndeliveredAlert } from '../undelivered/undelivered-alert.tsx'
import { Assignee } from './assignee.tsx'
import { Customer } from './customer.tsx'
import type { Lead } from './lead.ts'
import styles from './leads.module.css'
import { StateControl } from './state-control.tsx'
import { useLeadActs } from './use-lead-acts.ts'

/** One lead: what was asked, how far staff are, who works on it, notes and history. */
export function LeadPage({ id }: { id: string }) {
  const me = useMe()
  const { move, take, remove, refused } = useLeadActs()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: ['lead-states', 'one', id],
    queryFn: () => ask<StaffDetails>('GET', `/backoffice/api/leads/${id}`),
  })
  if (error instanceof ApiError && error.status === 404) return <Missing {...messages.content.notFound} />
  if (error) return <Failed resetErrorBoundary={() => void refetch()} />
  if (!data) return <Loading />
  const { item } = data
  const lead = item as unknown as Lead // the service's answer for this collection
  const isWriter = mayWrite(me, definition)
  const w = messages.leads
  return (
    <>
      <Heading title={lead.subject} about={w.kinds[lead.kind ?? 'enquiry']} />
      <UndeliveredAlert collection="leads" item={id} />
      {refused && <Alert severity="error">{refused}</Alert>}
      <section className={`${people.card} ${styles.lead}`} aria-label={definition.label.one}>
        {isWriter ? (
          <StateControl lead={lead} onChange={(next) => void move(lead, next)} />
        ) : (
          <StateChip item={item} />
        )}
        {lead.possible_spam && <Mark label={w.possibleSpam} colour="warning" />}
        {isWriter && <Assignee lead={lead} onTake={() => void take(lead)} />}
        <Deadline {...lead} />
        <Customer lead={lead} />
      </section>
      {isWriter && (
        <div className={people.card}>
          <Notes collection="leads" id={id} alsoStale={['lead-states']} />
        </div>
      )}
      <History id={id} version={lead.version} />
      {isWriter && (
        <Delete onDelete={() => void remove(lead, () => void navigate('/backoffice/lead-states'))} />
      )}
    </>
  )
}

/** The newest changes of a lead; the audit log has all of them. */
function History({ id, version }: { id: string; version: number }) {
  const w = messages.leads
  const { data } = useQuery({
    queryKey: ['revisions', 'leads', id, version],
    queryFn: () => ask<RevisionPage>('GET', `/backoffice/api/leads/${id}/revisions`),
  })
  return (
    <section className={people.card} aria-labelledby="lead-history">
      <h2 id="lead-history">{w.history}</h2>
      <ol>
        {data?.items.map(({ number, by, at, changed }) => (
          <li key={number}>
            {formatMessage(w.by, { name: by?.name ?? '', at: inCat(at) })}
            {number > 1 && ` · ${formatMessage(w.changed, { names: changed.map(nameOf).join(', ') })}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Deleting takes two presses. */
function Delete({ onDelete }: { onDelete: () => void }) {
  const [sure, setSure] = useState(false)
  const w = messages.leads
  if (!sure)
    return (
      <Button color="error" onClick={() => setSure(true)}>
        {w.delete}
      </Button>
    )
  return (
    <section aria-label={w.delete}>
      <p>{w.deleteSure}</p>
      <Button color="error" variant="contained" onClick={onDelete}>
        {w.deleteDo}
      </Button>
      <Button ref={focusOnce} onClick={() => setSure(false)}>
        {w.cancel}
      </Button>
    </section>
  )
}

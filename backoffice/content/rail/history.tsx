import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { FileChange, RevisionPage, RevisionSummary } from '#contract/backoffice/content.ts'
import { ask, withQuery } from '../../api.ts'
import { isTold, nameOf } from '../../lists/fields.ts'
import { inCat } from '../../time.ts'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'
import type { Saving } from '../use-saving.ts'
import { RevisionDialog } from './revision-dialog.tsx'

const { history: says } = messages.content

/** What the item was, the newest first; each can be compared with the form and taken up again. */
export function History({ saving }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const [open, setOpen] = useState<number | null>(null)
  const id = details?.item.id ?? ''
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['revisions', definition.name, id, details?.item.version],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      ask<RevisionPage>(
        'GET',
        withQuery(`/backoffice/api/${definition.name}/${id}/revisions`, { after: pageParam ?? undefined }),
      ),
    getNextPageParam: (page) => page.next,
  })
  return (
    <div>
      <ol className={styles.history}>
        {data?.pages
          .flatMap(({ items }) => items)
          .flatMap((one) => [
            // Newest first: its files changed after the revision was written.
            ...one.file_changes.map((change) => (
              <FileChanged key={`${change.file} ${change.number}`} change={change} />
            )),
            <li key={one.number}>
              <strong>{formatMessage(says.revision, { number: one.number })}</strong> <Marks of={one} />
              <p>{formatMessage(says.by, { name: one.by?.name ?? '', at: inCat(one.at) })}</p>
              <Changed
                fields={one.changed.filter((field) => isTold(definition.fields[field] ?? z.never()))}
              />
              {one.approved_by && <p>{formatMessage(says.approvedBy, { name: one.approved_by.name })}</p>}
              {one.returned_reason && <p>{formatMessage(says.returned, { reason: one.returned_reason })}</p>}
              <Button size="small" onClick={() => setOpen(one.number)}>
                {formatMessage(says.compare, { number: one.number })}
              </Button>
            </li>,
          ])}
      </ol>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{says.more}</Button>}
      {open !== null && <RevisionDialog number={open} saving={saving} onClose={() => setOpen(null)} />}
    </div>
  )
}

const FileChanged = ({ change: { name, number, by, at, reason, approved_by } }: { change: FileChange }) => (
  <li>
    <strong>{formatMessage(says.fileChanged, { number, name })}</strong>
    <p>{formatMessage(says.by, { name: by?.name ?? '', at: inCat(at) })}</p>
    {reason !== null && <p>{formatMessage(says.fileReason, { reason })}</p>}
    {approved_by && <p>{formatMessage(says.approvedBy, { name: approved_by.name })}</p>}
  </li>
)

const Changed = ({ fields }: { fields: readonly string[] }) =>
  fields.length > 0 && <p>{formatMessage(says.changed, { names: fields.map(nameOf).join(', ') })}</p>

const Marks = ({ of: { live, next, restored, complete } }: { of: RevisionSummary }) => (
  <>
    {live && <Chip size="small" color="success" variant="outlined" label={says.live} />}
    {next && <Chip size="small" color="warning" variant="outlined" label={says.next} />}
    {restored !== null && (
      <Chip size="small" variant="outlined" label={formatMessage(says.restored, { number: restored })} />
    )}
    {!complete && <Chip size="small" variant="outlined" label={says.partial} />}
  </>
)

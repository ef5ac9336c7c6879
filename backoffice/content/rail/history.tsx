import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RevisionSummary } from '#contract/backoffice/content.ts'
import { ask, withQuery } from '../../api.ts'
import { nameOf } from '../../lists/fields.ts'
import { inCat } from '../../time.ts'
import { words } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'
import type { Saving } from '../use-saving.ts'
import { RevisionDialog } from './revision-dialog.tsx'

const { history: says } = words.content
type Page = { items: RevisionSummary[]; next: number | null }

/** What the item was, the newest first; each can be compared with the form and taken up again. */
export function History({ saving }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const [open, setOpen] = useState<number | null>(null)
  const id = details?.item.id ?? ''
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['revisions', definition.name, id, details?.item.version],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      ask<Page>(
        'GET',
        withQuery(`/backoffice/api/${definition.name}/${id}/revisions`, { before: pageParam || undefined }),
      ),
    getNextPageParam: (page) => page.next,
  })
  return (
    <div>
      <ol className={styles.history}>
        {data?.pages
          .flatMap(({ items }) => items)
          .map((one) => (
            <li key={one.number}>
              <strong>{says.revision(one.number)}</strong> <Marks of={one} />
              <p>{says.by(one.by?.name ?? '', inCat(one.at))}</p>
              {one.changed.length > 0 && <p>{says.changed(one.changed.map(nameOf).join(', '))}</p>}
              {one.approved_by && <p>{says.approvedBy(one.approved_by.name)}</p>}
              {one.returned_reason && <p>{says.returned(one.returned_reason)}</p>}
              <Button size="small" onClick={() => setOpen(one.number)}>
                {says.compare(one.number)}
              </Button>
            </li>
          ))}
      </ol>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{says.more}</Button>}
      {open !== null && <RevisionDialog number={open} saving={saving} onClose={() => setOpen(null)} />}
    </div>
  )
}

const Marks = ({ of: { live, next, restored, whole } }: { of: RevisionSummary }) => (
  <>
    {live && <Chip size="small" color="success" variant="outlined" label={says.live} />}
    {next && <Chip size="small" color="warning" variant="outlined" label={says.next} />}
    {restored !== null && <Chip size="small" variant="outlined" label={says.restored(restored)} />}
    {!whole && <Chip size="small" variant="outlined" label={says.partial} />}
  </>
)

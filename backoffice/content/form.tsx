import { useQuery } from '@tanstack/react-query'
import { useResourceContext } from 'react-admin'
import { Fragment, useState } from 'react'
import { useParams } from 'react-router'
import { leads } from '#contract/collections/leads.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { StaffDetails, StaffItem } from '#contract/backoffice/content.ts'
import { ApiError, ask, withQuery } from '../api.ts'
import people from '../people/components/people.module.css'
import { isMasked, mayWrite } from '../permissions.ts'
import { recordTitle } from '../lists/title.ts'
import { useMe } from '../current-user.tsx'
import { LeadPage } from '../leads/page.tsx'
import { Failed } from '../shell/failed.tsx'
import { Missing } from '../shell/not-found.tsx'
import { Loading } from '../shell/loading.tsx'
import { Editor } from './editor.tsx'
import Button from '@mui/material/Button'
import type { Collection } from '#contract/collection.ts'
import { nameOf } from '../lists/fields.ts'
import { Notes } from '../notes/notes.tsx'
import { Heading } from '../shell/heading.tsx'
import { messages } from '../messages.ts'

/** The form of one item, from its collection's definition. */
export function ContentForm() {
  const name = useResourceContext() ?? ''
  const { id } = useParams()
  return name === leads.name && id !== undefined ? (
    <LeadPage key={id} id={id} />
  ) : (
    <ItemForm name={name} id={id} />
  )
}

function ItemForm({ name, id }: { name: string; id: string | undefined }) {
  const me = useMe()
  // Of one item, so that the next one is masked again.
  const [revealed, setRevealed] = useState<string | null>(null)
  const definition = collectionNamed(name)
  const reveal = id !== undefined && revealed === `${name} ${id}`
  const { data, error, refetch } = useQuery({
    queryKey: ['details', name, id, reveal],
    queryFn: () =>
      ask<StaffDetails>(
        'GET',
        withQuery(`/backoffice/api/${name}/${id ?? ''}`, { reveal: reveal ? 'true' : undefined }),
      ),
    enabled: id !== undefined,
    // What is being written is not to change under the hands of who writes it.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!definition) return null
  if (error instanceof ApiError && error.status === 404) return <Missing {...messages.content.notFound} />
  if (error) return <Failed resetErrorBoundary={() => void refetch()} />
  if (id !== undefined && !data) return <Loading />
  if (data && isMasked(definition) && mayWrite(me, definition) && !reveal)
    return (
      <Masked definition={definition} item={data.item} onReveal={() => setRevealed(`${name} ${id ?? ''}`)} />
    )
  return <Editor key={`${name} ${id ?? 'new'}`} definition={definition} first={data ?? null} />
}

const { masked: says } = messages.content
type Props = { definition: Collection; item: StaffItem; onReveal: () => void }

/** A customer's item before anybody asked to see it: enough to know whether it is the right one. */
function Masked({ definition, item, onReveal }: Props) {
  return (
    <>
      <Heading
        title={titleOf(definition, item)}
        tabTitle={recordTitle(definition, item)}
        about={says.about}
      />
      <section className={people.card} aria-label={definition.label.one}>
        <dl className={people.facts}>
          {Object.keys(definition.personal).map((field) => (
            <Fragment key={field}>
              <dt>{nameOf(field)}</dt>
              <dd>{typeof item[field] === 'string' ? item[field] : ''}</dd>
            </Fragment>
          ))}
        </dl>
        <p className={people.row}>
          <Button variant="contained" onClick={onReveal}>
            {says.reveal}
          </Button>
          <span className={people.muted}>{says.note}</span>
        </p>
      </section>
      <div className={people.card}>
        <Notes collection={definition.name} id={item.id} />
      </div>
    </>
  )
}

/** What it is called, where that tells of nobody: whoever comes by a mail sees that it is what the mail meant. */
function titleOf({ title, personal, label }: Collection, item: StaffItem): string {
  const text = Object.hasOwn(personal, title) ? undefined : item[title]
  return typeof text === 'string' && text !== '' ? text : label.one
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MissingAddress } from '#contract/backoffice/missing-addresses.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { ask } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import people from '../people/components/people.module.css'
import { mayWrite } from '../permissions.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { PlainTable } from '../system/plain-table.tsx'
import { shortDay } from '../time.ts'

const say = messages.missingAddresses

/** Paths without a page, the most requested first; each can become the source of a redirect. */
export function Screen() {
  const isWriter = mayWrite(useMe(), redirects)
  const { data, error, refetch } = useQuery({
    queryKey: ['missing addresses'],
    queryFn: ({ signal }) => ask<MissingAddress[]>('GET', '/backoffice/api/missing_addresses', { signal }),
  })
  return (
    <>
      <Heading title={say.title} about={say.about} />
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p>{say.none}</p>}
      {data && data.length > 0 && (
        <section className={people.card} aria-label={say.title}>
          <PlainTable
            label={say.title}
            columns={[say.path, say.hits, say.lastDay, ...(isWriter ? [say.act] : [])]}
            figures={[say.hits]}
            rows={data.map(({ path, hits, last_day }) => [
              path,
              hits,
              shortDay(last_day),
              ...(isWriter ? [<Create key={path} path={path} />] : []),
            ])}
          />
        </section>
      )}
    </>
  )
}

const Create = ({ path }: { path: string }) => (
  <Button
    size="small"
    variant="outlined"
    component={Link}
    to={`/backoffice/${redirects.name}/create`}
    state={{ copy: { source: path } }}
    aria-label={formatMessage(say.createFor, { path })}
  >
    {say.create}
  </Button>
)

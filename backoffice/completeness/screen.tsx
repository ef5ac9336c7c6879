import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Completeness } from '#contract/backoffice/content.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { Role } from '#contract/roles.ts'
import { ask } from '../api.ts'
import { maySee } from '../permissions.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { messages } from '../messages.ts'
import cards from '../shell/cards-on-phones.module.css'
import styles from './completeness.module.css'

const say = messages.completeness
const translators: readonly Role[] = ['author', 'rates_officer', 'administrator']
const states = ['missing', 'stale', 'unreviewed'] as const

/** How both languages stand, over all collections, each figure a way to the items it counts. */
export function Screen() {
  const me = useMe()
  const { data, error, refetch } = useQuery({
    queryKey: ['completeness'],
    queryFn: ({ signal }) => ask<Completeness[]>('GET', '/backoffice/api/completeness', { signal }),
  })
  return (
    <>
      <Heading
        title={say.title}
        about={say.about}
        actions={
          hasRole(me, translators) && (
            <Button variant="outlined" component={Link} to="/backoffice/translations">
              {say.translate}
            </Button>
          )
        }
      />
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={`${styles.box} ${cards.cards}`}>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{say.collection}</TableCell>
                <TableCell align="right">{say.live}</TableCell>
                <TableCell>{say.english}</TableCell>
                <TableCell className={styles.wide}>{say.chichewa}</TableCell>
                {states.map((state) => (
                  <TableCell key={state} align="right">
                    {say[state]}
                  </TableCell>
                ))}
                <TableCell align="right">{say.reviewed}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <Row key={row.collection} row={row} open={mayOpen(row.collection)} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      {data && <p className={styles.help}>{say.help}</p>}
    </>
  )

  function mayOpen(name: string): boolean {
    const definition = collectionNamed(name)
    return definition !== undefined && maySee(me, definition)
  }
}

const address = (collection: string, filter: Record<string, unknown>) =>
  `/backoffice/${collection}?filter=${encodeURIComponent(JSON.stringify(filter))}`

function Row({ row: { collection, items, ny, en_incomplete }, open }: { row: Completeness; open: boolean }) {
  const name = collectionNamed(collection)?.label.many ?? collection
  const leads = (count: number, filter: Record<string, unknown>) =>
    open && count > 0 ? <Link to={address(collection, filter)}>{count}</Link> : count
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {open ? <Link to={`/backoffice/${collection}`}>{name}</Link> : name}
      </TableCell>
      <TableCell align="right" data-label={say.live}>
        {items}
      </TableCell>
      <TableCell data-label={say.english}>
        {en_incomplete > 0 ? (
          <>
            {say.drafts}: {leads(en_incomplete, { state: ['draft'] })}
          </>
        ) : (
          say.complete
        )}
      </TableCell>
      <TableCell>
        <Bar counts={ny} items={items} />
      </TableCell>
      {states.map((state) => (
        <TableCell key={state} align="right" className="figures" data-label={say[state]}>
          {leads(ny[state], { state: ['published'], ny: state })}
        </TableCell>
      ))}
      <TableCell align="right" className="figures" data-label={say.reviewed}>
        {ny.reviewed}
      </TableCell>
    </TableRow>
  )
}

/** The shares as one bar; the figures beside it say the same. */
function Bar({ counts, items }: { counts: Completeness['ny']; items: number }) {
  if (!items) return null
  return (
    <div className={styles.bar} aria-hidden="true">
      {(['reviewed', 'unreviewed', 'stale', 'missing'] as const).map(
        (part) => counts[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />,
      )}
    </div>
  )
}

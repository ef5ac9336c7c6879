import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditPage } from '#contract/backoffice/audit.ts'
import { ask, withQuery } from '../api.ts'
import people from '../people/components/people.module.css'
import { sayRefusal } from '../people/components/refusal.ts'
import { useDownload } from '../shell/use-download.ts'
import { Heading } from '../shell/heading.tsx'
import { shortCatSeconds } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './audit.module.css'
import { Chain } from './chain.tsx'
import { FilterBar } from './filter-bar.tsx'
import { asQuery, useFilters } from './filters.ts'
import { LineDialog } from './line-dialog.tsx'

const address = '/backoffice/api/audit'

/** The record of every change and every opening. */
export function Screen() {
  const [filters, change] = useFilters()
  const fetchFile = useDownload()
  const [open, setOpen] = useState<number | null>(null)
  const query = asQuery(filters)
  const pages = useInfiniteQuery({
    queryKey: ['audit', 'list', query],
    queryFn: ({ pageParam }) =>
      ask<AuditPage>('GET', withQuery(address, { ...query, limit: 50, after: pageParam ?? undefined })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const text = messages.audit
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const unsearched = pages.data?.pages.at(-1)?.unsearched ?? 0
  return (
    <>
      <Heading
        title={text.title}
        about={text.about}
        actions={
          <Button
            variant="outlined"
            href={withQuery(`${address}/export.csv`, query)}
            download="audit.csv"
            onClick={fetchFile}
          >
            {text.export}
          </Button>
        }
      />
      <Chain />
      <FilterBar filters={filters} onChange={change} />
      {pages.isError && <Alert severity="error">{sayRefusal(pages.error)}</Alert>}
      <output>
        {unsearched > 0 && (
          <Alert severity="warning">{formatMessage(text.unsearched, { n: unsearched })}</Alert>
        )}
      </output>
      {rows?.length === 0 && <p>{text.none}</p>}
      {rows && rows.length > 0 && <Record rows={rows} onOpen={setOpen} />}
      {pages.hasNextPage && (
        <div className={styles.more}>
          <Button variant="outlined" disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
      {open !== null && <LineDialog seq={open} onClose={() => setOpen(null)} />}
    </>
  )
}

type RecordProps = { rows: AuditPage['rows']; onOpen: (seq: number) => void }

/** What was recorded, newest first; each line leads to its details. */
function Record({ rows, onOpen }: RecordProps) {
  const text = messages.audit
  return (
    <div className={people.scroll}>
      <Table size="small" aria-label={text.title} className={styles.record}>
        <TableHead>
          <TableRow>
            {Object.values(text.columns).map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.seq} hover>
              <TableCell className={styles.at}>
                <time dateTime={row.at}>{shortCatSeconds(row.at)}</time>
              </TableCell>
              <TableCell className={styles.sentence}>
                {/* On a phone the first column has no room of its own. */}
                <time dateTime={row.at} className={styles.above}>
                  {shortCatSeconds(row.at)}
                </time>
                {row.sentence}
              </TableCell>
              <TableCell>{row.address}</TableCell>
              <TableCell>
                <Button
                  className={styles.number}
                  size="small"
                  aria-label={formatMessage(text.open, { seq: row.seq })}
                  onClick={() => onOpen(row.seq)}
                >
                  {row.seq}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

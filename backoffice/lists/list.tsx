import Button from '@mui/material/Button'
import download from 'lucide-static/icons/download.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { FilterForm, ListBase, Pagination, useListContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router'
import type { Collection } from '#contract/collection.ts'
import { holidays } from '#contract/collections/holidays.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { collectionNamed } from '#contract/registry.ts'
import { withQuery } from '../api.ts'
import { listQuery } from '../data-provider.ts'
import { mayExport, mayWrite } from '../permissions.ts'
import { useMe } from '../current-user.tsx'
import { FiltersButton } from '../shell/filters.tsx'
import { Heading } from '../shell/heading.tsx'
import { Icon } from '../shell/icon.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { messages } from '../messages.ts'
import { useCompanyNames } from '../company-names.ts'
import { ColumnsButton } from './columns-button.tsx'
import { DensityButton } from './density.tsx'
import { filterInputs } from './filters.tsx'
import styles from './list.module.css'
import { OrderDialog } from './order-dialog.tsx'
import { Rows } from './rows.tsx'
import { sayNew } from './say-new.ts'
import { SteadyList } from './steady-list.tsx'
import { useDownload } from '../shell/use-download.ts'
import { Views } from './saved-views.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('../redirects/import-dialog.tsx')).ImportDialog,
}))

const DaysToCheck = lazy(async () => ({
  default: (await import('../holidays/days-to-check.tsx')).DaysToCheck,
}))

/** The list of a collection, from its definition: search, filters, views, columns, many at once, CSV. */
export function ContentList() {
  const definition = collectionNamed(useResourceContext() ?? '')
  if (!definition) return <NotFound />
  return (
    <ListBase
      key={definition.name}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      disableSyncWithLocation={false}
    >
      <SteadyList>
        <Body definition={definition} />
      </SteadyList>
    </ListBase>
  )
}

function Body({ definition }: { definition: Collection }) {
  const me = useMe()
  const fetchFile = useDownload()
  const companyName = useCompanyNames()
  const { data, filterValues, sort, setFilters } = useListContext()
  const { lists } = messages
  const [open, setOpen] = useState(false)
  const set = Object.keys((filterValues ?? {}) as object).filter((name) => name !== 'q').length
  const filters = useMemo(() => {
    const [search, ...others] = filterInputs(definition, companyName)
    const button = <FiltersButton set={set} open={open} onToggle={() => setOpen(!open)} />
    return [search, <InForm key="open" source="open" alwaysOn content={button} />, ...others]
  }, [definition, companyName, set, open])
  const [ordering, setOrdering] = useState(false)
  const [importing, setImporting] = useState(false)
  const ordered = mayWrite(me, definition) && Object.hasOwn(definition.fields, 'position')
  const csv = withQuery(
    `/backoffice/api/${definition.name}/export.csv`,
    listQuery({ filter: filterValues as Record<string, unknown>, sort }),
  )
  const narrowed = Object.keys((filterValues ?? {}) as object).length > 0
  return (
    <>
      <Heading
        title={definition.label.many}
        actions={
          <>
            {mayExport(me, definition) && (
              <Button
                component="a"
                href={csv}
                download
                onClick={fetchFile}
                startIcon={<Icon svg={download} />}
              >
                {lists.exportCsv}
              </Button>
            )}
            {definition.name === redirects.name && mayWrite(me, definition) && (
              <Button onClick={() => setImporting(true)}>{messages.redirects.importOpen}</Button>
            )}
            {mayWrite(me, definition) && (
              <Button
                component={Link}
                to={`/backoffice/${definition.name}/create`}
                variant="contained"
                startIcon={<Icon svg={plus} />}
              >
                {sayNew(definition)}
              </Button>
            )}
          </>
        }
      />
      <Checks definition={definition} />
      <div className={styles.tools} data-open={open || undefined}>
        <FilterForm filters={filters} />
        <div className={styles.buttons}>
          {narrowed && <Button onClick={() => setFilters({})}>{lists.clear}</Button>}
          {ordered && <Button onClick={() => setOrdering(true)}>{lists.order.open}</Button>}
          <DensityButton />
          <Views />
          <ColumnsButton />
        </div>
      </div>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {ordering && <OrderDialog definition={definition} onClose={() => setOrdering(false)} />}
      <Rows definition={definition} />
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {/* Not before the rows: it would go down the page with them. */}
      {data && data.length > 0 && <p className={`${styles.keys} for-keyboards`}>{lists.keys}</p>}
    </>
  )
}

/** What a collection lacks, above its list. */
const Checks = ({ definition }: { definition: Collection }) =>
  mayWrite(useMe(), definition) &&
  definition.name === holidays.name && (
    <Suspense fallback={null}>
      <DaysToCheck />
    </Suspense>
  )

/** What stands among the fields of react-admin's form, which takes everything in it for a field. */
const InForm = ({ content }: { source: string; alwaysOn: true; content: ReactNode }) => content

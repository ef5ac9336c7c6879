import { useRef, type KeyboardEvent } from 'react'
import { DataTable, useListContext, useRefresh, type RaRecord } from 'react-admin'
import { Link } from 'react-router'
import type { StaffFrame } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { TakeBackButton } from '../content/take-back-button.tsx'
import { isCompany } from '../company-names.ts'
import { mayWrite } from '../permissions.ts'
import { useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { messages } from '../messages.ts'
import { Cell } from './cell.tsx'
import { ChooseAll, ChooseRow, Chosen } from './choose-columns.tsx'
import { ChichewaChips, StateChip } from './filter-chips.tsx'
import { columnsOf, firstColumns, nameOf } from './fields.ts'
import { useDensity } from './density.tsx'
import styles from './list.module.css'
import { RowActs } from './row-acts.tsx'
import { useTitle } from './use-title.ts'

/** A row as the service sends it; the fields of its collection are beside the frame. */
type Item = StaffFrame & RaRecord<string>

const { lists } = messages

/** The rows of a list: the title leads to the item, the other fields are columns that can be chosen. */
export function Rows({ definition }: { definition: Collection }) {
  const me = useMe()
  const titleOf = useTitle(definition)
  const box = useRef<HTMLDivElement>(null)
  const columns = columnsOf(definition)
  const first = firstColumns(definition)
  const selecting = mayWrite(me, definition)
  const [density] = useDensity()
  // What tells of a customer is not found out by its order.
  const sorts = (name: string) => !Object.hasOwn(definition.personal, name)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move between the links inside
    <div
      className={styles.rows}
      data-density={density}
      ref={box}
      onKeyDown={(event) => moveAmongRows(event, box.current)}
    >
      {selecting && <Chosen definition={definition} />}
      <DataTable<Item>
        rowClick={false}
        size="small"
        hiddenColumns={[
          ...columns.filter((name) => !first.includes(name)),
          'created_at',
          'updated_by',
          'acts',
        ]}
        bulkActionButtons={false}
        rowSx={(item: Item) => ({ borderInlineStart: `3px solid ${edgeOf(item)}` })}
        empty={<NoRows />}
      >
        {selecting && (
          <DataTable.Col
            source="select"
            label={<ChooseAll />}
            disableSort
            render={(item: Item) => <ChooseRow id={item.id} name={titleOf(item) || lists.untitled} />}
          />
        )}
        <DataTable.Col
          source={definition.title}
          label={nameOf(definition.title)}
          disableSort={!sorts(definition.title)}
          render={(item: Item) => (
            <Link className={styles.title} data-row to={`/backoffice/${definition.name}/${item.id}`}>
              {titleOf(item) || lists.untitled}
            </Link>
          )}
        />
        <DataTable.Col
          source="state"
          label={lists.state}
          render={(item: Item) => (
            <Stands definition={definition} item={item} title={titleOf(item) || lists.untitled} />
          )}
        />
        {chichewaColumn}
        {columns.map((name) => (
          <DataTable.Col
            key={name}
            source={name}
            label={nameOf(name)}
            disableSort={!sorts(name)}
            render={(item: Item) => <Cell field={definition.fields[name]} value={item[name]} />}
          />
        ))}
        {momentColumns}
        {selecting && !definition.staffOnly && (
          <DataTable.Col
            source="acts"
            label={lists.acts}
            disableSort
            render={(item: Item) => (
              <RowActs definition={definition} item={item} name={titleOf(item) || lists.untitled} />
            )}
          />
        )}
      </DataTable>
    </div>
  )
}

type StandsProps = { definition: Collection; item: Item; title: string }

/** Where an item stands, and the way back from what has not taken effect. */
function Stands({ definition, item, title }: StandsProps) {
  const refresh = useRefresh()
  return (
    <span className={styles.chips}>
      <StateChip item={item} />
      <TakeBackButton
        definition={definition}
        id={item.id}
        standing={item.standing}
        title={title}
        className={styles.takeBack}
        onChanged={refresh}
      />
    </span>
  )
}

const chichewaColumn = (
  <DataTable.Col
    key="chichewa"
    source="chichewa"
    label={lists.chichewa}
    render={(item: Item) => <ChichewaChips counts={item.chichewa} />}
  />
)

/** When it was written and changed, and by whom: the same for all lists. */
const momentColumns = [
  <DataTable.Col
    key="updated_at"
    source="updated_at"
    label={lists.updated}
    render={(item: Item) => <time dateTime={item.updated_at}>{shortCat(item.updated_at)}</time>}
  />,
  <DataTable.Col
    key="created_at"
    source="created_at"
    label={lists.created}
    render={(item: Item) => <time dateTime={item.created_at}>{shortCat(item.created_at)}</time>}
  />,
  <DataTable.Col
    key="updated_by"
    source="updated_by"
    label={lists.updatedBy}
    render={(item: Item) => item.updated_by?.name ?? ''}
  />,
]

function NoRows() {
  const { filterValues } = useListContext()
  const narrowed = Object.keys((filterValues ?? {}) as object).length > 0
  return <p className={styles.none}>{narrowed ? lists.noneMatch : lists.none}</p>
}

/** The colour of the company a row belongs to; the group's where it belongs to several. */
function edgeOf(item: Item): string {
  const named: unknown = item['brands']
  const [brand] = Array.isArray(named) && named.length === 1 ? (named as string[]) : []
  return brand !== undefined && isCompany(brand) ? `var(--edge-${brand})` : 'transparent'
}

/** Up and Down go from one row's link to the next, X selects the row; Enter is the link's own. */
function moveAmongRows(event: KeyboardEvent, box: HTMLElement | null): void {
  const link = event.target
  if (!box || !(link instanceof HTMLElement) || !link.matches('[data-row]')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.toLowerCase() === 'x') {
    link.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    return event.preventDefault()
  }
  const step =
    event.key === 'ArrowDown' || event.key === 'j' ? 1 : event.key === 'ArrowUp' || event.key === 'k' ? -1 : 0
  if (!step) return
  const links = [...box.querySelectorAll<HTMLElement>('[data-row]')]
  links[links.indexOf(link) + step]?.focus()
  event.preventDefault()
}

import { useEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import { DataTable, useListContext, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import type { Collection } from '#contract/collection.ts'
import { recordStateNames } from '#contract/rules/record-state.ts'
import { TakeBackButton } from '../content/take-back-button.tsx'
import { mayWrite } from '../permissions.ts'
import { useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { useViewState } from '../use-typed.ts'
import { isTyping } from '../shell/is-typing.ts'
import { messages } from '../messages.ts'
import { addressOfItem } from '../rates/address-of-item.ts'
import { Cell } from './cell.tsx'
import { ChooseAll, ChooseRow, Chosen, FixedColumn } from './choose-columns.tsx'
import { ChichewaChips, StateChip } from './filter-chips.tsx'
import { columnsOf, firstColumns, nameOf } from './fields.ts'
import { useDensity } from './density.tsx'
import styles from './list.module.css'
import { Mark } from './mark.tsx'
import { noneRefused, RefusedItems } from './refused-items.tsx'
import { RowActs } from './row-acts.tsx'
import { TableBody, type Item } from './table-body.tsx'
import { useTitle } from './use-title.ts'

const { lists } = messages

/** The rows of a list: the title leads to the item, the other fields are columns that can be chosen. */
export function Rows({ definition }: { definition: Collection }) {
  const me = useMe()
  const box = useRef<HTMLDivElement>(null)
  const selecting = mayWrite(me, definition)
  const [density] = useDensity()
  const hidden = useMemo(() => firstHidden(definition), [definition])
  const columns = useColumns(definition, selecting)
  useRowKeys(box)
  const [refused, setRefused] = useViewState(`refused ${definition.name}`, noneRefused)
  const closeRefused = () => {
    // What was refused is still chosen: one goes on with what can be done with it.
    box.current?.querySelector<HTMLElement>('[data-chosen] button, [data-row]')?.focus()
    setRefused(noneRefused)
  }
  return (
    <>
      <RefusedItems definition={definition} refused={refused} onClose={closeRefused} />
      <div
        className={styles.rows}
        data-density={density}
        style={
          { '--sort-by': JSON.stringify(lists.sortBy) } as CSSProperties /* which knows no names of our own */
        }
        ref={box}
      >
        {selecting && <Chosen definition={definition} onRefused={setRefused} />}
        <DataTable<Item>
          body={TableBody}
          rowClick={false}
          size="small"
          hiddenColumns={hidden}
          bulkActionButtons={false}
          empty={none}
        >
          {columns}
        </DataTable>
      </div>
    </>
  )
}

/** The columns that a list does not show until somebody chooses them. */
function firstHidden(definition: Collection): string[] {
  const first = firstColumns(definition)
  const others = columnsOf(definition).filter((name) => !first.includes(name))
  return [...others, 'created_at', 'updated_by', 'acts']
}

/** The same ones until the list is another: with new ones, every row would be drawn anew. */
function useColumns(definition: Collection, selecting: boolean) {
  const titleOf = useTitle(definition)
  return useMemo(() => {
    const nameOfItem = (item: Item) => titleOf(item) || lists.untitled
    // What tells of a customer is not found out by its order.
    const sorts = (name: string) => !Object.hasOwn(definition.personal, name)
    return [
      selecting && (
        <FixedColumn
          key="select"
          source="select"
          label={<ChooseAll />}
          disableSort
          render={(item: Item) => <ChooseRow id={item.id} name={nameOfItem(item)} />}
        />
      ),
      <DataTable.Col
        key="title"
        source={definition.title}
        label={nameOf(definition.title)}
        disableSort={!sorts(definition.title)}
        render={(item: Item) => (
          <Link className={styles.title} data-row to={addressOfItem(definition.name, item.id, item)}>
            {nameOfItem(item)}
            {definition.staffOnly && item.state === 'closed' && (
              <>
                {' '}
                <Mark label={recordStateNames.closed} colour="plain" />
              </>
            )}
          </Link>
        )}
      />,
      // What is only for staff is never published nor translated.
      !definition.staffOnly && (
        <DataTable.Col
          key="state"
          source="state"
          label={lists.state}
          render={(item: Item) => <Stands definition={definition} item={item} title={nameOfItem(item)} />}
        />
      ),
      !definition.staffOnly && chichewaColumn,
      ...columnsOf(definition).map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          label={nameOf(name)}
          disableSort={!sorts(name)}
          render={(item: Item) => <Cell field={definition.fields[name]} value={item[name]} />}
        />
      )),
      definition.countsHits && (
        <DataTable.Col
          key="hits"
          source="hits"
          label={lists.hits}
          disableSort
          render={(item: Item) => item.hits}
        />
      ),
      ...momentColumns,
      selecting && !definition.staffOnly && (
        <DataTable.Col
          key="acts"
          source="acts"
          label={lists.acts}
          disableSort
          render={(item: Item) => <RowActs definition={definition} item={item} name={nameOfItem(item)} />}
        />
      ),
    ].filter((one) => one !== false)
  }, [definition, selecting, titleOf])
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

const none = <NoRows />

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Up, Down, J and K move between the links of the rows, and X selects a row. Up and Down also move to the first row from
 * anywhere on the page; letters need the focus in a row, since WCAG 2.1.4 forbids them elsewhere.
 */
function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const row = document.activeElement?.closest('tbody tr')
      if (isTyping(event) || (!row && !event.key.startsWith('Arrow'))) return
      const step = steps[event.key]
      if (event.key.toLowerCase() === 'x') row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
      else if (step !== undefined) {
        const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        const at = links.findIndex((link) => row?.contains(link))
        links[at === -1 ? 0 : at + step]?.focus()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}

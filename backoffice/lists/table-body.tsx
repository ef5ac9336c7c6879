import {
  Children,
  isValidElement,
  memo,
  useMemo,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { useDataTableDataContext, useDataTableStoreContext, useStore, type RaRecord } from 'react-admin'
import type { StaffFrame } from '#contract/backoffice/content.ts'
import { isCompany } from '../company-names.ts'

/** A row as the service sends it; the fields of its collection are beside the frame. */
export type Item = StaffFrame & RaRecord<string>

/** What a column says of itself, as the table's heading reads it too. */
type Column = { source: string; label: ReactNode; render: (item: Item) => ReactNode }

/**
 * The rows of a table. react-admin's own draws each cell, hidden ones too, through six parts; a list of 25 rows took longer
 * than a switch of screens may.
 */
export function TableBody({ children }: PropsWithChildren) {
  const items: Item[] = useDataTableDataContext() ?? []
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext()
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns)
  const columns = useMemo(
    () =>
      Children.toArray(children).flatMap((one) =>
        isValidElement<Column>(one) && !hidden.includes(one.props.source) ? [one.props] : [],
      ),
    [children, hidden],
  )
  return (
    <tbody>
      {items.map((item) => (
        <Row key={item.id} item={item} columns={columns} />
      ))}
    </tbody>
  )
}

const Row = memo(function Row({ item, columns }: { item: Item; columns: readonly Column[] }) {
  return (
    <tr style={{ '--edge': edgeOf(item) } as CSSProperties /* which knows no names of our own */}>
      {columns.map(({ source, label, render }) => (
        <td key={source} data-column={source} data-label={typeof label === 'string' ? label : undefined}>
          {render(item)}
        </td>
      ))}
    </tr>
  )
})

/** The colour of the company a row belongs to; the group's where it belongs to several. */
function edgeOf(item: Item): string {
  const named: unknown = item['brands']
  const [brand] = Array.isArray(named) && named.length === 1 ? (named as string[]) : []
  return brand !== undefined && isCompany(brand) ? `var(--edge-${brand})` : 'transparent'
}

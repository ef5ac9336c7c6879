import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useListContext,
  type RaRecord,
} from 'react-admin'
import { useEffect, type ComponentProps } from 'react'
import type { StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { formatMessage, messages } from '../messages.ts'
import { ArchiveMany } from './archive-many.tsx'
import { BulkActs } from './bulk-acts.tsx'
import type { Refused } from './refused-items.tsx'
import { RowActs } from './row-acts.tsx'
import type { Item } from './table-body.tsx'
import { titleOf } from './title.ts'
import styles from './list.module.css'

// react-admin's own boxes are named on their frame and not on the input, which a screen reader does not say.

const { lists } = messages

/** A column that is always there: it is not among those that can be hidden. */
export function FixedColumn(column: ComponentProps<typeof DataTable.Col<Item>>) {
  return useDataTableRenderContext() === 'columnsSelector' ? null : <DataTable.Col<Item> {...column} />
}

/** Chooses one row. */
export function ChooseRow({ id, name }: { id: string; name: string }) {
  const { onToggleItem } = useListContext()
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={formatMessage(lists.choose, { name })}
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
      />
    </label>
  )
}

/** Chooses every row of the page, or none. */
export function ChooseAll() {
  const { selectedIds, onSelect, data = [] } = useListContext<RaRecord<string>>()
  const ids = data.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id)).length
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={lists.chooseAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length
        }}
        checked={chosen > 0 && chosen === ids.length}
        onChange={() => onSelect(chosen === ids.length ? [] : ids)}
      />
    </label>
  )
}

type ChosenProps = { definition: Collection; onRefused: (refused: readonly Refused[]) => void }

/** Shows how many rows are selected, and the actions on them. Rows that a search, a filter or another page hides are deselected. */
export function Chosen({ definition, onRefused }: ChosenProps) {
  const { selectedIds, onSelect, data } = useListContext<StaffItem>()
  const hasHidden = data !== undefined && selectedIds.some((id) => !data.some((item) => item.id === id))
  useEffect(() => {
    if (hasHidden) onSelect(selectedIds.filter((id) => data.some((item) => item.id === id)))
  })
  const one = selectedIds.length === 1 ? data?.find(({ id }) => id === selectedIds[0]) : undefined
  if (!selectedIds.length || hasHidden) return null
  return (
    <div className={styles.chosen} data-chosen>
      <output>{formatMessage(lists.chosen, { n: selectedIds.length })}</output>
      <BulkActs definition={definition} onRefused={onRefused} />
      <ArchiveMany definition={definition} onRefused={onRefused} />
      {one && !definition.staffOnly && (
        <RowActs definition={definition} item={one} name={titleOf(definition, one) || lists.untitled} />
      )}
    </div>
  )
}

import Checkbox from '@mui/material/Checkbox'
import { useListContext, type RaRecord } from 'react-admin'
import type { Collection } from '#contract/collection.ts'
import { formatMessage, messages } from '../messages.ts'
import { ArchiveMany } from './archive-many.tsx'
import { BulkActs } from './bulk-acts.tsx'
import styles from './list.module.css'

// react-admin's own boxes are named on their frame and not on the input, which a screen reader does not say.

const { lists } = messages
const named = (label: string) => ({ slotProps: { input: { 'aria-label': label } } })

/** Chooses one row. */
export function ChooseRow({ id, name }: { id: string; name: string }) {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      {...named(formatMessage(lists.choose, { name }))}
      className={styles.choose ?? ''}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  )
}

/** Chooses every row of the page, or none. */
export function ChooseAll() {
  const { selectedIds, onSelect, data = [] } = useListContext<RaRecord<string>>()
  const ids = data.map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id)).length
  return (
    <Checkbox
      {...named(lists.chooseAll)}
      className={styles.choose ?? ''}
      checked={chosen > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={() => onSelect(chosen === ids.length ? [] : ids)}
    />
  )
}

/** How many are chosen, and what can be done with them together. */
export function Chosen({ definition }: { definition: Collection }) {
  const { selectedIds } = useListContext()
  if (!selectedIds.length) return null
  return (
    <div className={styles.chosen}>
      <output>{formatMessage(lists.chosen, { n: selectedIds.length })}</output>
      <BulkActs definition={definition} />
      <ArchiveMany definition={definition} />
    </div>
  )
}

import type { WaitingItem } from '#contract/backoffice/approvals.ts'
import type { Collection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/registry.ts'
import { differences } from '../content/diff/changed-fields.ts'
import { Differences } from '../content/diff/diff.tsx'
import { messages } from '../messages.ts'
import styles from './approvals.module.css'
import { ItemLink } from './rates-table.tsx'
import { useReadable } from './readable.ts'

/** An item with only the fields that change, in words: what goes is struck out, what comes is underlined. */
export function Changes({ item }: { item: WaitingItem }) {
  const definition = collectionNamed(item.collection)
  const w = messages.approvals
  return (
    <div className={styles.item}>
      <p>
        <ItemLink item={item} /> {item.first && <span className={styles.first}>{w.first}</span>}
      </p>
      {item.archive ? <p>{w.archivingText}</p> : definition && <Fields item={item} definition={definition} />}
    </div>
  )
}

function Fields({ item: { bodies }, definition }: { item: WaitingItem; definition: Collection }) {
  const readable = useReadable(definition)
  return (
    <Differences all={differences(definition, readable(bodies.before ?? {}), readable(bodies.after ?? {}))} />
  )
}

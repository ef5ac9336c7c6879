import type { WaitingItem } from '#contract/backoffice/approvals.ts'
import { collectionNamed } from '#contract/registry.ts'
import { Comparison } from '../content/diff/comparison.tsx'
import { messages } from '../messages.ts'
import styles from './approvals.module.css'
import { ItemLink } from './rates-table.tsx'

/** An item with only the fields that change, in words: what goes is struck out, what comes is underlined. */
export function Changes({ item }: { item: WaitingItem }) {
  const definition = collectionNamed(item.collection)
  const w = messages.approvals
  return (
    <div className={styles.item}>
      <p>
        <ItemLink item={item} /> {item.first && <span className={styles.first}>{w.first}</span>}
      </p>
      {item.archive ? (
        <p>{w.archivingText}</p>
      ) : (
        definition && (
          <Comparison
            definition={definition}
            before={item.bodies.before ?? {}}
            after={item.bodies.after ?? {}}
          />
        )
      )}
    </div>
  )
}

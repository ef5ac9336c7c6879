import Chip from '@mui/material/Chip'
import type { ItemState, NyCounts, StaffFrame } from '#contract/backoffice/content.ts'
import { words } from '../words.ts'
import styles from './list.module.css'

const { lists } = words

const colours: Record<ItemState, 'default' | 'info' | 'warning' | 'success'> = {
  draft: 'default',
  in_review: 'info',
  scheduled: 'warning',
  published: 'success',
  archived: 'default',
}

/** Where an item stands, in words; colour only beside them. */
export const StateChip = ({ item: { state, whole } }: { item: Pick<StaffFrame, 'state' | 'whole'> }) => (
  <span className={styles.chips}>
    <Chip label={lists.states[state]} color={colours[state]} variant="outlined" size="small" />
    {!whole && <Chip label={lists.partial} variant="outlined" size="small" />}
  </span>
)

/** What the Chichewa of an item still asks for. */
export function ChichewaChips({ counts }: { counts: NyCounts }) {
  const asks = (['missing', 'stale', 'unreviewed'] as const).filter((state) => counts[state] > 0)
  if (!asks.length) return <span className={styles.quiet}>{lists.chichewaFull}</span>
  return (
    <span className={styles.chips}>
      {asks.map((state) => (
        <Chip
          key={state}
          label={lists.chichewaCounts[state](counts[state])}
          color={state === 'missing' ? 'error' : state === 'stale' ? 'warning' : 'default'}
          variant="outlined"
          size="small"
        />
      ))}
    </span>
  )
}

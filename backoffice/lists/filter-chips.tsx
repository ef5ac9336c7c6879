import type { NyCounts, StaffFrame, Standing } from '#contract/backoffice/content.ts'
import { isRecordState, recordStateNames } from '#contract/rules/record-state.ts'
import { briefCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './list.module.css'
import { Mark, type MarkColour } from './mark.tsx'

const { lists } = messages

const colours: Record<StaffFrame['state'], MarkColour> = {
  draft: 'plain',
  in_review: 'info',
  scheduled: 'warning',
  published: 'success',
  archived: 'plain',
  received: 'info',
  open: 'warning',
  closed: 'plain',
}

type StateLabel = { label: string; colour: MarkColour }

const draftLabel = ({ archived, returned }: NonNullable<Standing['draft']>) =>
  returned === null ? (archived ? lists.archivedDraftSince : lists.draftSince) : lists.returned

/** All that is true of an item, most pressing first; its one word where nothing of that is. */
function stateLabels({
  state,
  standing: { waiting, live, scheduled, draft },
}: Pick<StaffFrame, 'state' | 'standing'>): StateLabel[] {
  const { states } = lists
  const labels: (StateLabel | null)[] = [
    waiting && {
      label: formatMessage(waiting.kind === 'archiving' ? lists.archivingBy : lists.waitingBy, {
        name: waiting.by.name,
      }),
      colour: colours.in_review,
    },
    live && { label: states.published, colour: colours.published },
    scheduled && {
      label: formatMessage(lists.scheduledFor, { at: briefCat(scheduled.at) }),
      colour: colours.scheduled,
    },
    draft && {
      label: formatMessage(draftLabel(draft), { at: briefCat(draft.since) }),
      colour: draft.returned === null ? colours.draft : 'error',
    },
  ]
  const given = labels.filter((one) => one !== null)
  if (given.length > 0) return given
  // Published, and no revision shows: a rate that another followed, a banner whose time is over.
  if (state === 'published') return [{ label: lists.noLongerLive, colour: 'plain' }]
  const label = isRecordState(state) ? recordStateNames[state] : states[state]
  return [{ label, colour: colours[state] }]
}

/** The same in one line, for lists of findings and of work. */
export const sayState = (item: Pick<StaffFrame, 'state' | 'standing'>): string =>
  stateLabels(item)
    .map(({ label }) => label)
    .join(' · ')

/** Where an item stands, in words; colour only beside them. */
export const StateChip = ({ item }: { item: Pick<StaffFrame, 'state' | 'standing' | 'complete'> }) => (
  <span className={styles.chips}>
    {stateLabels(item).map(({ label, colour }) => (
      <Mark key={label} label={label} colour={colour} />
    ))}
    {!item.complete && <Mark label={lists.partial} />}
  </span>
)

/** What the Chichewa of an item still asks for. */
export function ChichewaChips({ counts }: { counts: NyCounts }) {
  const asks = (['missing', 'stale', 'unreviewed'] as const).filter((state) => counts[state] > 0)
  if (!asks.length) return <span className={styles.quiet}>{lists.chichewaFull}</span>
  return (
    <span className={styles.chips}>
      {asks.map((state) => (
        <Mark
          key={state}
          label={formatMessage(lists.chichewaCounts[state], { n: counts[state] })}
          colour={state === 'missing' ? 'error' : state === 'stale' ? 'warning' : 'plain'}
        />
      ))}
    </span>
  )
}

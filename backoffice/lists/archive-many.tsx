import Button from '@mui/material/Button'
import archive from 'lucide-static/icons/archive.svg?raw'
import { useState } from 'react'
import { useListContext, useRefresh, type RaRecord } from 'react-admin'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { ask } from '../api.ts'
import { inverseOfArchive } from '../content/inverse.ts'
import { AskDialog } from '../people/components/ask-first.tsx'
import { Icon } from '../shell/icon.tsx'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Refused } from './refused-items.tsx'
import { useActOnChosen } from './use-act-on-chosen.ts'

const { lists } = messages

type Props = { definition: Collection; onRefused: (refused: readonly Refused[]) => void }

/** Archives what is selected, each by itself: what is refused is listed, and stays selected. */
export function ArchiveMany({ definition, onRefused }: Props) {
  const { selectedIds, data = [] } = useListContext<RaRecord<string>>()
  const refresh = useRefresh()
  const undo = useUndo()
  const [asking, setAsking] = useState(false)
  const { busy, actOnChosen } = useActOnChosen({ definition, onRefused, onEnd: () => setAsking(false) })
  const asks = data.some((item) => selectedIds.includes(item.id) && definition.approvalOf(item))
  async function archiveAll() {
    const inverses = await actOnChosen(async (id) => {
      const before = await ask<StaffDetails>('GET', `/backoffice/api/${definition.name}/${id}`)
      await ask('POST', `/api/${definition.name}/${id}/archive`, { body: {} })
      return { id, inverse: inverseOfArchive(before.item, definition.approvalOf(before.item)) }
    })
    const done = inverses.length
    if (done === 0) return
    undo.offer({
      done: formatMessage(asks ? lists.asked : lists.archived, { n: done }),
      undone: formatMessage(lists.archiveUndone, { n: done }),
      async undo() {
        // Each by itself: one that cannot come back keeps no other.
        const taken = await Promise.allSettled(
          inverses.map(async ({ id, inverse }) => {
            if (inverse)
              await ask('POST', `/api/${definition.name}/${id}/${inverse.verb}`, { body: inverse.body })
          }),
        )
        refresh()
        const first = taken.find((one) => one.status === 'rejected')
        if (first) throw first.reason
      },
    })
  }
  return (
    <>
      <Button startIcon={<Icon svg={archive} />} onClick={() => setAsking(true)}>
        {lists.archive}
      </Button>
      <AskDialog
        open={asking}
        busy={busy}
        title={formatMessage(lists.archiveMany, { n: selectedIds.length })}
        about={asks ? lists.archiveAskText : lists.archiveText}
        confirm={lists.archive}
        onClose={() => setAsking(false)}
        onYes={() => void archiveAll()}
      />
    </>
  )
}

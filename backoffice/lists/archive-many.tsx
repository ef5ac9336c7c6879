import Button from '@mui/material/Button'
import archive from 'lucide-static/icons/archive.svg?raw'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { Collection } from '#contract/collection.ts'
import { hasItemPages } from '#contract/item-addresses.ts'
import { ask } from '../api.ts'
import { inverseOfArchive } from '../content/inverse.ts'
import { LeaveQuestion, type Leaving } from '../content/leave-dialog.tsx'
import { useReadLinked } from '../content/use-linked.ts'
import { errorMessage } from '../error-message.ts'
import { AskDialog } from '../people/components/ask-first.tsx'
import { Icon } from '../shell/icon.tsx'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Refused } from './refused-items.tsx'
import { useActOnChosen } from './use-act-on-chosen.ts'
import { useTitle } from './use-title.ts'

const { lists } = messages

type Props = { definition: Collection; onRefused: (refused: readonly Refused[]) => void }

/** Archives what is selected, each by itself: what is refused is listed, and stays selected. */
export function ArchiveMany({ definition, onRefused }: Props) {
  const { selectedIds, data = [] } = useListContext<RaRecord<string>>()
  const refresh = useRefresh()
  const undo = useUndo()
  const titleOf = useTitle(definition)
  const notify = useNotify()
  const readLinked = useReadLinked()
  /** the chosen items that others link to; null while the question is closed */
  const [asking, setAsking] = useState<readonly Leaving[] | null>(null)
  const { busy, actOnChosen } = useActOnChosen({ definition, onRefused, onEnd: () => setAsking(null) })
  const itemOf = (id: string) => data.find((item) => item.id === id)
  /** Reads what links to the chosen ones first: only then is it known what to ask. */
  async function askFirst() {
    try {
      const chosen = selectedIds.map((id) => ({
        collection: definition.name,
        id,
        title: titleOf(itemOf(id) ?? {}),
      }))
      setAsking(await readLinked(chosen))
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
    }
  }
  const asks = data.some((item) => selectedIds.includes(item.id) && definition.approvalOf(item))
  async function archiveAll(links?: LinksChoice) {
    const inverses = await actOnChosen(async (id) => {
      const before = await ask<StaffDetails>('GET', `/backoffice/api/${definition.name}/${id}`)
      await ask('POST', `/api/${definition.name}/${id}/archive`, { body: links ? { links } : {} })
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
  const says = {
    busy,
    title: formatMessage(lists.archiveMany, { n: selectedIds.length }),
    confirm: lists.archive,
    onClose: () => setAsking(null),
  }
  const text = asks ? lists.archiveAskText : lists.archiveText
  return (
    <>
      <Button startIcon={<Icon svg={archive} />} onClick={() => void askFirst()}>
        {lists.archive}
      </Button>
      {asking !== null && asking.length > 0 && (
        <LeaveQuestion
          {...says}
          text={text}
          second={asks}
          leaving={asking}
          isLinked
          canRedirect={hasItemPages(definition.name)}
          onConfirm={(links) => void archiveAll(links)}
        />
      )}
      <AskDialog {...says} open={asking?.length === 0} about={text} onYes={() => void archiveAll()} />
    </>
  )
}

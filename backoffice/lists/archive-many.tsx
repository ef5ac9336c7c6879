import Button from '@mui/material/Button'
import archive from 'lucide-static/icons/archive.svg?raw'
import { useState } from 'react'
import { Confirm, useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { inverseOfArchive, type Inverse } from '../content/inverse.ts'
import { Icon } from '../shell/icon.tsx'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'
import { titleOf } from './title.ts'

const { lists } = messages

/** Archives what is selected, each by itself: what is refused is named, and stays selected. */
export function ArchiveMany({ definition }: { definition: Collection }) {
  const { selectedIds, onSelect, data = [] } = useListContext<RaRecord<string>>()
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = useUndo()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const asks = data.some((item) => selectedIds.includes(item.id) && definition.approvalOf(item))
  async function archiveAll() {
    undo.withdraw()
    setBusy(true)
    const refused: { id: string; why: string }[] = []
    const inverses: { id: string; inverse: Inverse | null }[] = []
    for (const id of selectedIds.map(String)) {
      try {
        const before = await ask<StaffDetails>('GET', `/backoffice/api/${definition.name}/${id}`)
        await ask('POST', `/api/${definition.name}/${id}/archive`, { body: {} })
        inverses.push({ id, inverse: inverseOfArchive(before.item, definition.approvalOf(before.item)) })
      } catch (error) {
        refused.push({ id, why: errorMessage(error) })
      }
    }
    const done = selectedIds.length - refused.length
    const names = refused.map(({ id, why }) => {
      const item = data.find((one) => one.id === id)
      return `${item ? titleOf(definition, item) : id}: ${why}`
    })
    const said = done
      ? asks
        ? formatMessage(lists.asked, { n: done })
        : formatMessage(lists.archived, { n: done })
      : ''
    const failed = names.length
      ? `${formatMessage(lists.notArchived, { n: names.length })} ${names.join(' ')}`
      : ''
    if (failed) notify(failed, { type: 'warning' })
    if (said)
      undo.offer({
        done: said,
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
    onSelect(refused.map(({ id }) => id))
    setBusy(false)
    setAsking(false)
    refresh()
  }
  return (
    <>
      <Button startIcon={<Icon svg={archive} />} onClick={() => setAsking(true)}>
        {lists.archive}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={formatMessage(lists.archiveMany, { n: selectedIds.length })}
        content={asks ? lists.archiveAskText : lists.archiveText}
        confirm={lists.archive}
        cancel={lists.cancel}
        onConfirm={() => void archiveAll()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

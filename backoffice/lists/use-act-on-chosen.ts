import { useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import type { StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { useUndo } from '../shell/undo.tsx'
import { noneRefused, whyRefused, type Refused } from './refused-items.tsx'
import { useTitle } from './use-title.ts'

export type ActOnChosen = {
  busy: boolean
  /** @returns what came of those that were not refused */
  actOnChosen: <Done>(act: (id: string) => Promise<Done>) => Promise<Done[]>
}

type Options = {
  definition: Collection
  onRefused: (refused: readonly Refused[]) => void
  /** closes the dialog that asked; the list of what was refused then has the focus */
  onEnd: () => void
}

/** Does something with what is chosen, each by itself: what is refused is listed, and stays chosen. */
export function useActOnChosen({ definition, onRefused, onEnd }: Options): ActOnChosen {
  const { selectedIds, onSelect, data = [] } = useListContext<StaffItem>()
  const refresh = useRefresh()
  const undo = useUndo()
  const titleOf = useTitle(definition)
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async actOnChosen(act) {
      undo.withdraw()
      setBusy(true)
      onRefused(noneRefused)
      const refused: Refused[] = []
      const done: Awaited<ReturnType<typeof act>>[] = []
      for (const id of selectedIds.map(String)) {
        try {
          done.push(await act(id))
        } catch (error) {
          const item = data.find((one) => one.id === id)
          refused.push({ id, title: item ? titleOf(item) : '', why: whyRefused(error, item) })
        }
      }
      onRefused(refused.length ? refused : noneRefused)
      onSelect(refused.map(({ id }) => id))
      setBusy(false)
      onEnd()
      refresh()
      return done
    },
  }
}

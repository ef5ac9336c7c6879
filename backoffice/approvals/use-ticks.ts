import { useState } from 'react'
import type { WaitingItem } from '#contract/backoffice/approvals.ts'

/** Which rows of a batch somebody has read and decides on. */
export type Ticks = {
  chosen: WaitingItem[]
  all: boolean
  some: boolean
  has: (item: WaitingItem) => boolean
  toggle: (item: WaitingItem) => void
  toggleAll: () => void
}

const nameOf = ({ id, revision }: WaitingItem) => `${id} ${revision}`

/** Nothing is ticked to begin with: a tick says that the row was read. A single item needs none. */
export function useTicks(items: readonly WaitingItem[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const single = items.length === 1
  const chosen = items.filter((item) => single || ticked.has(nameOf(item)))
  const all = chosen.length === items.length
  return {
    chosen,
    all,
    some: chosen.length > 0,
    has: (item) => ticked.has(nameOf(item)),
    toggle(item) {
      const next = new Set(ticked)
      if (!next.delete(nameOf(item))) next.add(nameOf(item))
      setTicked(next)
    },
    toggleAll: () => setTicked(all ? new Set() : new Set(items.map(nameOf))),
  }
}

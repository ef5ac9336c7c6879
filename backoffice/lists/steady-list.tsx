import { useState, type ReactNode } from 'react'
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin'

/**
 * What a list is drawn from, handed on only when one of it has changed. react-admin makes it anew with each of its own steps,
 * such as asking again for what is shown already, and with it every filter and row would be drawn anew.
 */
export function SteadyList({ children }: { children: ReactNode }) {
  const now = useListContext()
  const [kept, keep] = useState(now)
  const changed = differ(kept, now)
  if (changed) keep(now)
  return <ListContextProvider value={changed ? now : kept}>{children}</ListContextProvider>
}

/** Whether a question is on its way is shown by nothing in a list. */
const unseen = new Set(['isFetching', 'isLoading'])

function differ(before: ListControllerResult, after: ListControllerResult): boolean {
  const was = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).some(([name, value]) => !unseen.has(name) && was.get(name) !== value)
}

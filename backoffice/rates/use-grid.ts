import { useEffect, useRef, useState } from 'react'
import { emptyGrid, withoutSent, type GridState } from './grid-state.ts'

export type Grid = {
  state: GridState
  /** sets it so that Ctrl Z takes it back; steps of the same name in a row are one, null is one of its own */
  change: (next: GridState, step: string | null) => void
  /** sets what is beside the grid: time, note, confirmations */
  set: (next: GridState) => void
  undo: () => boolean
  canUndo: boolean
  /** @returns what was there, for `putBack` */
  clear: () => GridState
  /** puts back what was cleared, below what was typed since; also where the sheet is not open any more */
  putBack: (before: GridState) => void
  /** changes the stored grid; also where the sheet is not open any more, or was opened again */
  update: (next: (now: GridState) => GridState) => void
  /** lets go of what was sent, and of nothing that was typed while it was on its way */
  forget: (sent: GridState) => void
}

/** Notifies the open sheet, by its storage key, that its stored grid has changed. */
const gridEvents = new EventTarget()

/** What is typed on a sheet, kept on this device through reloads and refusals until it is sent. */
export function useGrid(name: string): Grid {
  const [state, setState] = useState<GridState>(() => read(name))
  const [past, setPast] = useState<GridState[]>([])
  const last = useRef('')
  useEffect(() => {
    if (state === emptyGrid) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(state))
  }, [name, state])
  useEffect(() => {
    const refresh = () => setState(read(name))
    gridEvents.addEventListener(name, refresh)
    return () => gridEvents.removeEventListener(name, refresh)
  }, [name])
  const update = (next: (now: GridState) => GridState) => {
    localStorage.setItem(name, JSON.stringify(next(read(name))))
    gridEvents.dispatchEvent(new Event(name))
  }
  return {
    state,
    change(next, step) {
      if (step === null || step !== last.current) setPast([...past.slice(-49), state])
      last.current = step ?? ''
      setState(next)
    },
    set: setState,
    undo() {
      const before = past.at(-1)
      if (!before) return false
      last.current = ''
      setPast(past.slice(0, -1))
      setState({ ...state, typed: before.typed, taken: before.taken, confirmed: before.confirmed })
      return true
    },
    canUndo: past.length > 0,
    clear() {
      last.current = ''
      setPast([])
      setState(emptyGrid)
      return state
    },
    putBack(before) {
      update((now) => ({
        ...(now.note === '' && now.when === emptyGrid.when ? before : now),
        typed: { ...before.typed, ...now.typed },
        taken: { ...before.taken, ...now.taken },
        confirmed: [...new Set([...before.confirmed, ...now.confirmed])],
      }))
    },
    update,
    forget(sent) {
      last.current = ''
      setPast([])
      update((now) => withoutSent(now, sent))
    },
  }
}

function read(name: string): GridState {
  try {
    const stored = localStorage.getItem(name)
    if (stored === null || stored === JSON.stringify(emptyGrid)) return emptyGrid
    return { ...emptyGrid, ...(JSON.parse(stored) as Partial<GridState>) } // written above only
  } catch {
    return emptyGrid
  }
}

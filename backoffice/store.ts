import { memoryStore, type Store } from 'react-admin'
import { ask } from './api.ts'
import { askMe } from './current-user.tsx'

const path = '/backoffice/api/preferences'
/** How long somebody may go on dragging columns before it is kept. */
const pauseMs = 1500

/**
 * How someone has set up their screens: columns, saved views, orders, density. It follows them to whichever machine they sit
 * at, and nothing of it stays on a shared one.
 */
function serviceStore(): Store & { load: () => Promise<void> } {
  const memory = memoryStore()
  let kept: Record<string, unknown> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  /** counts whose they are: what was asked for somebody before comes too late */
  let turn = 0
  const keep = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask('PUT', path, { body: kept }).catch(() => {}), pauseMs)
  }
  const load = async () => {
    const mine = turn
    await loadInto((key, value) => {
      if (mine !== turn) return
      kept = { ...kept, [key]: value }
      memory.setItem(key, value)
    })
  }
  return {
    ...memory,
    load,
    setup() {
      memory.setup()
      void load()
    },
    /** Somebody signs out, or their session has ended: what was theirs is nobody else's. */
    reset() {
      clearTimeout(timer)
      turn += 1
      kept = {}
      memory.reset()
    },
    setItem(key, value) {
      memory.setItem(key, value)
      if (!worthKeeping(key)) return
      kept = { ...kept, [key]: value }
      keep()
    },
    removeItem(key) {
      memory.removeItem(key)
      const { [key]: _, ...rest } = kept
      kept = rest
      keep()
    },
  }
}

/** Columns, views and how dense rows are, are set up; what a list is narrowed by at the moment, or what is selected, is not. */
const worthKeeping = (key: string) => /(savedQueries|columns|datatable|density)/i.test(key)

async function loadInto(set: (key: string, value: unknown) => void): Promise<void> {
  try {
    if (!(await askMe())) return
    const found = await ask<Record<string, unknown>>('GET', path)
    for (const [key, value] of Object.entries(found)) set(key, value)
  } catch {
    // Screens work as they come where what was set up cannot be read.
  }
}

export const staffStore = serviceStore()

import { onChange } from '../live-changes.ts'
import { lineIsDead } from '../connectivity-state.ts'
import { startSession } from '../session.ts'
import { readStatus, writeStatus, type StoreStatus } from './store-status.ts'
import { isSlowConnection, type Connection } from './slow-connection.ts'
import { openCopy, type Copy } from './database.ts'
import { apply, fill } from './fill.ts'
import { keepImages } from './images.ts'
import { places } from './stores.ts'
import { serverNow } from '../server-clock.ts'
import { serverTiming } from '../server-timing.ts'

const root = document.documentElement
const lang = root.lang === 'ny' ? 'ny' : 'en'
/** The number of the newest change that the page knows of. */
const newestSeq = Math.max(Number(root.dataset['seq'] ?? 0), serverTiming('changes'))

const isFresh = (status: StoreStatus): boolean =>
  status.lang === lang && status.build === import.meta.url && status.seq >= newestSeq
const isDone = (status: StoreStatus | null): boolean =>
  status !== null && isFresh(status) && status.only === undefined

/**
 * Fills the copy on a calm page, and keeps it up with what changes.
 * @throws where storage or the line fails; there is no copy then, and no harm
 */
export async function keepUp(): Promise<void> {
  const { connection } = navigator as { connection?: Connection } // not in the DOM's types
  // A whole copy is refreshed even so, since an item may have been withdrawn; unchanged lists respond 304.
  const status = readStatus()
  if (isSlowConnection(connection) && (!status || status.only !== undefined)) return
  await startSession()
  const copy = await openCopy()
  // Fetched while the line is well: afterwards it could not be.
  await import('../offline-views/offline-page.ts')
  followChanges(copy)
  if (!isDone(status) && !lineIsDead()) await fillOnce(copy)
  await keepImages(copy)
}

/** One tab fills, the others leave it to it. */
async function fillOnce(copy: Copy): Promise<void> {
  const run = async () => {
    try {
      await fillFrom(copy, readStatus())
    } catch (error) {
      // If the device is full, the pictures are dropped first. The rest is tried again on a later page.
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await copy.clear('images')
      else throw error
    }
  }
  // Safari before 15.4 has no locks: there, several tabs may download the same pages.
  if (!('locks' in navigator)) return run()
  await navigator.locks.request('fdh-copy', { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}

/** Goes on where an earlier page was left; what is filled stays, though this page is left too. */
async function fillFrom(copy: Copy, before: StoreStatus | null): Promise<void> {
  const begun = before?.only && isFresh(before) ? before : null
  const status = begun ?? { lang, seq: newestSeq, at: serverNow(), build: import.meta.url }
  const filled = [...(begun?.only ?? [])]
  // An older copy that is whole is better than a part of a newer one.
  const hasWhole = before?.lang === lang && before.only === undefined
  const shown = document.querySelector<HTMLElement>('main')?.dataset['live']?.split(' ') ?? []
  await fill(copy, lang, { first: shown, filled }, (stores) => {
    filled.push(...stores)
    if (!hasWhole) writeStatus({ ...status, only: filled })
  })
  const { only: _, ...whole }: StoreStatus = status
  writeStatus(whole)
}

function followChanges(copy: Copy): void {
  let lacksChanges = false
  for (const collection of Object.keys(places)) {
    onChange(
      collection,
      (changes) => {
        const status = readStatus()
        if (status?.lang !== lang) return
        void (async () => {
          for (const change of changes) await apply(copy, change)
          if (!lacksChanges) writeStatus({ ...status, at: serverNow() })
        })().catch(() => {})
      },
      // It counts as stale from now on, so that a later page fills it again.
      () => void (lacksChanges = true),
    )
  }
}

import { buildKey as key, userSessionKey } from '#contract/storage-keys.ts'

/**
 * An earlier site may have left a service worker or caches that answer in our place. They are cleared once per
 * build, with one reload where there were any (contract, "Browser side").
 * @param build what tells one build from another
 */
export async function clearOldCaches(build: string): Promise<void> {
  try {
    if (localStorage.getItem(key) === build) return
    // Noted first: whatever comes of it, it is not tried twice.
    localStorage.setItem(key, build)
    // Removed on clear (spec, section 4); the next calm page requests a new one.
    localStorage.removeItem(userSessionKey)
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const names = (await window.caches?.keys()) ?? []
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...names.map((name) => caches.delete(name)),
    ])
    if (workers.length + names.length > 0) location.reload()
  } catch {
    // Storage refused: nothing of an earlier site can be there either.
  }
}

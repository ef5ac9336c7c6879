const key = 'reloaded-for'

/** Reloads the page if the service responds; offline a reload would lose it. @returns whether it reloads */
export async function reload(): Promise<boolean> {
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)
  if (answers) location.reload()
  return answers
}

/**
 * Reloads the page once per release, when a script of it is missing: a deployment removes the scripts of the release before.
 * @returns whether it reloads
 */
export async function reloadForRelease(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(key) === import.meta.url) return false
    sessionStorage.setItem(key, import.meta.url)
  } catch {
    // Without storage there is no way to know whether it has reloaded already.
    return false
  }
  return reload()
}

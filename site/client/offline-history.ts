const isKept = (state: unknown) => (state as { saved?: boolean } | null)?.saved

/** Where this document was loaded from. Its address may be another already: one can go back before this script runs. */
function loadedFrom(): string {
  const here = location.pathname + location.search
  const [loaded] = performance.getEntriesByType('navigation')
  // After a redirection the entry may name the address that was asked for.
  if (!(loaded instanceof PerformanceNavigationTiming) || loaded.redirectCount > 0) return here
  const { pathname, search } = new URL(loaded.name)
  return pathname + search
}

/**
 * Offline views are shown inside the page that was open, so their entries in the history belong to that page. After a
 * reload the browser would only change the address when one goes back to them. So the page of that address is loaded.
 */
export function loadKeptOnReturn(): void {
  const own = loadedFrom()
  const begunOnKept = isKept(history.state)
  const movedOn = () => location.pathname + location.search !== own
  // Not by connectivity-state.ts, which the first script shares with none.
  const alive = () => !('dead' in document.documentElement.dataset)
  // Nothing else has changed the address yet.
  const movedBefore = movedOn()
  if (movedBefore && alive()) location.reload()
  addEventListener('popstate', ({ state }) => {
    if (alive() && movedOn() && (begunOnKept || movedBefore || isKept(state))) location.reload()
  })
}

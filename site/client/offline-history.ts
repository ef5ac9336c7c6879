const here = location.pathname + location.search

const isKept = (state: unknown) => (state as { saved?: boolean } | null)?.saved

/**
 * Offline views are shown inside the page that was open, so their entries in the history belong to that page. After a
 * reload the browser would only change the address when one goes back to them. So the page of that address is loaded.
 */
export function loadKeptOnReturn(): void {
  const begunOnKept = isKept(history.state)
  addEventListener('popstate', ({ state }) => {
    // Not by connectivity-state.ts, which the first script shares with none.
    if ('dead' in document.documentElement.dataset || location.pathname + location.search === here) return
    if (begunOnKept || isKept(state)) location.reload()
  })
}

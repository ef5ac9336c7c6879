const here = location.pathname + location.search

const isKept = (state: unknown) => (state as { saved?: boolean } | null)?.saved

/**
 * Saved copies are shown within the page whose line died, so their entries in the history are that page's own. After a
 * reload the browser still takes them for places of one page and would change the address alone: it is loaded instead.
 */
export function loadKeptOnReturn(): void {
  const begunOnKept = isKept(history.state)
  addEventListener('popstate', ({ state }) => {
    // Not by connectivity-state.ts, which the first script shares with none.
    if ('dead' in document.documentElement.dataset || location.pathname + location.search === here) return
    if (begunOnKept || isKept(state)) location.reload()
  })
}

import type { Copy } from './database.ts'

const largest = 20_000
const most = 60

/** Keeps the small pictures that the page has shown anyway; nothing is fetched for it. */
export async function keepImages(copy: Copy): Promise<void> {
  for (const { currentSrc, complete } of document.images) {
    if (!complete || !currentSrc.startsWith(`${location.origin}/files/`)) continue
    const path = currentSrc.slice(location.origin.length)
    if (await copy.getKey('images', path)) continue
    const [shown] = performance.getEntriesByName(currentSrc)
    if (!(shown instanceof PerformanceResourceTiming) || shown.encodedBodySize > largest) continue
    // It never changes under its address, so that the browser takes it from what it has just shown.
    const answer = await fetch(currentSrc, { cache: 'force-cache' }).catch(() => null)
    if (answer?.ok) await copy.put('images', { _id: path, blob: await answer.blob(), at: Date.now() })
  }
  await dropOldest(copy)
}

async function dropOldest(copy: Copy): Promise<void> {
  const all = await copy.getAll('images')
  for (const { _id } of all.sort((a, b) => b.at - a.at).slice(most)) await copy.delete('images', _id)
}

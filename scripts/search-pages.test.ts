import { expect, test } from 'vitest'
import { openSearch } from '../server/src/content/search/search.ts'
import { startService } from '../server/test-support/service.ts'
import { createSite } from '../site/entry.server.tsx'

// How the site's own pages get into the search.

test('who asks while the pages of the site are still read is answered before they all are', async () => {
  const site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  const service = await startService()
  let read = false
  const pages: typeof site.search.pages = async (feeds) => {
    const entries = await site.search.pages(feeds)
    read = true
    return entries
  }
  // Nothing changes meanwhile.
  const stream = { on: () => {}, position: () => 0, close: async () => {} }
  const search = openSearch({
    db: service.services.db,
    stream,
    site: () => ({ ...site, search: { ...site.search, pages } }),
    mostWaitMs: 1,
  })
  try {
    expect((await search.find({ text: 'loan', most: 5 }, 'en')).complete).toBe(false)
    expect(read).toBe(false)
    await search.warm()
    const whole = await search.find({ text: 'loan', most: 5 }, 'en')
    expect(whole.complete).toBe(true)
    expect(whole.total).toBeGreaterThan(0)
  } finally {
    await search.close()
    await service.stop()
  }
})

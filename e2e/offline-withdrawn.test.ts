import type { APIRequestContext, Page } from '@playwright/test'
import { startBeside, type ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// The copy of content on a device, after staff have withdrawn items of it.

let server: ServerBeside
test.beforeAll(async () => {
  server = await startBeside()
})
test.afterAll(() => server.stop())

const open = (page: Page, path: string) => page.goto(server.url + path)

/** The copy is filled four seconds after a page has loaded, by real time: a faked clock hides the page's response. */
const patience = { timeout: 30_000 }

/** The ids in a store of the copy; none where it is not complete yet. */
const keptIds = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const status = JSON.parse(localStorage.getItem('copy') ?? '{"only":[]}') as { only?: unknown }
    if (status.only !== undefined) return []
    const db = await new Promise<IDBDatabase>((done) => {
      const opened = indexedDB.open('fdh')
      opened.addEventListener('success', () => done(opened.result))
    })
    const keys = db.transaction(name).objectStore(name).getAllKeys()
    const ids = await new Promise<IDBValidKey[]>((done) =>
      keys.addEventListener('success', () => done(keys.result)),
    )
    db.close()
    return ids.map(String)
  }, store)

type Item = { id: string; revision: number; state: string }

/** Archives the first item of a collection, with a second person where that needs one. @returns its id */
async function archiveFirst(request: APIRequestContext, collection: string): Promise<string> {
  const [author, approver] = [
    await signIn(server, request, 'author'),
    await signIn(server, request, 'approver'),
  ]
  const [first] = (await (await request.get(`${server.url}/api/${collection}?limit=1`)).json()) as Item[]
  const address = `${server.url}/api/${collection}/${first?.id}`
  const asked = await request.post(`${address}/archive`, { headers: author, data: {} })
  const { id, revision, state } = (await asked.json()) as Item
  if (state !== 'archived')
    await request.post(`${address}/approve`, { headers: approver, data: { revision, kind: 'archiving' } })
  expect((await request.get(address)).status()).toBe(404)
  return id
}

test('the next page removes withdrawn items from a copy of any age', async ({ page, playwright }) => {
  const request = await playwright.request.newContext()
  // Rendered and cached before the withdrawal, which leaves it as it is.
  await open(page, '/fdhbankplc/complaints')
  await open(page, '/fdhbankplc/home')
  const stores = [
    ['blogs', 'blogs'],
    ['branches', 'branches'],
    ['promotions', 'promotions'],
  ] as const
  for (const [collection, store] of stores) {
    await expect.poll(async () => (await keptIds(page, store)).length, patience).toBeGreaterThan(0)
    const before = await keptIds(page, store)
    // An open page would receive the withdrawal over its live connection.
    await page.goto('about:blank')
    const id = await archiveFirst(request, collection)
    expect(before).toContain(id)
    await open(page, '/fdhbankplc/complaints')
    await expect.poll(() => keptIds(page, store), { message: collection, ...patience }).not.toContain(id)
  }
})

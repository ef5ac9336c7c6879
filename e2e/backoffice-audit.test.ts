import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { runStatement } from '../server/test-support/postgres.ts'
import { axeInBothColours } from './support/back-office.ts'
import {
  brokenOff,
  endSession,
  enterBackoffice,
  sampleStaff,
  signOut,
  typeSignIn,
} from './support/backoffice-people.ts'
import { freshEmail } from './support/codes.ts'
import { handInByApi } from './support/kyc-by-api.ts'
import type { Sample } from './support/sample.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// An auditor reads what others did; an administrator has what failed tried again.

let server: ServerBeside
let history: Awaited<ReturnType<typeof makeHistory>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ playwright }) => {
  server = await startBeside({}, addFailedMessage)
  const request = await playwright.request.newContext()
  history = await makeHistory(request)
  await request.dispose()
})
test.afterAll(() => server.stop())
test.beforeEach(({ expectError }) => {
  // The browser notes what does not get through while the line is cut, and that a session has ended.
  expectError(brokenOff, 'perhaps')
})
test.afterEach(({ page }) => page.goto('about:blank').then(() => {}))

/** Adds a message that was tried to the end, as a night without a mail server leaves one. */
async function addFailedMessage({ databaseUrl }: Sample): Promise<void> {
  const [id, about] = [randomUUID(), randomUUID()]
  await runStatement(
    databaseUrl,
    `insert into messages (id, template, about, channel, recipient, lang, state, attempts, error, created_at)
     values ($1, 'staff-link', $2, 'email', 'nobody@sample.invalid', 'en', 'failed', 15, '451', now())`,
    [id, about],
  )
}

/** A rate of today by two people, a question of an author's, and a customer whose details an officer revealed. */
async function makeHistory(request: APIRequestContext) {
  const [officer, approver, author, kyc] = await Promise.all(
    ['rates-officer', 'approver', 'author', 'kyc-officer'].map((role) => signIn(server, request, role)),
  )
  const api = `${server.url}/backoffice/api`
  const sent = await request.post(`${api}/rates/batch`, {
    headers: officer ?? {},
    data: {
      sheet: 'exchange',
      effective_at: null,
      rows: [{ key: 'USD', figures: { buying: '1741.00', selling: '1758.50', middle: '1749.75' } }],
    },
  })
  expect(sent.status()).toBe(200)
  const approvals = await request.get(`${api}/approvals`, { headers: approver ?? {} })
  type Batches = { batches: { items: { collection: string; id: string; revision: number }[] }[] }
  const [batch] = ((await approvals.json()) as Batches).batches
  const items = batch?.items.map(({ collection, id, revision }) => ({ collection, id, revision }))
  const decided = await request.post(`${api}/approvals/decide`, {
    headers: approver ?? {},
    data: { decision: 'approve', items },
  })
  expect(decided.status()).toBe(204)

  const address = `${server.url}/api/faqs`
  const [faq] = (await (await request.get(address)).json()) as { id: string }[]
  const one = `${address}/${faq?.id ?? ''}`
  const { version } = (await (await request.get(`${one}?lang=all`, { headers: author ?? {} })).json()) as {
    version: number
  }
  const written = await request.put(one, {
    data: {
      question: { en: 'May I come on a Saturday?', ny: 'Ndingabwere Loweruka?' },
      answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
      group: { en: 'Visits', ny: 'Kubwera' },
      brands: ['bank'],
      position: 1,
    },
    headers: { ...author, 'if-match': `"v${version}"` },
  })
  expect(written.status()).toBe(200)

  const customer = await handInByApi(request, server, freshEmail())
  const review = `${server.url}/api/kyc_reviews/${customer.id}`
  expect((await request.post(`${review}/reveal`, { headers: kyc ?? {} })).status()).toBe(200)
  return { customer, review }
}

test(
  'an auditor’s day: who changed the dollar, by words, person, item and day; the export with its hashes; no customer’s data',
  { tag: '@gate' },
  async ({ page, context, request }) => {
    const me = sampleStaff(server, 'auditor')
    const { customer, review } = history
    await enterBackoffice(page, server, me)
    await page.getByRole('link', { name: 'Audit', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row')
    const search = async (words: string) => {
      await page.getByLabel('Search events').fill(words)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    }

    // By words: the sentence says who, what, from and to.
    await search('dollar selling')
    const sentence = /^Sample rates officer set the US dollar’s selling rate from 1,7\d\d\.\d\d to 1,758\.50/
    const set = rows.filter({ has: page.getByRole('cell', { name: sentence }) })
    await expect(set.first()).toBeVisible()
    // To the second.
    await expect(set.first().locator('time').first()).toHaveText(/\b\d\d:\d\d:\d\d\b/)
    await expect(rows.filter({ hasText: /^.*Sample approver approved the US dollar’s/ })).toHaveCount(1)

    // More was recorded at once than is searched at once: the search says that it is not complete.
    const isSearch = (url: URL) => url.pathname.endsWith('/api/audit') && url.searchParams.has('text')
    await page.route(isSearch, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), unsearched: 12_345 } })
    })
    await search('no such words')
    await expect(page.getByText('The newest 12345 lines are not searched yet.')).toBeVisible()
    await expect(page.getByText('Nothing was recorded that fits.')).toBeVisible()
    await page.unroute(isSearch)
    await search('dollar selling')
    await expect(set.first()).toBeVisible()
    await expect(page.getByText('are not searched yet')).toHaveCount(0)
    expect(await axeInBothColours(page)).toEqual([])
    await set
      .first()
      .getByRole('button', { name: /Open line/ })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('row', { name: /^Selling 1,?7\d\d\.\d\d 1,?758\.50$/ })).toBeVisible()
    expect(await axeInBothColours(page)).toEqual([])

    // By item, from there: the line is cut and comes back, and the session ends.
    await dialog.getByRole('link', { name: 'All of this item' }).click()
    await expect(page.getByText('Only item')).toBeVisible()
    await expect(rows.filter({ hasText: 'Sample approver approved' })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'May I come' })).toHaveCount(0)
    await context.setOffline(true)
    await page.getByLabel('Who').selectOption({ label: 'Sample approver' })
    await expect(page.getByRole('alert')).toContainText('No connection')
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await endSession(page, server, () => page.getByLabel('What', { exact: true }).selectOption('approve'))
    await typeSignIn(page, me)
    // Where they were, narrowed as it was: by item, person and act.
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Sample approver approved the US dollar’s selling rate')

    // By person and by day.
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByLabel('Who').selectOption({ label: 'Sample author' })
    await page.getByLabel('Collection').selectOption('faqs')
    const changed = rows.filter({ hasText: 'changed the question “May I come on a Saturday?”' })
    await expect(changed).toHaveCount(1)
    const dayIn = (days: number) =>
      new Date(Date.now() + (days * 24 + 2) * 3_600_000).toISOString().slice(0, 10)
    await page.getByLabel('First day').fill(dayIn(2))
    await expect(page.getByText('Nothing was recorded that fits.')).toBeVisible()
    await page.getByLabel('First day').fill(dayIn(-1))
    await page.getByLabel('Last day').fill(dayIn(1))
    await expect(changed).toHaveCount(1)

    // All of it as a file: the line that the screen names has the hash that it shows.
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.reload()
    const end = (await page.getByText(/^It ends at line/).textContent()) ?? ''
    const [, line = '', hash = ''] = /line ([\d,]+)\.\s*([\da-f]{16})/.exec(end) ?? []
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export all as CSV' }).click()
    const text = await (await downloading).createReadStream().then(async (stream) => {
      let read = ''
      for await (const part of stream) read += String(part)
      return read
    })
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toContain('Number,"When (CAT, UTC+2)",Who')
    expect(lines[0]).toContain('In a sentence,Before and after,Noted with it,Hash')
    const number = line.replaceAll(',', '')
    expect(lines.find((one) => one.startsWith(`${number},`))).toMatch(new RegExp(`,${hash}[\\da-f]{48}$`))
    // No line is left out, from the first one on.
    const numbers = text.split('\r\n').flatMap((one) => /^(\d+),\d{4}-/.exec(one)?.[1] ?? [])
    expect(
      numbers
        .map(Number)
        .filter((n) => n <= Number(number))
        .toReversed(),
    ).toEqual(Array.from({ length: Number(number) }, (_, at) => at + 1))
    expect(text).toContain('Sample rates officer set the US dollar’s selling rate')
    // What is customers' is named by its reference, and nothing of it is told.
    const reference = customer.id.slice(0, 8).toUpperCase()
    expect(text).toContain(`revealed the details of KYC submission ${reference}`)
    for (const secret of ['Mphatso Sample Banda', customer.account, customer.contact])
      expect(text).not.toContain(secret)
    await page.getByRole('button', { name: 'Check the chain' }).click()
    await expect(page.getByText(/^Complete: all [\d,]+ lines/)).toBeVisible()

    // What the screens do not offer is not there for an auditor either.
    const auditor = await signIn(server, request, 'auditor')
    const original = `${review}/documents/${randomUUID()}/original`
    expect((await request.get(original, { headers: auditor })).status()).toBe(403)
    await page.getByRole('link', { name: 'System', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Settings in force' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await signOut(page, 'Sample auditor')
  },
)

test('a session that ended leads to the sign-in at once, and its late answers do not end the next one', async ({
  page,
}) => {
  const me = sampleStaff(server, 'auditor')
  await enterBackoffice(page, server, me, '/audit')
  const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  // A slow line: what is asked by person is refused only once somebody has signed in again.
  let held = 0
  let refuse = () => {}
  const released = new Promise<void>((done) => {
    refuse = done
  })
  const refused = page.waitForResponse(
    (response) => response.url().includes('who=') && response.status() === 401,
  )
  await page.route(/\/backoffice\/api\/audit\?.*who=/, async (route) => {
    held += 1
    if (held > 1) return route.continue()
    await released
    const json = { error: true, message: 'Nobody is signed in.', code: 'unauthenticated' }
    await route.fulfill({ status: 401, json })
  })
  await page.route('**/backoffice/auth/sign-out', () => new Promise(() => {}))
  await page.getByLabel('Who').selectOption({ index: 1 })
  await expect.poll(() => held).toBe(1)
  await endSession(page, server, () => page.getByLabel('Collection').selectOption({ index: 1 }))
  await typeSignIn(page, me)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(rows.nth(1)).toBeVisible()
  refuse()
  await refused
  await page.getByLabel('Collection').selectOption({ index: 1 })
  await expect(page).toHaveURL(/audit\?collection=/)
  await expect(rows.nth(1)).toBeVisible()
})

test('two filters that are set as fast as can be both hold', async ({ page }) => {
  await enterBackoffice(page, server, sampleStaff(server, 'auditor'), '/audit')
  await expect(page.getByLabel('Collection').getByRole('option', { name: /FAQ/i })).toBeAttached()
  await page.getByLabel('Who').evaluate(async (who) => {
    const set = (list: Element | null, at: number) => {
      if (!(list instanceof HTMLSelectElement)) throw new Error('no such list')
      list.selectedIndex = at
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const [, , collection] = document.querySelectorAll('search select')
    set(who, 1)
    // The screen has a moment, as between two events of one touch; it is not drawn.
    await Promise.resolve()
    set(collection ?? null, 1)
  })
  await expect(page).toHaveURL(/who=.*collection=/)
  await expect(page.getByLabel('Who')).not.toHaveValue('')
  await expect(page.getByLabel('Collection')).not.toHaveValue('')
})

test(
  'an administrator sees how the service stands and has a message that failed tried again',
  { tag: '@gate' },
  async ({ page }) => {
    await enterBackoffice(page, server, sampleStaff(server, 'administrator'), '/system')
    await expect(page.getByText('OK, last heard')).toBeVisible()
    const dead = page.getByRole('table', { name: 'Failed', exact: true })
    const row = dead.getByRole('row').filter({ hasText: 'Invitation or new password' })
    await expect(row).toContainText('failed 15 times (451)')
    expect(await axeInBothColours(page)).toEqual([])
    await dead.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Nothing has failed.')).toBeVisible()
    await expect(page.getByText('The message is out of date and was not sent.')).toBeVisible()
    await page.goto(`${server.url}/backoffice/audit`)
    await expect(page.getByRole('row').filter({ hasText: 'tried again' })).toContainText(
      'Sample administrator',
    )
  },
)

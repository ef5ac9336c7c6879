import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../database/open-embedded.ts'
import { enterBackoffice, sampleStaff } from './support/backoffice-people.ts'
import { copySample } from './support/sample-folder.ts'
import { startBesideIn, type ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// An auditor reads what others did; an administrator has what failed tried again.

let server: ServerBeside
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { dataDir, output } = await copySample()
  // A message that was tried to the end, as a night without a mail server leaves one.
  const database = await openEmbedded(dataDir)
  const [id, about] = [randomUUID(), randomUUID()]
  await database.db.execute(
    sql`insert into messages (id, template, about, channel, recipient, lang, state, attempts, created_at) values (${id}, 'staff-link', ${about}, 'email', 'nobody@sample.invalid', 'en', 'failed', 15, now())`,
  )
  await database.db.execute(
    sql`insert into pgboss.job (name, data) values ('message-dead', ${JSON.stringify({ message: id })}::jsonb)`,
  )
  await database.close()
  server = await startBesideIn({ dataDir, output })
})
test.afterAll(() => server.stop())
test.beforeEach(({ expectError }) => expectError(/console error: .*\b401\b/, 'perhaps'))
test.afterEach(({ page }) => page.goto('about:blank').then(() => {}))

async function axeClean(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('h1')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('an auditor sees who changed what, field by field, keeps it as a file, checks the chain, and opens no documents', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const headers = await signIn(server, request, 'author')
  const address = `${server.url}/api/faqs`
  const [faq] = (await (await request.get(address)).json()) as { id: string }[]
  const one = `${address}/${faq?.id ?? ''}`
  const { version } = (await (await request.get(`${one}?lang=all`, { headers })).json()) as {
    version: number
  }
  const data = {
    question: { en: 'May I come on a Saturday?', ny: 'Ndingabwere Loweruka?' },
    answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
    group: { en: 'Visits', ny: 'Kubwera' },
    brands: ['bank'],
    position: 1,
  }
  const written = await request.put(one, { data, headers: { ...headers, 'if-match': `"v${version}"` } })
  expect(written.status()).toBe(200)

  await enterBackoffice(page, server, sampleStaff(server, 'auditor'), '/audit')
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible()
  await page.getByLabel('Collection').selectOption('faqs')
  await page.getByLabel('What', { exact: true }).selectOption('update')
  const row = page.getByRole('row').filter({ hasText: 'Sample author' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('changed the question “May I come on a Saturday?”')
  await axeClean(page)
  await row.getByRole('button', { name: /Open line/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /^question/ })).toContainText('May I come on a Saturday?')
  await expect(dialog).toContainText('Sample author')
  await axeClean(page)
  await dialog.getByRole('link', { name: 'All of this item' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'wrote the' })).toHaveCount(1)

  // By words of what happened.
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByLabel('Words in what happened').fill('saturday author')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(row).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all as CSV' }).click()
  const text = await (await downloading).createReadStream().then(async (stream) => {
    let read = ''
    for await (const part of stream) read += String(part)
    return read
  })
  expect(text.split('\r\n')[0]).toContain('Number,"When (CAT, UTC+2)",Who')
  expect(text).toContain('Sample author')
  expect(text).toContain('In a sentence,Before and after,Noted with it,Hash')
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/^Complete: all [\d,]+ lines/)).toBeVisible()

  // What the screens do not offer is not there for an auditor either.
  const auditor = await signIn(server, request, 'auditor')
  const document = `${server.url}/api/kyc_reviews/${randomUUID()}/documents/${randomUUID()}/original`
  expect((await request.get(document, { headers: auditor })).status()).toBe(403)
  await page.goto(`${server.url}/backoffice/system`)
  await expect(page.getByRole('heading', { name: 'Settings in force' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('an administrator sees how the service stands and has a message that failed tried again', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await enterBackoffice(page, server, sampleStaff(server, 'administrator'), '/system')
  await expect(page.getByText('OK, last heard')).toBeVisible()
  const dead = page.getByRole('table', { name: 'Failed', exact: true })
  await expect(dead.getByRole('row').filter({ hasText: 'E-mails and texts' })).toHaveCount(1)
  await axeClean(page)
  await dead.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing has failed.')).toBeVisible()
  await page.goto(`${server.url}/backoffice/audit`)
  await expect(page.getByRole('row').filter({ hasText: 'tried again' })).toContainText('Sample administrator')
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freshEmail } from './support/codes.ts'
import { handInByApi } from './support/kyc-by-api.ts'
import { axeInBothColours, openAsStaff, type StaffPage } from './support/back-office.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

const overdue = 'Overdue: due 2 Jan 2026'
const referenceOf = (id: string) => id.slice(0, 8).toUpperCase()

let server: ServerBeside
let administrator: StaffPage
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  server = await startBeside()
  administrator = await openAsStaff(browser, server, 'administrator')
})
test.afterAll(async () => {
  await administrator.leave()
  expect(administrator.errors()).toEqual([])
  await server.stop()
})

/** Assigns an item to the signed-in user, due on a day that has passed. */
async function assignLate(page: Page, item: string): Promise<void> {
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const { id } = (await (await page.request.get('/backoffice/auth/me')).json()) as { id: string }
  const data = { assignee: id, due_on: '2026-01-02' }
  const answer = await page.request.put(`/backoffice/api/notes/${item}/assignment`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('overdue work is counted in the work queue and the menu, and listed alone', async ({ request }) => {
  const { page } = administrator
  const waiting = await handInByApi(request, server, freshEmail())
  const late = await handInByApi(request, server, freshEmail())
  await assignLate(page, `kyc_submissions/${late.id}`)
  const leads = await page.request.get('/backoffice/api/leads?status=received&possible_spam=false')
  const [lead] = ((await leads.json()) as { items: { id: string; subject: string }[] }).items
  await assignLate(page, `leads/${lead?.id}`)

  await page.goto('/backoffice')
  await expect(page.getByText(/^Overdue 2 · due today \d+ · As of/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('2 overdue')).toBeVisible()
  const section = page.getByRole('region', { name: /^KYC waiting/ })
  await expect(section.getByRole('listitem').first()).toContainText(overdue)
  expect(await axeInBothColours(page)).toEqual([])

  await section.getByRole('link', { name: 'Overdue 1 · due today 0' }).click()
  await expect(page).toHaveURL(/\/kyc\?view=overdue$/)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(overdue)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Waiting' }).click()
  // It was sent later, and is due first.
  await expect(rows.first()).toContainText(referenceOf(late.id))
  await expect(rows.filter({ hasText: referenceOf(waiting.id) })).toContainText(/Due (today|\d+)/)
  await rows.first().getByRole('link').click()
  await expect(page.getByText(overdue)).toBeVisible()

  await page.goto('/backoffice/lead-states')
  await page.getByLabel('Show').focus()
  await page.getByLabel('Show').selectOption('Overdue')
  await expect(page).toHaveURL(/state=overdue$/)
  const entry = page.getByRole('listitem').filter({ hasText: overdue })
  await expect(entry).toHaveCount(1)
  await expect(page.getByLabel('Show')).toBeFocused()
  await page.reload()
  await entry.getByRole('link', { name: lead?.subject ?? '' }).click()
  await expect(page.getByRole('region', { name: 'Lead', exact: true })).toContainText(overdue)
})

test('approvals have a view of overdue ones in the address', async () => {
  const { page } = administrator
  await page.goto('/backoffice/approvals')
  await page.getByRole('button', { name: 'Overdue' }).click()
  await expect(page).toHaveURL(/\/approvals\?view=overdue$/)
  await page.reload()
  await expect(page.getByText('Nothing is overdue.')).toBeVisible()
  expect(await axeInBothColours(page)).toEqual([])
})

test('figures have a column of overdue reviews, in the CSV too', async () => {
  const { page } = administrator
  await page.goto('/backoffice/kyc?view=figures')
  const today = page.getByRole('table', { name: 'Each day' }).getByRole('row').nth(1)
  await expect(today.locator('[data-label="Overdue"]')).toHaveText('0')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = await readFile(await (await downloaded).path(), 'utf8')
  expect(text).toContain(
    'Day,Received,Accepted,Sent back,Open at end of day,Overdue,Median age (min),Oldest (min)',
  )
})

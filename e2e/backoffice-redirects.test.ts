import type { Page } from '@playwright/test'
import { axeViolations, type StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Redirects, from a missing address that visitors request to the page that they then reach.

test.describe.configure({ mode: 'serial' })

let server: ServerBeside
let author: StaffPage
let approver: StaffPage
let desk: Page
openDesks(['author', 'approver'], (at) => {
  server = at.server
  author = at.author
  approver = at.approver
  desk = author.page
})

const field = (name: string) => desk.getByRole('textbox', { name, exact: true })
const visit = (path: string) =>
  desk.request.get(server.url + path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
async function publish(): Promise<void> {
  await desk.getByRole('button', { name: 'Publish…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
}

test('an author redirects a missing address that visitors request', async () => {
  for (let n = 0; n < 3; n++) expect((await visit('/ny/branch-network?from=letter')).status()).toBe(404)
  await desk.goto('/backoffice')
  await desk.getByRole('navigation').getByRole('link', { name: 'Missing addresses' }).click()
  const row = desk.getByRole('row').filter({ hasText: '/branch-network' })
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  await row.getByRole('link', { name: 'Create redirect: /branch-network' }).click()
  await expect(field('Source')).toHaveValue('/branch-network')
  await field('Target').fill('/fdhbankplc/branches')
  expect(await axeViolations(desk)).toEqual([])
  await publish()
  await expect(desk.getByText('Published.', { exact: true }).last()).toBeVisible()
  const answer = await visit('/ny/branch-network')
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/ny/fdhbankplc/branches'])
})

test('the list shows how often a redirect was used, and the missing address is gone', async () => {
  await desk.goto('/backoffice/redirects')
  const row = desk.getByRole('row').filter({ hasText: '/branch-network' }).first()
  await expect(row).toContainText('/fdhbankplc/branches')
  await expect(desk.getByRole('columnheader', { name: 'Requests, 30 days' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await desk.goto('/backoffice/missing-addresses')
  await expect(desk.getByRole('heading', { name: 'Missing addresses', level: 1 })).toBeVisible()
  await expect(desk.getByText('/branch-network')).toHaveCount(0)
})

test('a live page is refused as a source, at its field', async () => {
  await desk.goto('/backoffice/redirects/create')
  await field('Source').fill('/fdhbankplc/branches')
  await field('Target').fill('/fdhbankplc/home')
  await desk.getByRole('button', { name: 'Publish…' }).click()
  await expect(desk.getByText(/This address is a live page/).first()).toBeVisible()
})

test('another website as the target waits for a second person', async () => {
  await desk.goto('/backoffice/redirects/create')
  await field('Source').fill('/partner/*')
  await field('Target').fill('https://partner.invalid/*')
  await desk.getByRole('button', { name: 'Send for approval…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
  await expect(desk.getByText('Sent for approval.', { exact: true }).last()).toBeVisible()
  expect((await visit('/partner/a')).status()).toBe(404)
  await approver.page.goto(desk.url())
  await approver.page.getByRole('link', { name: 'Review the change' }).click()
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approver.page.getByText('Approved.', { exact: true }).last()).toBeVisible()
  expect((await visit('/partner/a')).headers()['location']).toBe('https://partner.invalid/a')
})

test('a CSV file becomes redirects, and its faulty lines are listed', async () => {
  await desk.goto('/backoffice/redirects')
  await desk.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = desk.getByRole('dialog')
  const lines = [
    'source,target,note',
    '/csv/first,/fdhbankplc/branches,From the old website',
    '/csv/astray,/nowhere,',
    '/csv/first/,/fdhbankplc/home,',
    '/csv/partner,https://partner.invalid/,',
  ]
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(dialog.getByText('4 lines to import.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText(/^2 redirects imported\. 1 of them leads to another website/)).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: /^Line 3/ })).toContainText('doesn’t exist')
  await expect(dialog.getByRole('row').filter({ hasText: /^Line 4/ })).toContainText('already')
  expect(await axeViolations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect((await visit('/csv/first')).headers()['location']).toBe('/fdhbankplc/branches')
  expect((await visit('/csv/partner')).status()).toBe(404)
})

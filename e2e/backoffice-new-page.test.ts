import type { Page } from '@playwright/test'
import { axeViolations, type StaffPage } from './support/back-office.ts'
import { loadWhole } from './support/load-whole.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// A page from nothing until readers find it everywhere, and back again; and the words around it. Two people, where it takes two.

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

const address = '/fdhmoneybureau/complaints'
const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: true })
const field = (name: string) => desk.getByRole('textbox', { name, exact: true })
const html = async (path: string): Promise<string> =>
  (await desk.request.get(server.url + path, { headers: { accept: 'text/html' } })).text()
const statusOf = async (path: string): Promise<number> =>
  (await desk.request.get(server.url + path, { headers: { accept: 'text/html' }, maxRedirects: 0 })).status()
/** Whether the bureau's home has a link to the page. */
const inMenu = async (prefix = '') =>
  (await html(`${prefix}/fdhmoneybureau/home`)).includes(`href="${prefix}${address}"`)
const found = async (words: string) => (await html(`/api/search?q=${words}`)).includes(`"${address}"`)

async function openInterfaceMessages(): Promise<void> {
  await desk.goto('/backoffice/translations')
  await desk.getByRole('link', { name: 'Interface messages' }).last().click()
}

/** Opens the item that waits, as the second person, and agrees. */
async function agree(path: string): Promise<void> {
  await approver.page.goto(path)
  await approver.page.getByRole('link', { name: 'Review the change' }).click()
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approver.page.getByText('Approved.', { exact: true }).last()).toBeVisible()
}

test('a page that two people stand behind goes live, in both languages', async () => {
  await desk.goto('/backoffice/pages/create')
  await desk.getByLabel('Company', { exact: true }).selectOption('bureau')
  await field('Address (slug)').fill('complaints')
  await field('Heading, English').fill('Grumbles about the lakeboat')
  await field('Heading, Chichewa').fill('Madandaulo a boti la panyanja')
  await field('Description, English').fill('How to tell us what went wrong on the lakeboat.')
  await field('Description, Chichewa').fill('Momwe mungatiuzire zomwe zalakwika pa boti.')
  await field('Introduction, English').fill('Tell us.')
  await field('Introduction, Chichewa').fill('Tiuzeni.')
  await button('Add a section').click()
  await desk.getByRole('menuitem', { name: 'Text', exact: true }).click()
  await desk.keyboard.type('Where to write')
  await desk.getByRole('button', { name: 'Add to text' }).click()
  await field('Text 1, English').fill('Write to the bureau.')
  await button('Send for approval…').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
  await expect(desk.getByText('Sent for approval.', { exact: true }).last()).toBeVisible()
  expect(await statusOf(address)).toBe(404)
  await agree(desk.url())
  for (const prefix of ['', '/ny']) expect(await statusOf(prefix + address)).toBe(200)
  expect(await html(address)).toContain('Grumbles about the lakeboat</h1>')
  expect(await html(`/ny${address}`)).toContain('Madandaulo a boti la panyanja</h1>')
  const low = await desk.request.get(server.url + address, {
    headers: { accept: 'text/html', cookie: 'low=on' },
  })
  expect(await low.text()).toContain('Write to the bureau.')
  expect(await html('/sitemap.xml')).toContain(address)
  for (const words of ['lakeboat', 'panyanja']) await expect.poll(() => found(words)).toBe(true)
})

test('it comes into the menu by the menu’s tree', async () => {
  expect(await inMenu()).toBe(false)
  await desk.goto('/backoffice/menus')
  await desk.getByRole('link', { name: 'FDH Money Bureau' }).click()
  // A category that is a link itself shows no others.
  await expect(desk.getByRole('button', { name: 'Add a link to Contact us' })).toHaveCount(0)
  const links = desk.getByRole('listitem').filter({ has: button('Add a link to About us') })
  const before = Number(/(\d+) of 30/.exec((await links.textContent()) ?? '')?.[1])
  await button('Add a link to About us').click()
  await expect(links).toContainText(`${before + 1} of 30`)
  await field('Name, English').last().fill('Lake grumbles')
  await field('Name, Chichewa').last().fill('Madandaulo')
  await field('Link').last().fill(address)
  await button('Publish…').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByText('Published.', { exact: true }).last()).toBeVisible()
  expect(await inMenu()).toBe(true)
  expect(await inMenu('/ny')).toBe(true)
})

test('a visitor whose line dies finds it in the menu, and reads that it is not on the device', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await loadWhole(page, `${server.url}/fdhmoneybureau/home`)
  await expect(page.locator('html[data-offline-ready]')).toBeAttached()
  await context.setOffline(true)
  // The page has heard of it.
  await expect(page.locator('html[data-dead]')).toBeAttached()
  await page.locator('summary').filter({ hasText: 'About us' }).first().click()
  await page.getByRole('link', { name: 'Lake grumbles' }).first().click()
  await expect(page.getByRole('main')).toContainText(
    /Nothing is saved on this phone yet\.|This page is not saved on this phone\./,
  )
  await context.setOffline(false)
  await page.goto(server.url + address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grumbles about the lakeboat')
  await context.close()
})

test('taken back by two, it is gone from menu, search and sitemap', async () => {
  await desk.goto('/backoffice/pages?filter=%7B%22company%22%3A%22bureau%22%7D')
  await desk.getByRole('link', { name: 'Grumbles about the lakeboat' }).click()
  await button('Archive').click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(/^Menu: .+Categories/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(desk.getByText('Archiving sent for approval.', { exact: true }).last()).toBeVisible()
  expect(await statusOf(address)).toBe(200)
  await agree(desk.url())
  expect([301, 410]).toContain(await statusOf(address))
  expect(await inMenu()).toBe(false)
  expect(await inMenu('/ny')).toBe(false)
  expect(await html('/sitemap.xml')).not.toContain(address)
  await expect.poll(() => found('lakeboat')).toBe(false)
})

test(
  'a label is corrected in Chichewa alone, and the shipped text returns in one touch',
  { tag: '@gate' },
  async () => {
    await openInterfaceMessages()
    await desk.getByRole('searchbox', { name: 'Key or words' }).fill('news.f')
    const list = desk.getByRole('region', { name: 'Messages' })
    await list
      .getByRole('button', { name: /news\.feeds\b/ })
      .first()
      .click()
    const chichewa = field('Correction in Chichewa')
    await chichewa.fill('Tsatirani {kuti}')
    await expect(desk.getByText('There is no {kuti} to put in here.')).toBeVisible()
    await expect(button(/^Publish/)).toBeDisabled()
    await chichewa.fill('Tsatirani nkhani zathu')
    await desk.keyboard.press('Control+Enter')
    await expect(desk.getByText('On the website now.', { exact: true })).toBeVisible()
    expect(await html('/ny/fdhbankplc/blog')).toContain('Tsatirani nkhani zathu')
    expect(await html('/fdhbankplc/blog')).not.toContain('Tsatirani nkhani zathu')
    expect(await axeViolations(desk)).toEqual([])
    await button('Restore default').click()
    await expect(desk.getByText('The shipped text is back.', { exact: true })).toBeVisible()
    expect(await html('/ny/fdhbankplc/blog')).not.toContain('Tsatirani nkhani zathu')
    await desk.keyboard.press('Alt+n')
    await expect(field('Correction in English')).toBeFocused()
  },
)

test('what tells of consent waits for a second person', async () => {
  await openInterfaceMessages()
  await desk.getByRole('searchbox', { name: 'Key or words' }).fill('consent.reject')
  await expect(desk.getByRole('region', { name: 'consent.reject' })).toBeVisible()
  await field('Correction in English').fill('No, thank you')
  await button(/^Send for approval/).click()
  await expect(desk.getByText(/^This correction waits for a second person/)).toBeVisible()
  await expect(field('Correction in English')).not.toBeEditable()
  await desk.getByRole('link', { name: 'History and approval' }).click()
  await agree(desk.url())
  await desk.goBack()
  await desk.getByLabel('Show').selectOption('corrected')
  await expect(desk.getByRole('region', { name: 'Messages' })).toContainText('No, thank you')
  expect(author.errors(/answer 404|status of 404|Blocked script execution/)).toEqual([])
})

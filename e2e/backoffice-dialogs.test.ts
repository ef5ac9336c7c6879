import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// Every dialog opens on a control that does no harm, keeps the focus, and gives it back to what opened it.

test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: ServerBeside
let author: Page
let officer: Page
let auditor: Page
openDesks(
  ['author', 'rates-officer', 'auditor'],
  (at) => {
    server = at.server
    author = at.author.page
    officer = at['rates-officer'].page
    auditor = at.auditor.page
  },
  { faults: { author: /Blocked script execution/, 'rates-officer': 'none', auditor: 'none' } },
)

const button = (name: string | RegExp, on: Page | Locator) => on.getByRole('button', { name, exact: true })

/** What has the focus lies in the newest dialog; a page in a frame there counts as part of it. */
const isInside = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('.MuiDialog-root')].at(-1)?.contains(document.activeElement) ?? false,
  )

/** @param first what has the focus at once, in the dialog */
async function opensAndCloses(page: Page, opener: Locator, first: (dialog: Locator) => Locator) {
  // One below another one is hidden from screen readers, and still there.
  const dialogs = page.locator('.MuiDialog-root')
  const open = await dialogs.count()
  await opener.press('Enter')
  await expect(dialogs).toHaveCount(open + 1)
  const begins = first(dialogs.last())
  await expect(begins).toBeFocused()
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    await expect.poll(() => isInside(page), key).toBe(true)
  }
  await begins.focus()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(open)
  await expect(opener).toBeFocused()
}

test('rates: the past of a row, and a file to be read', async () => {
  await officer.goto('/backoffice/rates')
  await opensAndCloses(officer, button(/^History of /, officer).first(), (at) => button('Close', at))
  await opensAndCloses(officer, button('Import CSV', officer), (at) =>
    at.getByLabel('CSV file', { exact: true }),
  )
})

test('an item: an earlier revision, the preview on a desk, publishing', async () => {
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const data = { question: both('Is there tea?'), answer: both('<p>Yes.</p>'), group: both('Fair') }
  const made = await author.request.post('/api/faqs?draft=true', { headers, data })
  const { id } = (await made.json()) as { id: string }
  await author.goto(`/backoffice/faqs/${id}`)
  const tab = (name: string) => author.getByRole('tab', { name, exact: true })
  await tab('History').click()
  await opensAndCloses(author, button('Compare revision 1 with the form', author), (at) =>
    button('Close', at),
  )
  await tab('Preview').click()
  await opensAndCloses(author, button('Desktop', author), (at) => button('Back to the form', at))
  // Escape closes it from within the page, too.
  await button('Desktop', author).press('Enter')
  const frame = author.getByRole('dialog').locator('iframe')
  await frame.contentFrame().getByRole('link').first().focus()
  await author.keyboard.press('Escape')
  await expect(author.getByRole('dialog')).toHaveCount(0)
  await expect(button('Desktop', author)).toBeFocused()
  await opensAndCloses(author, button('Publish…', author), (at) => at.getByRole('heading', { level: 2 }))
})

test('Escape within a page whose pictures are still on their way closes the preview too', async () => {
  await author.goto('/backoffice/banners')
  await author.locator('[data-row]').first().click()
  await author.getByRole('tab', { name: 'Preview', exact: true }).click()
  await expect(author.locator('iframe').contentFrame().getByRole('link').first()).toBeVisible()
  const left = Promise.withResolvers<void>()
  await author.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'image' || request.frame() === author.mainFrame()) return route.fallback()
    await left.promise
    return route.fallback()
  })
  const asked = author.waitForRequest((request) => request.resourceType() === 'image')
  await button('Desktop', author).press('Enter')
  await asked
  const frame = author.getByRole('dialog').locator('iframe')
  await frame.contentFrame().getByRole('link').first().focus()
  await author.keyboard.press('Escape')
  await expect(author.getByRole('dialog')).toHaveCount(0)
  left.resolve()
  await author.unrouteAll({ behavior: 'wait' })
})

test('lists and pictures: order, a named view, a file, its part, another one in its place', async () => {
  await author.goto('/backoffice/banners')
  await opensAndCloses(author, button('Order…', author), (at) => at.getByRole('button').first())
  await button('Views', author).press('Enter')
  await author.getByRole('menuitem', { name: 'Save this view' }).press('Enter')
  await expect(author.getByRole('textbox', { name: 'Name of the view' })).toBeFocused()
  await author.keyboard.press('Escape')
  await expect(button('Views', author)).toBeFocused()

  await author.goto('/backoffice/media')
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
  await author
    .locator('input[type=file]')
    .setInputFiles([{ name: 'market.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }])
  const card = (name: string) => author.getByRole('button', { name: new RegExp(`^${name} `) })
  await opensAndCloses(author, card('market.png'), (at) => button('Close', at))
  await card('market.png').press('Enter')
  const about = author.getByRole('dialog')
  await expect(button('Crop…', about)).toBeVisible()
  await opensAndCloses(author, button('Crop…', about), (at) => button(/^The part that is kept/, at))
  await button('Close', about).press('Enter')
  await expect(about).toHaveCount(0)
  await card('picture-card-machine').press('Enter')
  await expect(button('Replace it everywhere…', about)).toBeVisible()
  await opensAndCloses(author, button('Replace it everywhere…', about), (at) =>
    at.getByRole('textbox', { name: 'Search by name' }),
  )
})

test('a line of the audit log', async () => {
  await auditor.goto('/backoffice/audit')
  await opensAndCloses(auditor, auditor.getByRole('main').locator('table button').first(), (at) =>
    button('Close', at),
  )
})

import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import {
  openAsStaff,
  axeViolations,
  expectNoSidewaysScroll,
  keepUndoOpen,
  type StaffPage,
} from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { settleLayout } from './support/settle-layout.ts'
import { expect, test } from './support/test.ts'

// The work queue, lists, the command menu, the library and the board, with the keyboard where somebody would use it.

test.describe.configure({ mode: 'default' })

let server: ServerBeside
let author: StaffPage
openDesks(
  ['author'],
  (at) => {
    server = at.server
    author = at.author
  },
  // A forged picture and the removal of a used file are refused; a preview's frame blocks scripts, those of tests included.
  {
    faults: {
      author: / 415|answer 409: DELETE .*\/files\/|status of 409 .*\/files\/|Blocked script execution/,
    },
  },
)

const row = (name: string) => author.page.getByRole('row').filter({ hasText: name })

test(
  'the queue says what waits and leads to it; everybody sees their own',
  { tag: '@gate' },
  async ({ browser }) => {
    const { page } = author
    await page.goto('/backoffice')
    await expect(page.getByRole('heading', { name: 'Work queue', level: 1 })).toBeVisible()
    const missing = page.getByRole('region', { name: /Published without Chichewa/ })
    await expect(missing).toContainText('2 items')
    expect(await axeViolations(page)).toEqual([])
    await missing.getByRole('link', { name: /News/ }).click()
    await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(2)

    const menuOf = async (role: string) => {
      const desk = await openAsStaff(browser, server, role)
      await desk.page.goto('/backoffice')
      await desk.page.getByRole('heading', { name: 'Work queue', level: 1 }).waitFor()
      const links = await desk.page.getByRole('navigation').getByRole('link').allTextContents()
      await desk.leave()
      return links
    }
    const officer = await menuOf('kyc-officer')
    expect(officer).toContain('Leads to answer')
    expect(officer).not.toContain('News')
    const approver = await menuOf('approver')
    expect(approver).toContain('Approvals')
    expect(approver).not.toContain('Leads')
  },
)

test(
  'a list is searched, narrowed, kept as a view, and comes back so after a reload',
  { tag: '@gate' },
  async () => {
    const { page } = author
    await page.goto('/backoffice/faqs')
    await page.locator('[data-row]').first().waitFor()
    await page.getByRole('combobox', { name: 'Companies' }).click()
    await page.getByRole('option', { name: 'FDH Money Bureau' }).click()
    await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill('Bureau only')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('switch', { name: 'Group' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Group' })).toBeVisible()
    // Kept a moment after the last change; a reload before that would be a faster hand than anybody's.
    const kept = async () => (await page.request.get('/backoffice/api/preferences')).text()
    await expect.poll(kept).toMatch(/Bureau only.*datatable|datatable.*Bureau only/)

    const rows = () => page.locator('[data-row]').count()
    const narrowed = await rows()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    // The address has it once the list shows it.
    await expect.poll(rows).toBeGreaterThan(narrowed)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Group' })).toBeVisible()
    await expect.poll(rows).toBeGreaterThan(narrowed)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: /^Bureau only/ }).click()
    await expect.poll(rows).toBe(narrowed)
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('textbox', { name: 'Search' }).fill('zzzz')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
  },
)

test('any column that a list can show orders it, both ways; rows stay as dense as they were chosen', async () => {
  const { page } = author
  await page.goto('/backoffice/branches')
  await page.locator('[data-row]').first().waitFor()
  await page.getByRole('button', { name: 'Compact view' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('switch').first().waitFor()
  // Those of the first screen, and every other one that can be chosen.
  for (const one of await columns.getByRole('switch').all()) await one.check()
  await page.keyboard.press('Escape')
  const headings = page.locator('thead th')
  const names = (await headings.allInnerTexts()).map((name) => name.trim())
  const plain = ['', 'Duplicate, discard']
  expect(names.filter((name) => !plain.includes(name)).length).toBeGreaterThan(12)
  for (const [at, name] of names.entries()) {
    if (plain.includes(name)) continue
    const heading = headings.nth(at)
    const seen = new Set<string | null>()
    for (const press of ['once', 'again']) {
      const answer = page.waitForResponse((one) => one.url().includes('/api/branches?'))
      await heading.getByRole('button').click()
      expect((await answer).status(), `${name}, ${press}`).toBe(200)
      await expect(heading.locator('.Mui-active'), `${name}, ${press}`).toBeVisible()
      seen.add(new URL((await answer).url()).searchParams.get('order'))
    }
    expect(seen, name).toEqual(new Set(['asc', 'desc']))
  }
  const kept = async () => (await page.request.get('/backoffice/api/preferences')).text()
  await expect.poll(kept).toContain('compact')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Higher rows' })).toBeVisible()
  await page.getByRole('button', { name: 'Higher rows' }).click()
  await expect.poll(kept).not.toContain('compact')
})

test('pages of a list go on and back, also after a reload in their midst', async () => {
  const { page } = author
  await page.goto('/backoffice/branches')
  const first = await page.locator('[data-row]').first().textContent()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.locator('[data-row]').first()).not.toHaveText(first ?? '')
  const second = await page.locator('[data-row]').first().textContent()
  await page.reload()
  await expect(page.locator('[data-row]').first()).toHaveText(second ?? '')
  await page.getByRole('button', { name: 'Go to previous page' }).click()
  await expect(page.locator('[data-row]').first()).toHaveText(first ?? '')
  // Ids are chosen by what they stand for.
  await page.locator('[data-row]').first().click()
  const region = page.getByRole('combobox', { name: /^Region\b/ })
  await expect(region.locator('option:checked')).toHaveText(/^(Northern|Central|Southern)$/)
})

test(
  'rows are walked, chosen and archived by keyboard; the site shows it at once',
  { tag: '@gate' },
  async ({ page: visitor }) => {
    const { page } = author
    await page.goto('/backoffice/faqs')
    const rows = page.locator('[data-row]')
    await rows.first().waitFor()
    const gone = await rows.nth(1).textContent()
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('x')
    await expect(row(gone ?? '').getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('One item archived.')).toBeVisible()
    await keepUndoOpen(page)
    await expect(row(gone ?? '')).toContainText('Archived')
    const answer = await visitor.request.get(`${server.url}/api/faqs?limit=100`)
    const shown = (await answer.json()) as { question: string }[]
    expect(shown.map(({ question }) => question)).not.toContain(gone)
    // Undo puts it back, from wherever the focus is.
    await page.keyboard.press('Alt+z')
    await expect(page.getByText('One item is back as it was.')).toBeVisible()
    await expect(row(gone ?? '')).toContainText('Published')
  },
)

test('archiving several pages lists the links to each of them first', async () => {
  const { page } = author
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(`${server.url}/backoffice/api/pages${path}`)).json()
  const { items } = await read<{ items: { id: string; heading: { en: string } }[] }>('?company=discount')
  const linked: string[] = []
  for (const { id, heading } of items) {
    const uses = await read<{ places?: unknown[] }[]>(`/${id}/used-by`)
    if (uses.some(({ places = [] }) => places.length > 0)) linked.push(heading.en)
  }
  const chosen = linked.slice(0, 2)
  expect(chosen).toHaveLength(2)
  await page.goto('/backoffice/pages?filter=%7B%22company%22%3A%22discount%22%7D')
  for (const title of chosen)
    await page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }).check()
  await page.getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive 2 items?' })
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(chosen)
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'Remove these links' }).check()
  await expect(dialog.getByRole('button', { name: 'Archive' })).toBeEnabled()
  await dialog.getByRole('radio', { name: /^Redirect its address/ }).check()
  await dialog.getByRole('button', { name: 'Choose a page' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a destination' })
  await picker.getByRole('textbox').fill('/fdhbankplc/home')
  await picker
    .getByRole('button', { name: /\/fdhbankplc\/home/ })
    .first()
    .click()
  await expect(dialog.getByText('New target: /fdhbankplc/home')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a search deselects the rows that it hides', { tag: '@gate' }, async () => {
  const { page } = author
  await page.goto('/backoffice/banners')
  const rows = page.locator('[data-row]')
  await rows.first().waitFor()
  const title = await rows.nth(1).textContent()
  await page.getByRole('checkbox', { name: `Choose ${await rows.nth(0).textContent()}` }).check()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill(title ?? '')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 chosen')).toBeHidden()
  await page.getByRole('checkbox', { name: `Choose ${title}` }).check()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByText('1 chosen')).toBeVisible()
})

test('texts are searched, any column orders, an item is copied, and the order is set by keyboard', async () => {
  const { page } = author
  await page.goto('/backoffice/banners')
  const rows = page.locator('[data-row]')
  await rows.first().waitFor()
  await page.getByRole('button', { name: 'Compact view' }).click()
  await expect(page.getByRole('button', { name: 'Higher rows' })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  const initials = async () => (await rows.allTextContents()).map((title) => title.charAt(0).toLowerCase())
  await expect
    .poll(async () => {
      const shown = await initials()
      return shown.join() === shown.toSorted().join()
    })
    .toBe(true)
  // Nothing of this is in a title.
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Search in' }).click()
  await page.getByRole('option', { name: 'All texts' }).click()
  await page.getByRole('textbox', { name: 'Search' }).fill('agents')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(rows.first()).toBeVisible()

  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect.poll(() => rows.count()).toBe(all)
  await page.getByRole('button', { name: 'Order…' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('listitem').first()
  const moved = await first.textContent()
  await first.getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('listitem').nth(1)).toHaveText(moved ?? '')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Save the order/ }).click()
  await expect(page.getByText(/items? moved\./)).toBeVisible()
  await page.getByRole('button', { name: 'Order…' }).click()
  await expect(dialog.getByRole('listitem').nth(1)).toHaveText(moved ?? '')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('switch', { name: 'Duplicate, discard' }).click()
  await page.keyboard.press('Escape')
  const title = (await rows.first().textContent()) ?? ''
  await page.getByRole('button', { name: `Duplicate ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${title} (copy)`)
})

test('the order of a list is set by dragging too', async () => {
  const { page } = author
  await page.goto('/backoffice/banners')
  await page.getByRole('button', { name: 'Order…' }).click()
  const dialog = page.getByRole('dialog')
  const entries = dialog.getByRole('listitem')
  const third = (await entries.nth(2).textContent()) ?? ''
  await expect(entries.first().getByRole('button')).toBeFocused()
  const [from, to] = [
    await entries.nth(2).getByRole('button').boundingBox(),
    await entries.first().getByRole('button').boundingBox(),
  ]
  if (!from || !to) throw new Error('nothing to hold')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 4, { steps: 12 })
  await page.mouse.up()
  await expect(entries.first()).toHaveText(third)
  // dnd-kit ignores clicks for a moment after a drag; a slow save closes the dialog later than the first attempt waits.
  await expect(async () => {
    if ((await dialog.count()) > 0)
      await dialog.getByRole('button', { name: /^Save the order/ }).click({ timeout: 1_000 })
    await expect(dialog).toHaveCount(0, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText(/items? moved\./).last()).toBeVisible()
  await page.getByRole('button', { name: 'Order…' }).click()
  await expect(entries.first()).toHaveText(third)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

test('what is scheduled is moved on the timeline by keyboard and by mouse, undone, and taken back', async () => {
  const { page } = author
  const headers = { origin: server.url, 'x-backoffice': '1' }
  // In the middle of a month, so that the days beside it are on the same sheet.
  const now = new Date()
  const day = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 6 + days)).toISOString().slice(0, 10)
  const made = await page.request.post('/api/faqs?draft=true', {
    headers,
    data: { question: { en: 'When is the fair?' }, answer: { en: '<p>Soon.</p>' }, group: { en: 'Fair' } },
  })
  const { id } = (await made.json()) as { id: string }
  const data = { at: `${day(9)}T06:00:00Z` }
  expect((await page.request.post(`/api/faqs/${id}/publish`, { headers, data })).ok()).toBe(true)
  await page.goto(`/backoffice/timeline?view=month&day=${day(9)}`)
  const entry = page.getByRole('button', { name: 'Goes live: When is the fair?, 08:00' })
  const spoken = (date: string) =>
    new Date(date).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const cell = (date: string) => page.getByRole('listitem', { name: `, ${spoken(date)}` })
  const on = (date: string) => cell(date).filter({ has: entry })
  await entry.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('When is the fair? moved to', { exact: false })).toBeVisible()
  await expect(on(day(10))).toBeVisible()
  await expect(entry).toBeFocused()
  await page.keyboard.press('Alt+z')
  await expect(on(day(9))).toBeVisible()
  await entry.dragTo(cell(day(8)))
  await expect(on(day(8))).toBeVisible()
  await page.getByRole('button', { name: 'Unschedule: When is the fair?' }).click()
  await expect(entry).toHaveCount(0)
})

test('all that is true of an item is seen in its row and above its form, also on a phone', async () => {
  const { page } = author
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const body = (words: string) => ({
    question: { en: words, ny: 'Mumatsegula liti?' },
    answer: { en: '<p>At eight.</p>', ny: '<p>Pa eyiti.</p>' },
    group: { en: 'Hours', ny: 'Nthawi' },
  })
  const made = await page.request.post('/api/faqs', { headers, data: body('When do you open?') })
  const { id } = (await made.json()) as { id: string }
  const writeDraft = async (words: string) => {
    const details = await page.request.get(`/backoffice/api/faqs/${id}`)
    const { item } = (await details.json()) as { item: { version: number } }
    const written = await page.request.put(`/api/faqs/${id}?draft=true`, {
      headers: { ...headers, 'if-match': `"v${item.version}"` },
      data: body(words),
    })
    expect(written.status()).toBe(200)
  }
  await writeDraft('When do you open now?')
  const at = new Date(Date.now() + 26 * 3_600_000).toISOString()
  expect((await page.request.post(`/api/faqs/${id}/publish`, { headers, data: { at } })).ok()).toBe(true)
  await writeDraft('When do you open on Saturdays?')

  const found = row('When do you open on Saturdays?')
  const told = (where: Locator) => [
    where.getByText('Published', { exact: true }),
    where.getByText(/^Scheduled /),
    where.getByText(/^Draft since /),
    where.getByRole('button', { name: /^Unschedule/ }),
  ]
  await page.goto('/backoffice/faqs')
  for (const one of told(found)) await expect(one).toBeInViewport({ ratio: 1 })
  // On a phone a row is a card, and nothing of it lies off to the side.
  await page.setViewportSize({ width: 390, height: 844 })
  await found.getByRole('cell').last().scrollIntoViewIfNeeded()
  for (const one of told(found)) await expect(one).toBeInViewport({ ratio: 1 })
  await expect(found.getByRole('checkbox')).toBeInViewport({ ratio: 1 })
  const beside = await page
    .getByRole('table')
    .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0))
  expect(beside).toBe(0)
  await expectNoSidewaysScroll(page)
  // Nor on a tablet, nor at a desk.
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() =>
        page
          .getByRole('table')
          .evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
      )
      .toBe(0)
    await expectNoSidewaysScroll(page)
  }
  expect(await axeViolations(page, [[390, 'dark']])).toEqual([])
  // The bar's own controls stay on the narrowest screen.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const control of await page.getByRole('banner').getByRole('button').all())
    await expect(control).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/backoffice/faqs/${id}`)
  for (const one of told(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })))
    await expect(one).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('a list is exported with what narrows it, in both languages', async () => {
  const { page } = author
  await page.goto(`/backoffice/promotions?filter=${encodeURIComponent(JSON.stringify({ brands: 'bank' }))}`)
  await page.locator('[data-row]').first().waitFor()
  const count = await page.locator('[data-row]').count()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const title = await page.locator('[data-row]').first().textContent()
  expect(csv).toContain(title)
  expect(csv.split('\r\n')[0]).toMatch(/title \(English\),title \(Chichewa\)/)
  expect(csv.trim().split('\r\n').length).toBeGreaterThan(count)
})

test('Ctrl-K goes to screens, items and new ones, by keyboard alone', { tag: '@gate' }, async () => {
  const { page } = author
  await page.goto('/backoffice')
  await page.getByRole('heading', { name: 'Work queue', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(box).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('media')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('goat')
  await page.getByRole('option', { name: /A repo, explained with a goat/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /A repo, explained/, level: 1 })).toBeVisible()
})

test(
  'a picture is uploaded, its sizes come, it is described and focused; what is used cannot go',
  { tag: '@gate' },
  async () => {
    const { page } = author
    await page.goto('/backoffice/media')
    const raw = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a3' } })
    const buffer = await raw.png().toBuffer()
    const files = [
      { name: 'market.png', mimeType: 'image/png', buffer },
      { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByText('One file uploaded. notes.txt:')).toBeVisible()
    await page.getByRole('button', { name: /market\.png/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/\d+ sizes made/)).toBeVisible({ timeout: 60_000 })
    // What is too long is said at the field, and how much is written beside each.
    await dialog.getByLabel('Tags').fill(`market, ${'x'.repeat(41)}`)
    await expect(dialog.getByText('One character too many.')).toBeVisible()
    await dialog.getByLabel('Tags').fill('market')
    await expect(dialog.getByText('1 of 20')).toBeVisible()
    await dialog.getByLabel('Alternative text (English)').fill('A market'.repeat(40))
    await expect(dialog.getByText('20 characters too many.')).toBeVisible()
    await dialog.getByLabel('Alternative text (English)').fill('A market')
    await expect(dialog.getByText('8 / 300')).toBeVisible()
    await dialog.getByLabel('Alternative text (Chichewa)').fill('Msika')
    await dialog.getByRole('button', { name: /Point to keep in view/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /market\.png/ }).click()
    await expect(dialog.getByLabel('Alternative text (Chichewa)')).toHaveValue('Msika')
    await expect(dialog.getByText('52 % from the left, 50 % from the top')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove from the library' }).click()
    await page.getByRole('button', { name: 'Remove from the library' }).last().click()
    await expect(page.getByRole('button', { name: /market\.png/ })).toHaveCount(0)

    await page.getByLabel('Search by name').fill('houses')
    await page.getByRole('button', { name: /picture-houses/ }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: /^Article: .+, live$/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove from the library' })).toHaveCount(0)
  },
)

test('choosing files moves none of them, and what is done with them says so', async () => {
  const { page } = author
  await page.goto('/backoffice/media')
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#37a' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles([{ name: 'well.png', mimeType: 'image/png', buffer }])
  await expect(page.getByText('One file uploaded.')).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Choose well.png' })
  await settleLayout(page)
  const before = await box.boundingBox()
  await box.check()
  await expect(page.getByText('One file chosen')).toBeInViewport({ ratio: 1 })
  expect(await box.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Remove unused files' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove unused files' }).click()
  await expect(page.getByText('One file removed.')).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('publishing an incomplete form saves no draft and keeps what was typed', async () => {
  const { page } = author
  const publish = page.getByRole('button', { name: 'Publish…' })
  const drafts = async () => (await page.request.get(`${server.url}/backoffice/api/faqs?limit=100`)).text()
  await page.goto('/backoffice/faqs/create')
  const before = await drafts()
  await publish.click()
  await expect(page.getByRole('region', { name: /fields need attention/ })).toBeVisible()
  const question = page.getByRole('textbox', { name: 'Question, English', exact: true })
  await question.fill('Half a question')
  await publish.click()
  await expect(page.getByRole('region', { name: /need.? attention/ })).toBeVisible()
  await expect(page).toHaveURL(/\/faqs\/create$/)
  await expect(question).toHaveValue('Half a question')
  expect(await drafts()).toBe(before)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/backoffice/faqs')
})

test('removing a used file links to the items that use it, with their states', async () => {
  const { page } = author
  await page.goto('/backoffice/media')
  await page.getByLabel('Search by name').fill('houses')
  await page.getByRole('checkbox', { name: /^Choose picture-houses/ }).check()
  await page.getByRole('button', { name: 'Remove unused files' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove unused files' }).click()
  await expect(page.getByText('0 files removed. One stays:')).toBeVisible()
  const use = page.getByRole('listitem').filter({ hasText: /^Article: .+, live$/ })
  await expect(use.getByRole('link')).toHaveAttribute('href', /^\/backoffice\/blogs\/[\da-f-]{36}$/)
})

test('the board counts both languages and leads to what it counts; all of it works at 768 pixels', async () => {
  const { page } = author
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/backoffice/completeness')
  const news = row('News')
  await expect(news).toContainText('Complete')
  expect(await axeViolations(page)).toEqual([])
  await news.getByRole('link', { name: '2', exact: true }).click()
  await expect(page.locator('[data-row]')).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Work queue' }).click()
  await expect(page.getByRole('heading', { name: 'Work queue', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

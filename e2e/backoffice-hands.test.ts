import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, keepUndoOpen, openAsStaff } from './support/back-office.ts'
import { brokenOff, endSession, sampleStaff, typeSignIn } from './support/backoffice-people.ts'
import { openDesks } from './support/desks.ts'
import { shiftSince, watchShifts } from './support/layout-shifts.ts'
import { loadWhole } from './support/load-whole.ts'
import type { ServerBeside } from './support/server.ts'
import { settleLayout } from './support/settle-layout.ts'
import { both, inHours, postAs, sendNotice } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// What stands under the hand: a dialog that opens where one goes on, labels and buttons that nothing covers, a list to its end.

test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: ServerBeside
let desk: Page
openDesks(
  ['author'],
  (at) => {
    server = at.server
    desk = at.author.page
  },
  { faults: { author: /Blocked script execution|reschedule.*ERR_FAILED|ERR_FAILED.*reschedule/ } },
)

const button = (name: string, on: Page | Locator = desk) => on.getByRole('button', { name, exact: true })
const row = (name: string) => desk.getByRole('row').filter({ hasText: name })

test('what is done with many opens on its field or its button: Enter goes on', async () => {
  const name = 'Where is the hall?'
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const data = {
    question: { en: name, ny: name },
    answer: { en: '<p>Here.</p>', ny: '<p>Apa.</p>' },
    group: { en: 'Fair', ny: 'Fair' },
  }
  expect((await desk.request.post('/api/faqs?draft=true', { headers, data })).ok()).toBe(true)
  const dialog = desk.getByRole('dialog')
  await desk.goto('/backoffice/faqs')

  await row(name).getByRole('checkbox').check()
  await button('Schedule…').press('Enter')
  await expect(dialog.getByLabel('Goes live (CAT)')).toBeFocused()
  // No time yet: it says so, and stays.
  await desk.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Goes live (CAT)').fill('2033-03-01T08:00')
  await desk.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await keepUndoOpen(desk)
  await expect(row(name)).toContainText('Scheduled')
  await desk.keyboard.press('Alt+z')
  await expect(row(name)).not.toContainText('Scheduled')

  for (const [act, does, then] of [
    ['Sign off Chichewa', 'Sign off', 'Reviewed'],
    ['Publish', 'Publish', 'Published'],
    ['Archive', 'Archive', 'Archived'],
  ] as const) {
    await row(name).getByRole('checkbox').check()
    await button(act).press('Enter')
    await expect(button(does, dialog), act).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(dialog, act).toHaveCount(0)
    await expect(row(name)).toContainText(then)
  }
})

test('a dialog opens on its first field or on what does no harm, and gives the focus back', async ({
  browser,
}) => {
  const post = (path: string, data: object) => postAs(desk, server, path, data)
  const notice = await sendNotice(desk, server, 'The hall is closed')
  const faq = await post('faqs?draft=true', {
    question: both('Is there a hall?'),
    answer: both('<p>Yes.</p>'),
    group: both('Fair'),
  })
  await post(`faqs/${faq.id}/publish`, { at: inHours(26) })
  const calendar = `/backoffice/timeline?view=month&day=${inHours(28).slice(0, 10)}`
  const entryOn = (page: Page) => page.getByRole('button', { name: /^Goes live: Is there a hall\?/ })

  await test.step('deleting opens on Cancel', async () => {
    await desk.goto(`/backoffice/faqs/${faq.id}`)
    await button('Delete…').press('Enter')
    await expect(button('Cancel', desk.getByRole('dialog'))).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(button('Delete…')).toBeFocused()
    await desk.goto('/backoffice/media')
    await desk
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check()
    await button('Remove unused files').press('Enter')
    await expect(button('Cancel', desk.getByRole('dialog'))).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(button('Remove unused files')).toBeFocused()
  })

  await test.step('an entry of the timeline opens on its new time', async () => {
    await desk.goto(calendar)
    await entryOn(desk).press('Enter')
    await expect(desk.getByLabel('New time (CAT, UTC+2)')).toBeFocused()
    await desk.keyboard.press('Escape')
    await expect(entryOn(desk)).toBeFocused()
  })

  const chief = await openAsStaff(browser, server, 'approver')
  const { page } = chief
  await test.step('one that cannot be moved opens on its heading; taken back, its day has the focus', async () => {
    await page.goto(calendar)
    await entryOn(page).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Is there a hall?' })).toBeFocused()
    await dialog.getByRole('button', { name: /^Unschedule/ }).press('Enter')
    await expect(entryOn(page)).toHaveCount(0)
    await expect(page.getByRole('main').locator('li:focus')).toBeVisible()
  })
  await test.step('returning opens on the reason; when it is done, a button beside has the focus', async () => {
    await page.goto(`/backoffice/notices/${notice.id}`)
    await button('Return…', page).press('Enter')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    await expect(reason).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button('Return…', page)).toBeFocused()
    await page.keyboard.press('Enter')
    await reason.fill('On Thursday.')
    await button('Return', page.getByRole('dialog')).press('Enter')
    await expect(page.getByText('Returned.', { exact: true }).last()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  })
  await chief.leave()
})

test('Ctrl Enter leads from any field of a form to what is done next, and the form says so', async () => {
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const made = await desk.request.post('/api/faqs?draft=true', {
    headers,
    data: { question: both('Who opens the hall?'), answer: both('<p>We.</p>'), group: both('Fair') },
  })
  const { id } = (await made.json()) as { id: string }
  await desk.goto(`/backoffice/faqs/${id}`)
  await expect(desk.getByText('Ctrl Enter goes to the button')).toBeVisible()
  for (const field of ['Question, English', 'Answer, Chichewa']) {
    const box = desk.getByRole('textbox', { name: field, exact: true })
    await box.focus()
    await desk.keyboard.press('Control+Enter')
    await expect(button('Publish…')).toBeFocused()
  }
  // The key has written nothing.
  await desk.keyboard.press('Enter')
  await button('Publish now', desk.getByRole('dialog')).click()
  await expect(desk.getByText('Published.', { exact: true })).toBeVisible()
  // Nothing is left to publish.
  await expect(button('Publish…')).toBeDisabled()
  await desk.getByRole('textbox', { name: 'Question, English', exact: true }).focus()
  await desk.keyboard.press('Control+Enter')
  await expect(button('Save draft')).toBeFocused()
  const shown = await desk.request.get(`/api/faqs/${id}`)
  expect(await shown.json()).toMatchObject({ answer: '<p>We.</p>' })
})

test('denser rows are lower where a title takes two lines, too', async () => {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/backoffice/blogs')
  const rows = desk.locator('tbody tr')
  await rows.first().waitFor()
  await settleLayout(desk)
  const highest = async () =>
    Math.max(...(await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))))
  const before = await highest()
  await button('Compact view').click()
  await expect.poll(highest).toBeLessThan(before - 4)
  await button('Higher rows').click()
  await expect.poll(highest).toBe(before)
})

test('nothing that is in sight jumps while a screen comes', async () => {
  const page = await desk.context().newPage()
  await watchShifts(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['', '/faqs', '/blogs', '/media', '/timeline?view=month', '/completeness'])
      await test.step(`${path || 'work queue'} at ${width}`, async () => {
        await loadWhole(page, `/backoffice${path}`)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
        await loadWhole(page)
        // Less than a word of the upper bar.
        expect.soft(await shiftSince(page), `${path} at ${width}`).toBeLessThan(0.001)
      })
  }
  await page.close()
})

test('no filter’s label runs under its arrow, and the search for a column has a label', async () => {
  for (const width of [390, 768, 1280]) {
    await desk.setViewportSize({ width, height: 844 })
    for (const list of ['blogs', 'documents', 'branches']) {
      await desk.goto(`/backoffice/${list}`)
      await desk.locator('[data-row]').first().waitFor()
      if (width === 390) await button('Filters').click()
      const under = await desk.locator('.MuiFormControl-root:has(.MuiSelect-icon)').evaluateAll((fields) =>
        fields.flatMap((field) => {
          const label = field.querySelector('label')
          const arrow = field.querySelector('.MuiSelect-icon')
          if (!label || !arrow) return []
          const room = arrow.getBoundingClientRect().left - label.getBoundingClientRect().right
          return room < 0 || label.scrollWidth > label.clientWidth ? [`${label.textContent}: ${room}`] : []
        }),
      )
      expect(under, `${list} at ${width}`).toEqual([])
      await expectNoSidewaysScroll(desk)
    }
  }
  await button('Columns').click()
  await expect(desk.getByRole('textbox', { name: 'Find a column' })).toBeFocused()
  await desk.getByText('Find a column').click()
  await desk.keyboard.type('Chang')
  await expect(desk.getByRole('dialog').getByRole('switch')).toHaveCount(1)
  await desk.keyboard.press('Escape')
  // Opened on a phone, every button of the panel says in words what it does.
  await desk.setViewportSize({ width: 390, height: 844 })
  await button('Filters').click()
  await button('Columns').click()
  const reset = button('Reset', desk.getByRole('dialog'))
  await expect.poll(async () => (await reset.boundingBox())?.width).toBeGreaterThan(44)
  await desk.keyboard.press('Escape')
})

test('on a phone Save and Publish stay in sight however long the form is, and cover nothing that has the focus', async () => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/backoffice/blogs')
  await desk.getByRole('link', { name: /one-time code/ }).click()
  const save = button('Save draft')
  await expect(save).toBeVisible()
  const seen = async (where: string) => {
    for (const name of ['Save draft', 'Publish…'])
      await expect(button(name), `${name}, ${where}`).toBeInViewport({ ratio: 1 })
    const covered = await save.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(covered, where).toBe(false)
  }
  const scrollTo = (part: number) =>
    desk.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part)
  for (const [where, part] of [
    ['top', 0],
    ['middle', 0.5],
    ['end', 1],
  ] as const) {
    await scrollTo(part)
    await seen(where)
  }

  // From the first field on by Tab: what has the focus begins below the upper bar and ends above the lower one.
  await scrollTo(0)
  await desk.getByLabel('Address (slug)').focus()
  const fields = new Set<string>()
  for (;;) {
    const now = await desk.evaluate(() => {
      const { activeElement: element } = document
      const [saving] = [...document.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === 'Save draft',
      )
      if (!element?.closest('#item-form') || !saving?.parentElement) return null
      // Of a long text the line that is written in, else the whole field.
      const selection = window.getSelection()
      const caret =
        element.matches('[contenteditable]') && selection?.rangeCount ? selection.getRangeAt(0) : null
      const { top, bottom, height } = (caret ?? element).getBoundingClientRect()
      const bar = saving.parentElement.getBoundingClientRect().top
      const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      // Higher than the room between the two bars, it begins in it.
      const fits = height <= bar - head
      const free = fits ? bottom <= bar && top >= head : top < bar && bottom > head
      return { name: element.outerHTML.slice(0, 160), free }
    })
    if (now === null) break
    expect(now, now.name).toMatchObject({ free: true })
    fields.add(now.name)
    await desk.keyboard.press('Tab')
  }
  expect(fields.size).toBeGreaterThan(10)
})

test('what offers Undo never covers what has the focus', async () => {
  const name = 'Where is the stage?'
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const data = { question: { en: name }, answer: { en: '<p>Here.</p>' }, group: { en: 'Fair' } }
  expect((await desk.request.post('/api/faqs?draft=true', { headers, data })).ok()).toBe(true)
  const dialog = desk.getByRole('dialog')
  const undo = desk.getByRole('button', { name: /^Undo/ })
  /** What has the focus, and whether any of it lies below the bar. */
  const focused = () =>
    undo.evaluate((element) => {
      const [one, bar] = [document.activeElement, element.parentElement]
      if (!one || !bar || one === document.body || bar.contains(one)) return { name: '', covered: false }
      const [at, over] = [one.getBoundingClientRect(), bar.getBoundingClientRect()]
      const beside = at.right <= over.left || at.left >= over.right
      const covered = !beside && at.bottom > over.top && at.top < over.bottom
      return { name: one.outerHTML.slice(0, 160), covered }
    })
  for (const width of [390, 1280]) {
    await desk.setViewportSize({ width, height: 844 })
    await desk.goto('/backoffice/faqs')
    await row(name).getByRole('checkbox').check()
    await button('Schedule…').press('Enter')
    await dialog.getByLabel('Goes live (CAT)').fill('2033-03-01T08:00')
    await desk.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const seen = new Set<string>()
    for (const [start, key] of [
      [desk.getByRole('link', { name: 'Skip to the work' }), 'Tab'],
      [undo, 'Shift+Tab'],
    ] as const) {
      await start.focus()
      for (let steps = 0; steps < 40; steps++) {
        // Who points at it has all the time they need.
        await undo.hover()
        await desk.keyboard.press(key)
        await expect.poll(async () => (await focused()).covered, (await focused()).name).toBe(false)
        seen.add((await focused()).name)
      }
    }
    expect(seen.size, `${width}`).toBeGreaterThan(40)
    await undo.press('Enter')
    await expect(row(name)).not.toContainText('Scheduled')
  }
})

test('a document shows nothing of its first page until it is drawn or has failed', async () => {
  await desk.setViewportSize({ width: 1280, height: 844 })
  // As it is between the upload and the job that draws its first page.
  let making_failed = false
  await desk.route('**/backoffice/api/files/*', async (route) => {
    const response = await route.fetch()
    const file = (await response.json()) as object
    await route.fulfill({ response, json: { ...file, made: 0, expected: 1, making_failed } })
  })
  await desk.goto('/backoffice/media?kind=document')
  await desk.getByRole('button', { name: /kyc-update-sole/ }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(/^PDF, /)).toBeVisible()
  await expect(dialog).not.toContainText('Sizes')
  await expect(dialog.locator('progress')).toHaveCount(0)
  making_failed = true
  await desk.reload()
  await desk.getByRole('button', { name: /kyc-update-sole/ }).click()
  await expect(dialog).toContainText('Its first page could not be drawn.')
  await desk.unroute('**/backoffice/api/files/*')
})

test('every lead is reached, fifty at a time', async ({ browser }) => {
  const officer = await openAsStaff(browser, server, 'kyc-officer')
  const { page } = officer
  const headers = { origin: server.url, 'x-backoffice': '1' }
  // With the sample's own one that is done.
  for (let n = 1; n <= 105; n++) {
    const data = {
      subject: `Question ${n}`,
      name: 'Sample',
      contact: 'v@sample.invalid',
      message: 'Hm.',
      status: 'closed',
      outcome: 'reached',
    }
    expect((await page.request.post('/api/leads', { headers, data })).ok()).toBe(true)
  }
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/api/leads')) asked.push(searchParams)
  })
  await page.goto('/backoffice/lead-states')
  await page.getByLabel('Show').selectOption('Closed')
  const leads = page.getByRole('main').getByRole('listitem')
  await expect(page.getByText('106 leads')).toBeVisible()
  await expect(leads).toHaveCount(50)
  const more = button('Show more', page)
  await more.press('Enter')
  await expect(leads).toHaveCount(100)
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(leads).toHaveCount(106)
  await expect(more).toHaveCount(0)
  await expect(leads.filter({ hasText: /Question 1(?!\d)/ })).toHaveCount(1)
  // The service is asked for a page, not for all of them.
  expect(asked.map((query) => query.get('limit'))).not.toContain('100')
  expect(asked.filter((query) => query.has('after'))).toHaveLength(2)

  // What is written beyond the first fifty outlasts the session: it is there again without a search for it.
  const last = leads.filter({ hasText: /Question 1(?!\d)/ })
  await last.getByRole('button', { name: /^Notes and assignment/ }).press('Enter')
  await last.getByLabel('Note to colleagues').fill('Asked twice.')
  await endSession(page, server, () => button('Add note', last).click())
  await typeSignIn(page, sampleStaff(server, 'kyc-officer'))
  await expect(leads).toHaveCount(106)
  await expect(last.getByLabel('Note to colleagues')).toHaveValue('Asked twice.')
  await button('Add note', last).press('Enter')
  await expect(last.getByRole('paragraph').filter({ hasText: 'Asked twice.' })).toBeVisible()
  await last.getByRole('button', { name: /^Notes and assignment/ }).press('Enter')

  // One that is moved leaves the list, and the others stay.
  await leads.first().getByRole('combobox').first().selectOption('Open')
  await expect(page.getByText('105 leads')).toBeVisible()
  await expect(leads).toHaveCount(105)
  expect(officer.errors(brokenOff)).toEqual([])
  await officer.leave()
})

test('an entry of the timeline is moved by keyboard alone, and a reload in the midst keeps the place', async () => {
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const now = new Date()
  const day = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 6 + days)).toISOString().slice(0, 10)
  const data = { question: { en: 'Who sings?' }, answer: { en: '<p>All.</p>' }, group: { en: 'Fair' } }
  const made = (await (await desk.request.post('/api/faqs?draft=true', { headers, data })).json()) as {
    id: string
  }
  const at = { at: `${day(9)}T06:00:00Z` }
  expect((await desk.request.post(`/api/faqs/${made.id}/publish`, { headers, data: at })).ok()).toBe(true)
  await desk.goto(`/backoffice/timeline?view=month&day=${day(9)}`)
  const entry = button('Goes live: Who sings?, 08:00')
  const on = (date: string) =>
    desk
      .getByRole('listitem', {
        name: `, ${new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
      })
      .filter({ has: entry })
  const tabTo = async () => {
    for (let steps = 0; steps < 200; steps++) {
      if (await entry.evaluate((element) => element === document.activeElement)) return
      await desk.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead to the entry')
  }
  await expect(entry).toBeVisible()
  await tabTo()
  await desk.keyboard.press('Shift+ArrowRight')
  await expect(on(day(10))).toBeVisible()
  await expect(entry).toBeFocused()
  await desk.reload()
  await expect(on(day(10))).toBeVisible()
  await tabTo()
  await desk.keyboard.press('Shift+ArrowDown')
  await expect(on(day(17))).toBeVisible()
  await expect(entry).toBeFocused()
  await desk.keyboard.press('Shift+ArrowLeft')
  await expect(on(day(16))).toBeVisible()

  // Loaded anew while the service still writes: it is moved all the same, once.
  let reached = () => {}
  const written = new Promise<void>((done) => (reached = done))
  await desk.route('**/reschedule', async (route) => {
    await route.fetch()
    reached()
    await route.abort().catch(() => {})
  })
  await desk.keyboard.press('Shift+ArrowUp')
  await written
  await desk.unroute('**/reschedule')
  await desk.reload()
  await expect(on(day(9))).toBeVisible()
  await expect(entry).toHaveCount(1)
})

import type { Locator, Page } from '@playwright/test'
import { keepUndoOpen, openAsStaff, pasteInto, type StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { both, postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// A slip of the hand is taken back by one key wherever there is a way back, and whoever cancels goes on where they were.

test.describe.configure({ mode: 'default' })

let server: ServerBeside
let author: StaffPage
let officer: StaffPage
let desk: Page
openDesks(
  ['author', 'rates-officer'],
  (at) => {
    server = at.server
    author = at.author
    officer = at['rates-officer']
    desk = author.page
  },
  { faults: { author: /Blocked script execution/, 'rates-officer': 'none' } },
)

const post = (path: string, data?: object) => postAs(desk, server, path, data)
const question = (words: string) => ({
  question: both(words),
  answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
  group: both('Fair'),
})
const row = (name: string) => desk.getByRole('row').filter({ hasText: name })
const button = (name: string | RegExp, on: Page | Locator = desk) =>
  on.getByRole('button', { name, exact: true })
/** The day of a month that is not over soon. */
const day = (days: number) => {
  const now = new Date()
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 6 + days))
  return date.toISOString().slice(0, 10)
}

test('what is scheduled or signed off together is taken back together', async () => {
  for (const words of ['Is there a fair?', 'Is it free?']) await post('faqs?draft=true', question(words))
  await desk.goto('/backoffice/faqs')
  for (const words of ['Is there a fair?', 'Is it free?']) await row(words).getByRole('checkbox').check()
  await button('Schedule…').click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Goes live (CAT)').fill(`${day(3)}T08:00`)
  await button('Schedule', dialog).click()
  await expect(desk.getByText('2 items scheduled or sent for approval.')).toBeVisible()
  await keepUndoOpen(desk)
  await expect(row('Is it free?')).toContainText('Scheduled')
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('2 items are taken back.')).toBeVisible()
  for (const words of ['Is there a fair?', 'Is it free?']) await expect(row(words)).toContainText('Draft')
  await expect(row('Is it free?')).not.toContainText('Scheduled')

  await row('Is it free?').getByRole('checkbox').check()
  await button('Sign off Chichewa').click()
  await button('Sign off', desk.getByRole('dialog')).click()
  await expect(row('Is it free?')).toContainText('Reviewed')
  await desk.keyboard.press('Alt+z')
  await expect(row('Is it free?')).toContainText('3 under review')
})

test('what was published together is off the website together', async () => {
  const all = ['Is there a choir?', 'Is there a band?']
  const made = await Promise.all(all.map((words) => post('faqs?draft=true', question(words))))
  const shown = () =>
    Promise.all(made.map(async ({ id }) => (await desk.request.get(`${server.url}/api/faqs/${id}`)).status()))
  await desk.goto('/backoffice/faqs')
  for (const words of all) await row(words).getByRole('checkbox').check()
  await button('Publish').click()
  await button('Publish', desk.getByRole('dialog')).click()
  await expect(desk.getByText('2 items published or sent for approval.')).toBeVisible()
  await keepUndoOpen(desk)
  await expect.poll(shown).toEqual([200, 200])
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('2 items are taken back.')).toBeVisible()
  for (const words of all) {
    await expect(row(words)).toContainText('Draft')
    await expect(row(words)).not.toContainText('Published')
  }
  expect(await shown()).toEqual([404, 404])
})

test('what was published at once is a draft again, and what stood there before is there', async () => {
  const words = 'Is the fair on Sunday?'
  const { id } = await post('faqs?draft=true', question(words))
  const seen = async () => {
    const answer = await desk.request.get(`${server.url}/api/faqs/${id}`)
    return answer.ok() ? ((await answer.json()) as { question: string }).question : null
  }
  const publish = async () => {
    await button('Publish…').click()
    await button('Publish now', desk.getByRole('dialog')).click()
    // The site shows it a moment before its Undo is offered.
    await expect(desk.getByText('Published.', { exact: true })).toBeVisible()
    await keepUndoOpen(desk)
  }
  await desk.goto(`/backoffice/faqs/${id}`)
  await publish()
  await expect.poll(seen).toBe(words)
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('It is off the website. It is a draft again.')).toBeVisible()
  await expect.poll(seen).toBe(null)

  await publish()
  await expect.poll(seen).toBe(words)
  // The offer of the first is gone with the screen, so that the key takes back the second.
  await desk.reload()
  await desk.getByRole('textbox', { name: 'Question, English', exact: true }).fill('Is it on Monday?')
  await publish()
  await expect.poll(seen).toBe('Is it on Monday?')
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('Publishing undone', { exact: false })).toBeVisible()
  await expect.poll(seen).toBe(words)
  await expect(desk.getByRole('textbox', { name: 'Question, English', exact: true })).toHaveValue(
    'Is it on Monday?',
  )
})

test('a draft that was discarded by a slip is there again', async () => {
  const { id } = await post('faqs', question('Is there food?'))
  await desk.goto(`/backoffice/faqs/${id}`)
  const words = desk.getByRole('textbox', { name: 'Question, English', exact: true })
  await words.fill('Is there much food?')
  await button('Save draft').click()
  await desk.goto('/backoffice/faqs')
  await button('Columns').click()
  await desk.getByRole('switch', { name: 'Duplicate, discard' }).click()
  await desk.keyboard.press('Escape')
  await button('Discard the draft of Is there much food?').click()
  await expect(row('Is there food?')).toBeVisible()
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('The draft is there again.')).toBeVisible()
  await expect(row('Is there much food?')).toContainText('Draft since')
  await expect(row('Is there much food?')).toContainText('Published')
})

test('what was withdrawn on the timeline waits again, at its time', async () => {
  const { id } = await post('notices?draft=true', {
    title: both('Closed on Monday'),
    body: both('All day.'),
    severity: 'information',
    starts_at: '2030-01-01T00:00:00Z',
    ends_at: '2030-02-01T00:00:00Z',
    brands: ['bank'],
  })
  await post(`notices/${id}/submit`, { at: `${day(2)}T06:00:00Z` })
  await desk.goto(`/backoffice/timeline?view=month&day=${day(2)}`)
  const entry = button('Waits for approval: Closed on Monday, 08:00')
  await expect(entry).toBeVisible()
  await button('Withdraw: Closed on Monday').click()
  await expect(desk.getByText('Withdrawn. It is a draft again.')).toBeVisible()
  await keepUndoOpen(desk)
  await expect(entry).toHaveCount(0)
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('Sent for approval again.')).toBeVisible()
  await expect(entry).toBeVisible()

  // Its sender gives it another day while it waits, and takes that back.
  await entry.focus()
  await desk.keyboard.press('Shift+ArrowRight')
  await expect(desk.getByText('Closed on Monday moved to', { exact: false })).toBeVisible()
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('Closed on Monday has its old time again.')).toBeVisible()

  // Opened and put away, the focus is where it was.
  await entry.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog', { name: 'Closed on Monday' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(entry).toBeFocused()
})

test('rates that were withdrawn wait again, together and with their note', async () => {
  const { page } = officer
  const figure = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto('/backoffice/rates')
  await figure('USD, Buying').fill('1741.00')
  await figure('EUR, Buying').focus()
  await page.getByLabel('By how many percent').fill('0.1')
  await button('+0.1 %', page).click()
  const euro = await figure('EUR, Buying').inputValue()
  await page.getByLabel('Note to the approver').fill('Early')
  await button('Send 2 rows for approval', page).click()
  await expect(page.getByText('2 rows sent.', { exact: false })).toBeVisible()
  await button('Withdraw all 2 sent together', page).click()
  await expect(page.getByText('2 rows withdrawn.')).toBeVisible()
  await page.keyboard.press('Alt+z')
  await expect(page.getByText('Sent for approval again.')).toBeVisible()
  await expect(button('Withdraw all 2 sent together', page)).toBeVisible()
  const approver = await officer.page.request.get('/backoffice/api/rates/board?sheet=exchange')
  expect(await approver.text()).toContain('"note":"Early"')

  // Withdrawn on purpose, they are taken up together.
  await button('Withdraw all 2 sent together', page).click()
  await button('Edit all 2 returned rates', page).click()
  await expect(figure('USD, Buying')).toHaveValue('1741.00')
  await expect(figure('EUR, Buying')).toHaveValue(euro)
  await button('Clear changes', page).click()
})

test('Undo of a send returns the rates to the grid only', async () => {
  const { page } = officer
  const figure = (label: string) => page.getByLabel(label, { exact: true })
  const lines = page.getByRole('region', { name: 'Waiting and scheduled' }).getByRole('row')
  const sendAndUndo = async (leave: () => Promise<unknown>) => {
    await button('Send 2 rows for approval', page).click()
    await expect(page.getByText('2 rows sent.', { exact: false })).toBeVisible()
    await keepUndoOpen(page)
    await expect(lines.filter({ hasText: /^(CHF|KES)/ })).toHaveCount(2)
    await leave()
    await page.keyboard.press('Alt+z')
    await expect(page.getByText('Withdrawn. Your figures are in the sheet again.')).toBeVisible()
  }
  const expectOnceInGrid = async () => {
    await expect(figure('KES, Buying')).toHaveValue('12.80')
    await expect(lines.filter({ hasText: /^(CHF|KES)/ })).toHaveCount(0)
  }
  await page.goto('/backoffice/rates')
  await pasteInto(
    page,
    'USD, Buying',
    'currency\tbuying\tselling\nCHF\t2101.00\t2151.00\nKES\t12.80\t13.10\n',
  )
  await expect(page.getByText('Pasted 2 rows.')).toBeVisible()
  await sendAndUndo(() => Promise.resolve())
  await expectOnceInGrid()
  await page.reload()
  await expectOnceInGrid()

  // Scheduled, and undone when the sheet has been closed and opened.
  await page.getByRole('radio', { name: 'Schedule' }).check()
  await page.getByLabel('Date').fill(day(4))
  await sendAndUndo(async () => {
    await page.getByRole('tab', { name: 'Tariffs' }).click()
    await page.getByRole('tab', { name: 'Exchange rates' }).click()
    await expect(figure('KES, Buying')).not.toHaveValue('12.80')
  })
  await expectOnceInGrid()
  await expect(page.getByLabel('Date')).toHaveValue(day(4))

  // Cleared, they are drafts again.
  await button('Clear changes', page).click()
  await expect(lines.filter({ hasText: /^(CHF|KES)/ })).toHaveCount(2)
  for (const key of ['CHF', 'KES']) {
    await button(`Discard: ${key}`, page).click()
    await button('Discard', page).click()
    await expect(lines.filter({ hasText: key })).toHaveCount(0)
  }
})

test('what was sent together is moved together; what was approved asks first', async ({ request }) => {
  const { page } = officer
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const board = await page.request.get('/backoffice/api/rates/board?sheet=exchange')
  type Row = { key: string; live: { figures: Record<string, string> } | null }
  const { rows } = (await board.json()) as { rows: Row[] }
  const three = rows.slice(-3).map(({ key, live }) => ({ key, figures: live?.figures ?? {} }))
  for (const { figures } of three) figures['selling'] = (Number(figures['selling']) * 1.001).toFixed(2)
  const sent = await page.request.post('/backoffice/api/rates/batch', {
    headers,
    data: { sheet: 'exchange', effective_at: `${day(1)}T06:00:00Z`, rows: three, confirmed: [] },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const approver = await signIn(server, request, 'approver')
  const at = `${server.url}/backoffice/api/approvals`
  type Waiting = { id: string; collection: string; revision: number; wanted_at: string | null }
  const { batches } = (await (await request.get(at, { headers: approver })).json()) as {
    batches: { items: Waiting[] }[]
  }
  const items = batches
    .flatMap((one) => one.items)
    .filter(({ wanted_at }) => wanted_at?.startsWith(day(1)))
    .map(({ id, collection, revision }) => ({ id, collection, revision }))
  expect(items).toHaveLength(3)
  const data = { decision: 'approve', items }
  expect((await request.post(`${at}/decide`, { headers: approver, data })).ok()).toBe(true)

  await page.goto(`/backoffice/timeline?view=month&day=${day(1)}`)
  const group = page.locator('summary', { hasText: '08:00 Exchange rates: 3' })
  await group.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Exchange rates: 3' })
  await expect(dialog).toContainText('off the schedule until somebody approves it again')
  await expect(dialog.getByLabel('New time (CAT, UTC+2)')).toHaveValue(`${day(2)}T08:00`)
  await button('Close', dialog).click()
  await expect(group).toBeFocused()
  await group.click()
  await button('Move all 3…', page).click()
  await dialog.getByLabel('New time (CAT, UTC+2)').fill(`${day(2)}T09:00`)
  await button('Move', dialog).click()
  await expect(page.getByText(/^Exchange rates: 3 waits for approval at/)).toBeVisible()
  await expect(page.locator('summary', { hasText: '09:00 Exchange rates: 3' })).toBeVisible()
})

test('the reason given for one of several is not taken for the others', async ({ browser }) => {
  const approver = await openAsStaff(browser, server, 'approver')
  const { page } = approver
  await page.goto('/backoffice/approvals')
  await page
    .getByRole('navigation', { name: 'What waits' })
    .getByRole('button', { name: /^Exchange rate: 3/ })
    .click()
  await page.getByRole('region', { name: 'Exchange rate: 3' }).getByRole('checkbox').nth(1).check()
  await button('Return 1 of 3…', page).click()
  await page.getByLabel('Reason for the author').fill('Too high.')
  await button('Return', page).click()
  await expect(page.getByText('Returned.').last()).toBeVisible()
  await expect(page.getByText('Tick the rows you have checked')).toBeVisible()
  await page.getByLabel('I have read all of them').check()
  await expect(page.getByLabel('Reason for the author')).toHaveCount(0)
  await expect(button('Approve all 2', page)).toBeVisible()
  await approver.leave()
})

test('whoever cancels a dialog is where they began', async () => {
  const { page } = officer
  await page.goto('/backoffice/rates')
  await button('Import CSV', page).click()
  await page.keyboard.press('Escape')
  await expect(button('Import CSV', page)).toBeFocused()
  const cell = page.getByLabel('EUR, Buying', { exact: true })
  await cell.focus()
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()

  await post('faqs?draft=true', question('Is there tea?'))
  await desk.goto('/backoffice/faqs')
  await row('Is there tea?').getByRole('checkbox').check()
  for (const [name, cancel] of [
    ['Archive', 'Cancel'],
    ['Publish', 'Cancel'],
    ['Schedule…', 'Cancel'],
    ['Sign off Chichewa', 'Cancel'],
  ] as const) {
    await button(name).click()
    await button(cancel, desk.getByRole('dialog')).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(button(name), name).toBeFocused()
  }
  for (const [name, role] of [
    ['Columns', 'dialog'],
    ['Views', 'menu'],
  ] as const) {
    await button(name).click()
    await expect(desk.getByRole(role)).toBeVisible()
    await expect(desk.getByRole(role).locator(':focus')).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole(role)).toHaveCount(0)
    await expect(button(name), name).toBeFocused()
  }
  await desk.getByRole('link', { name: 'Is there tea?' }).click()
  await button('Publish…').click()
  await button('Cancel', desk.getByRole('dialog')).click()
  await expect(button('Publish…')).toBeFocused()
  // Saved by its button, one goes on from there.
  await button('Save draft').focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Draft saved.')).toBeVisible()
  await expect(button('Save draft')).toBeFocused()
  await button('Publish…').focus()
  await desk.keyboard.press('Control+k')
  await desk.keyboard.press('Escape')
  await expect(button('Publish…')).toBeFocused()
})

test('other colours, chosen or the system’s, leave the focus and what is typed', async () => {
  const { id } = await post('faqs?draft=true', question('Is it loud?'))
  await desk.goto(`/backoffice/faqs/${id}`)
  const words = desk.getByRole('textbox', { name: 'Question, English', exact: true })
  await words.fill('Is it loud, and for all?')
  const theme = desk.locator('html')
  await desk.emulateMedia({ colorScheme: 'light' })
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await desk.emulateMedia({ colorScheme: 'dark' })
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('Is it loud, and for all?')

  const menu = button('Sample author')
  await menu.focus()
  await desk.keyboard.press('Enter')
  const light = desk.getByRole('menuitemradio', { name: 'Light colours' })
  await light.focus()
  await desk.keyboard.press('Enter')
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await expect(light).toBeFocused()
  await expect(light).toHaveAttribute('aria-checked', 'true')
  await desk.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(words).toHaveValue('Is it loud, and for all?')
})

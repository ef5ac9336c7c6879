import type { Locator, Page } from '@playwright/test'
import { pdf } from '../server/test-support/newsroom.ts'
import { axeViolations, type StaffPage } from './support/back-office.ts'
import { readableMailsTo } from './support/codes.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, inHours, postAs, sendNotice } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// One writes and another decides: each sees how it stands, reads what the other means, and is told by mail as they chose.

test.describe.configure({ mode: 'default' })

let server: ServerBeside
let desk: Page
let other: Page
openDesks(
  ['author', 'approver'],
  (at: { server: ServerBeside; author: StaffPage; approver: StaffPage }) => {
    server = at.server
    desk = at.author.page
    other = at.approver.page
  },
  // A cut file is refused. Playwright's own script is not let into the pages before and after.
  { faults: { author: /replace\?reason=/, approver: /Blocked script execution/ } },
)

const headers = () => ({ origin: server.url, 'x-backoffice': '1' })
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

test('what waits says so with whom, and all else that is true of it: in its list, above its form, in the search and in the queue', async () => {
  const { id } = await sendNotice(desk, server, 'The lift is mended')
  await postAs(other, server, `notices/${id}/approve`, { revision: 1 })
  const read = await desk.request.get(`/backoffice/api/notices/${id}`)
  const { item } = (await read.json()) as { item: { version: number } }
  const data = {
    title: both('The lift is mended again'),
    body: both('On Friday.'),
    severity: 'warning',
    starts_at: inHours(-1),
    ends_at: inHours(240),
    brands: ['bank'],
  }
  const ifMatch = { 'if-match': `"v${item.version}"` }
  const written = await desk.request.put(`/api/notices/${id}`, {
    headers: { ...headers(), ...ifMatch },
    data,
  })
  expect(written.ok(), await written.text()).toBe(true)
  await postAs(desk, server, `notices/${id}/submit`)

  const told = async (place: Locator) => {
    await expect(place).toContainText('Waiting for an approver, sent by Sample author')
    await expect(place).toContainText('Published')
  }
  await desk.goto('/backoffice/notices')
  await told(desk.getByRole('row').filter({ hasText: 'The lift is mended again' }))
  await desk.goto(`/backoffice/notices/${id}`)
  await told(desk.locator('header').filter({ has: desk.getByRole('heading', { level: 1 }) }))
  await desk.keyboard.press('Control+k')
  await desk.keyboard.type('lift')
  await told(desk.getByRole('option', { name: /The lift is mended again/ }))
  await desk.keyboard.press('Escape')
  await desk.goto('/backoffice')
  await told(desk.getByRole('region', { name: /^Sent by you/ }).getByRole('listitem'))
})

test('who decides reads names and times as people say them, and is led to the item', async () => {
  await sendNotice(desk, server, 'The door is open')
  await other.goto('/backoffice/approvals')
  const pending = other.getByRole('navigation', { name: 'What waits' })
  await button(pending, /The door is open/).click()
  const batch = other.getByRole('region', { name: 'Notice: The door is open' })
  await expect(batch).toContainText(/Sent by Sample author, .* CAT/)
  await expect(batch.getByRole('link', { name: 'The door is open' })).toBeVisible()
  await other.goto('/backoffice')
  await sendNotice(desk, server, 'The roof is painted')
  await other.goto('/backoffice/approvals')
  await button(pending, /The roof is painted/).click()
  const fresh = other.getByRole('region', { name: 'Notice: The roof is painted' })
  await expect(fresh).toContainText('New: nothing of it is live yet.')
  await expect(fresh).toContainText('FDH Bank')
  await expect(fresh).toContainText(/\d+ \w+ \d{4}, \d\d:\d\d CAT/)
  // Neither a computer's time, nor a wire name, nor a number in place of a name.
  await expect(fresh).not.toContainText(/\d{4}-\d\d-\d\dT|starts_at|brands|[0-9a-f]{8}-/)
  await fresh.getByRole('link', { name: 'The roof is painted' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('The roof is painted')
})

test('saving an item that waits for approval asks first', async () => {
  const { id } = await sendNotice(desk, server, 'The hall is closed')
  await desk.goto(`/backoffice/notices/${id}`)
  await desk.getByLabel('Title, English', { exact: true }).fill('The great hall is closed')
  const asked = desk.getByRole('dialog', { name: 'This item waits for approval' })
  const head = desk.locator('header').filter({ has: desk.getByRole('heading', { level: 1 }) })
  await desk.keyboard.press('Control+s')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(head).toContainText('Waiting for an approver')
  await button(desk, 'Save draft').click()
  await asked.getByRole('button', { name: 'Save and send again' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
  await expect(asked).toBeHidden()
  await expect(head).toContainText('Waiting for an approver')
  await desk.getByLabel('Title, English', { exact: true }).fill('The small hall is closed')
  await button(desk, 'Save draft').click()
  await asked.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(head).toContainText('Draft since')
})

test(
  'what a colleague notes on an item is read, answered and resolved beside its form',
  { tag: '@gate' },
  async () => {
    const { id } = await sendNotice(desk, server, 'The gate is closed')
    await desk.goto(`/backoffice/notices/${id}`)
    await desk.getByRole('tab', { name: 'About' }).click()
    await desk.getByLabel('Note to colleagues').fill('Which gate do we mean?')
    await button(desk, 'Add note').click()
    await expect(desk.getByRole('paragraph').filter({ hasText: 'Which gate do we mean?' })).toBeVisible()
    await other.goto(`/backoffice/notices/${id}`)
    await other.getByRole('tab', { name: 'About' }).click()
    await other.getByRole('button', { name: /^Answer the note/ }).click()
    await other.getByLabel('Answer to Sample author').fill('The northern one.')
    await button(other, 'Add answer').click()
    await expect(other.getByRole('paragraph').filter({ hasText: 'The northern one.' })).toBeVisible()
    await other.getByRole('button', { name: /^Mark as resolved/ }).click()
    await expect(other.getByText('One resolved note')).toBeVisible()
  },
)

test(
  'within a week, who wrote it moves what is scheduled by key and by hand; who may not is told why, and takes it back at a touch',
  { tag: '@gate' },
  async () => {
    // A Wednesday after next month's first week: the days beside it are in its week.
    const first = new Date()
    first.setUTCMonth(first.getUTCMonth() + 1, 8)
    const wednesday = new Date(first.getTime() + ((10 - first.getUTCDay()) % 7) * 86_400_000)
    const day = (by: number) => new Date(wednesday.getTime() + by * 86_400_000)
    const iso = (by: number) => day(by).toISOString().slice(0, 10)
    const cell = (page: Page, by: number) =>
      page.getByRole('listitem', {
        name: `, ${day(by).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
      })
    const words = 'Who opens the door?'
    const body = {
      question: both(words),
      answer: { en: '<p>All.</p>', ny: '<p>Onse.</p>' },
      group: both('Door'),
    }
    const { id } = await postAs(desk, server, 'faqs?draft=true', body)
    await postAs(desk, server, `faqs/${id}/publish`, { at: `${iso(0)}T06:00:00Z` })
    const entry = (page: Page) => button(page, `Goes live: ${words}, 08:00`)
    const on = (page: Page, by: number) => cell(page, by).filter({ has: entry(page) })

    await desk.goto(`/backoffice/timeline?view=month&day=${iso(0)}`)
    await expect(on(desk, 0)).toBeVisible()
    await button(desk, 'Week').click()
    await expect(desk.getByRole('listitem', { name: /day, \d/ })).toHaveCount(7)
    await entry(desk).focus()
    await desk.keyboard.press('Shift+ArrowRight')
    await expect(on(desk, 1)).toBeVisible()
    await expect(entry(desk)).toBeFocused()
    await entry(desk).dragTo(cell(desk, 2))
    await expect(on(desk, 2)).toBeVisible()

    await other.goto(`/backoffice/timeline?view=week&day=${iso(0)}`)
    await expect(on(other, 2)).toBeVisible()
    await expect(entry(other)).toHaveAttribute('draggable', 'false')
    await entry(other).focus()
    await other.keyboard.press('Shift+ArrowLeft')
    await expect(other.getByRole('alert')).toContainText('your role does not write it')
    await expect(on(other, 2)).toBeVisible()
    await button(other, `Unschedule: ${words}`).click()
    await expect(entry(other)).toHaveCount(0)
    await expect(other.getByText('Taken off the schedule.', { exact: false })).toBeVisible()
  },
)

test('mail about what waits comes at once, or not at all, as its reader has chosen on their own page', async () => {
  const mails = async (title: string) =>
    (await readableMailsTo(server.dataDir, 'approver@sample.invalid')).filter((mail) => mail.includes(title))
  const send = (title: string) => sendNotice(desk, server, title)
  const choose = async (choice: string) => {
    await other.goto('/backoffice/account')
    const radio = other.getByRole('radio', { name: `Something waits for my approval: ${choice}` })
    await radio.click()
    await expect(other.getByText('Saved.', { exact: true })).toBeVisible()
    await other.reload()
    await expect(radio).toBeChecked()
  }
  await send('The first of three')
  await expect.poll(() => mails('The first of three'), { timeout: 60_000 }).toHaveLength(1)
  const [mail = ''] = await mails('The first of three')
  expect(mail).toContain('Sample author sent for your approval: Notice – The first of three')
  // It leads to where it is decided on.
  await other.goto(/http\S+\/backoffice\/approvals\?item=[\w-]{36}/.exec(mail)?.[0] ?? '')
  await expect(other.getByRole('region', { name: 'Notice: The first of three' })).toBeVisible()

  await choose('Not at all')
  await send('The second of three')
  await choose('In one mail a day')
  await choose('At once')
  await send('The third of three')
  await expect.poll(() => mails('The third of three'), { timeout: 60_000 }).toHaveLength(1)
  expect(await mails('The second of three')).toEqual([])
})

test('a new version of a published document keeps its address and waits for a colleague', async () => {
  const read = await desk.request.get('/api/documents?limit=1')
  const [document] = (await read.json()) as [{ id: string; title: string; file: { url: string } }]
  const { id, title, file } = document
  const first = await (await desk.request.get(file.url)).body()
  await desk.goto(`/backoffice/documents/${id}`)
  const field = desk.getByRole('group', { name: /^File/ })
  await expect(field.getByText('A new version keeps it.')).toContainText(file.url)
  await expect(field.getByRole('button')).toHaveText(['Upload new version', 'Choose another document'])
  await button(field, 'Upload new version').click()
  const dialog = desk.getByRole('dialog', { name: /^New version of/ })
  const choose = dialog.locator('input[type=file]')
  await choose.setInputFiles({
    name: 'cut.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('x').subarray(0, 300),
  })
  await dialog.getByLabel('Reason for the new version').fill('Corrects page 12')
  await button(dialog, 'Send for approval').click()
  await expect(dialog.getByRole('alert')).toContainText('damaged or incomplete')
  await choose.setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer: pdf('corrected') })
  await expect(dialog.getByLabel('Reason for the new version')).toHaveValue('Corrects page 12')
  expect(await axeViolations(desk)).toEqual([])
  await button(dialog, 'Send for approval').click()
  await expect(field.getByText('A new version is pending approval.')).toContainText('Corrects page 12')
  expect(await (await desk.request.get(file.url)).body()).toEqual(first)

  await other.goto('/backoffice/approvals')
  await button(other.getByRole('navigation', { name: 'What waits' }), /New version of a file/).click()
  const waiting = other.getByRole('region', { name: /^New version of a file/ })
  await expect(waiting).toContainText('Reason: Corrects page 12')
  await expect(waiting.getByRole('link', { name: title })).toBeVisible()
  const after = waiting.getByRole('link', { name: 'Open the new version' })
  const view = await other.request.get((await after.getAttribute('href')) ?? '')
  expect(await view.body()).toEqual(pdf('corrected'))
  expect(await axeViolations(other)).toEqual([])
  await button(waiting, 'Approve').click()
  await expect(other.getByText('Approved.')).toBeVisible()
  expect(await (await desk.request.get(file.url)).body()).toEqual(pdf('corrected'))

  await desk.reload()
  await desk.getByRole('tab', { name: 'History' }).click()
  const change = desk.getByRole('listitem').filter({ hasText: 'New version 2 of the file' })
  await expect(change).toContainText('Sample author')
  await expect(change).toContainText('Approved by Sample approver')
  await desk.goto(`/backoffice/media?file=${/[\da-f-]{36}/.exec(file.url)?.[0]}`)
  await expect(button(desk, 'Restore version 1')).toBeVisible()
})

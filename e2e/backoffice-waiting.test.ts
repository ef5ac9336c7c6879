import type { Page } from '@playwright/test'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, inHours, postAs, sendNotice } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
let approver: Page
openDesks(['author', 'approver'], (at) => {
  server = at.server
  desk = at.author.page
  approver = at.approver.page
})

const button = (name: string) => desk.getByRole('button', { name, exact: true })
const title = () => desk.getByLabel('Title, English', { exact: true })
const head = () => desk.locator('header').filter({ has: desk.getByRole('heading', { level: 1 }) })
const question = () => desk.getByRole('dialog', { name: 'This item waits for approval' })
const cancel = () => question().getByRole('button', { name: 'Cancel' }).click()

async function read({ id }: { id: string }): Promise<{ state: string; version: number }> {
  const response = await desk.request.get(`${server.url}/backoffice/api/notices/${id}`)
  return ((await response.json()) as { item: { state: string; version: number } }).item // by the route's contract
}
const stateOf = async (notice: { id: string }) => (await read(notice)).state

/** A notice with a second revision, sent for approval. */
async function sendChanged(words: string) {
  const notice = await postAs(desk, server, 'notices', bodyOf(words))
  await change(notice, `${words} again`)
  await postAs(desk, server, `notices/${notice.id}/submit`)
  return notice
}

const bodyOf = (words: string) => ({
  title: both(words),
  body: both('On Friday.'),
  severity: 'warning',
  starts_at: inHours(-1),
  ends_at: inHours(240),
  brands: ['bank'],
})

async function change(notice: { id: string }, words: string) {
  const { version } = await read(notice)
  const headers = { origin: server.url, 'x-backoffice': '1', 'if-match': `"v${version}"` }
  const response = await desk.request.put(`${server.url}/api/notices/${notice.id}?draft=true`, {
    headers,
    data: bodyOf(words),
  })
  expect(response.ok(), await response.text()).toBe(true)
}

test.describe('saving an item that waits for approval', () => {
  test('asks before the draft is saved in order to be sent', async () => {
    const notice = await sendNotice(desk, server, 'The lift is closed')
    await desk.goto(`/backoffice/notices/${notice.id}`)
    await title().fill('Both lifts are closed')
    await button('Send for approval…').click()
    await cancel()
    expect(await stateOf(notice)).toBe('in_review')
    await button('Send for approval…').click()
    await question().getByRole('button', { name: 'Save and send again' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(head()).toContainText('Both lifts are closed')
    await expect(head()).toContainText('Waiting for an approver')
  })

  test('asks before an earlier revision is restored', async () => {
    const notice = await sendChanged('The door is closed')
    await desk.goto(`/backoffice/notices/${notice.id}`)
    await desk.getByRole('tab', { name: 'History' }).click()
    await button('Compare revision 1 with the form').click()
    await button('Restore revision 1').click()
    await cancel()
    expect(await stateOf(notice)).toBe('in_review')
    await button('Restore revision 1').click()
    await question().getByRole('button', { name: 'Save as a draft' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(title()).toHaveValue('The door is closed')
    expect(await stateOf(notice)).toBe('draft')
  })

  test('asks before the choices of a conflict are saved', async () => {
    const notice = await postAs(desk, server, 'notices', bodyOf('The roof is closed'))
    await desk.goto(`/backoffice/notices/${notice.id}`)
    await title().fill('The whole roof is closed')
    await change(notice, 'Half the roof is closed')
    await postAs(desk, server, `notices/${notice.id}/submit`)
    await expect(head()).toContainText('Waiting for an approver')
    await button('Compare with mine').click()
    await button('Save my choices').click()
    await cancel()
    expect(await stateOf(notice)).toBe('in_review')
    await button('Save my choices').click()
    await question().getByRole('button', { name: 'Save as a draft' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    expect(await stateOf(notice)).toBe('draft')
  })

  test('asks where its archiving waits', async () => {
    const notice = await sendNotice(desk, server, 'The hall is closed')
    await postAs(approver, server, `notices/${notice.id}/approve`, { revision: 1 })
    await postAs(desk, server, `notices/${notice.id}/archive`)
    await desk.goto(`/backoffice/notices/${notice.id}`)
    await title().fill('The great hall is closed')
    await button('Save draft').click()
    await expect(question()).toContainText('withdraws the request to archive it')
    await cancel()
    expect(await stateOf(notice)).toBe('in_review')
  })
})

test('a returned item keeps its reason in form, list and work queue until it is sent again', async () => {
  const notice = await sendNotice(desk, server, 'The gate is closed')
  await postAs(approver, server, `notices/${notice.id}/return`, { reason: 'Which gate?' })
  await desk.goto(`/backoffice/notices/${notice.id}`)
  await title().fill('The northern gate is closed')
  await button('Save draft').click()
  await expect(desk.getByText('Draft saved.')).toBeVisible()
  await expect(head()).toContainText('Returned')
  await expect(desk.getByRole('alert').filter({ hasText: 'Returned: Which gate?' })).toBeVisible()
  await desk.goto('/backoffice/notices')
  const row = desk.getByRole('row').filter({ hasText: 'The northern gate is closed' })
  await expect(row).toContainText('Returned')
  const inQueue = desk
    .getByRole('region', { name: /^Sent back to you/ })
    .getByRole('listitem')
    .filter({ hasText: 'The northern gate is closed' })
  await desk.goto('/backoffice')
  await expect(inQueue).toContainText('Which gate?')
  await postAs(desk, server, `notices/${notice.id}/submit`)
  await expect(inQueue).toHaveCount(0)
})

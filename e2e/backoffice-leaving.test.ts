import type { Locator, Page } from '@playwright/test'
import { toCatInput } from '../backoffice/time.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, inHours, postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
openDesks(['author'], (at) => {
  server = at.server
  desk = at.author.page
})

const post = (path: string, data?: object) => postAs(desk, server, path, data)

/** A page, and a question whose answer links to it. */
async function publishLinked(heading: string) {
  const slug = heading.toLowerCase().replaceAll(' ', '-')
  const page = await post('pages', {
    company: 'discount',
    slug,
    heading: both(heading),
    description: both(`About ${heading}.`),
    lede: both('On Friday.'),
    sections: [],
    next: [],
  })
  const question = await post('faqs', {
    question: both(`Where is ${heading}?`),
    answer: both(`<p>See <a href="/firstdiscounthouse/${slug}">${heading}</a>.</p>`),
    group: both('Fair'),
  })
  return { page, question, heading, path: `/firstdiscounthouse/${slug}` }
}

/** The same, with the page archived and going live again tomorrow. */
async function scheduleLinked(heading: string) {
  const linked = await publishLinked(heading)
  await post(`pages/${linked.page.id}/archive`)
  await post(`pages/${linked.page.id}/publish`, { at: inHours(26) })
  return linked
}

const home = '/firstdiscounthouse/home'

/** Chooses a page in a dialog. */
async function choosePage(dialog: Locator, path: string) {
  await dialog.getByRole('button', { name: 'Choose a page' }).click()
  const picker = desk.getByRole('dialog', { name: 'Choose a destination' })
  await picker.getByRole('textbox').fill(path)
  await picker.getByRole('button', { name: path }).first().click()
  await expect(dialog.getByText(`New target: ${path}`)).toBeVisible()
}

const answerOf = async ({ id }: { id: string }): Promise<string> => {
  const answer = await desk.request.get(`${server.url}/backoffice/api/faqs/${id}`)
  return ((await answer.json()) as { item: { answer: { en: string } } }).item.answer.en
}

const unschedule = (on: Page | Locator) => on.getByRole('button', { name: /^Unschedule/ })

/** Each way to the question about the links of a scheduled item. */
const ways: Record<string, (linked: Awaited<ReturnType<typeof scheduleLinked>>) => Promise<void>> = {
  async form({ page }) {
    await desk.goto(`/backoffice/pages/${page.id}`)
    await unschedule(desk).click()
  },
  async list({ heading }) {
    await desk.goto('/backoffice/pages?filter=%7B%22company%22%3A%22discount%22%7D')
    await unschedule(desk.getByRole('row').filter({ hasText: heading })).click()
  },
  async timeline({ heading }) {
    const day = inHours(28).slice(0, 10)
    await desk.goto(`/backoffice/timeline?view=month&day=${day}`)
    await desk.getByRole('button', { name: new RegExp(`^Goes live: ${heading}`) }).press('Enter')
    await unschedule(desk.getByRole('dialog', { name: heading })).click()
  },
}

test.describe('unscheduling an item with links', () => {
  for (const [way, open] of Object.entries(ways))
    test(`asks what becomes of them, in the ${way}`, async () => {
      const linked = await scheduleLinked(`Fair in the ${way}`)
      await open(linked)
      const dialog = desk.getByRole('dialog', { name: 'Unschedule one item?' })
      await expect(dialog.getByRole('link', { name: `Where is ${linked.heading}?` })).toBeVisible()
      await expect(dialog.getByRole('radio', { name: /^Keep them/ })).toBeChecked()
      await dialog.getByRole('radio', { name: 'Point these links to another page' }).check()
      await unschedule(dialog).click()
      await expect(dialog.getByRole('alert').filter({ hasText: 'Choose the page' })).toBeVisible()
      await dialog.getByRole('radio', { name: 'Remove these links' }).check()
      await unschedule(dialog).click()
      await expect(dialog).toHaveCount(0)
      await expect.poll(() => answerOf(linked.question)).not.toContain('<a ')
    })
})

test('an archived page redirects its visitors and its links to the page that was chosen', async () => {
  const { page, question, heading, path } = await publishLinked('Autumn fair')
  await desk.goto(`/backoffice/pages/${page.id}`)
  await desk.getByRole('button', { name: 'Archive' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Archive it?' })
  await expect(dialog.getByRole('link', { name: `Where is ${heading}?` })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Redirect its address/ }).check()
  await choosePage(dialog, home)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toHaveCount(0)
  const visit = async (address: string) => {
    const answer = await desk.request.get(`${server.url}${address}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  await expect.poll(() => visit(path)).toEqual([301, home])
  expect(await visit(`/ny${path}`)).toEqual([301, '/ny/firstdiscounthouse/home'])
  expect(await answerOf(question)).toContain('href="/firstdiscounthouse/home"')
  await desk.goto(`/backoffice/faqs/${question.id}`)
  await desk.getByRole('tab', { name: 'History' }).click()
  await desk.getByRole('button', { name: 'Compare revision 1 with the form' }).click()
  const comparison = desk.getByRole('dialog')
  await expect(comparison.locator('del').first()).toHaveText(`(${path}).`)
  await expect(comparison.locator('ins').first()).toHaveText(`(${home}).`)
})

test('a target that is refused is explained, and nothing leaves', async () => {
  const { page, path } = await publishLinked('Spring fair')
  await desk.goto(`/backoffice/pages/${page.id}`)
  await desk.getByRole('button', { name: 'Archive' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Archive it?' })
  await dialog.getByRole('radio', { name: /^Redirect its address/ }).check()
  await choosePage(dialog, path)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(desk.getByText('Choose another page: this one leaves the website.')).toBeVisible()
  expect((await desk.request.get(server.url + path)).status()).toBe(200)
})

/** A published page with a link to it, whose draft has an end date. */
async function draftEnd(heading: string, at: string) {
  const linked = await publishLinked(heading)
  await desk.goto(`/backoffice/pages/${linked.page.id}`)
  await desk.getByLabel(/^Shows until/).fill(toCatInput(at))
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await expect(desk.getByRole('button', { name: /^Publish/ })).toBeEnabled()
  return linked
}

const targetsOf = async (source: string): Promise<string[]> => {
  const query = new URLSearchParams({ source }).toString()
  const found: { target: string }[] = await (
    await desk.request.get(`${server.url}/api/redirects?${query}`)
  ).json()
  return found.map(({ target }) => target)
}

test('a page that is published with an end date redirects its address from then on', async () => {
  const { path } = await draftEnd('Winter fair', inHours(50))
  await desk.getByRole('button', { name: /^Publish/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('checkbox', { name: /^Redirect its address/ }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose the page' })).toBeVisible()
  await choosePage(dialog, home)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await targetsOf(path)).toEqual([home])
  expect((await desk.request.get(server.url + path)).status()).toBe(200)
})

test('publishing several items lists the links to those with an end date', async () => {
  const { heading, path } = await draftEnd('Summer fair', inHours(50))
  await desk.goto('/backoffice/pages?filter=%7B%22company%22%3A%22discount%22%7D')
  await desk.getByRole('checkbox', { name: `Choose ${heading}`, exact: true }).check()
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Publish one item?' })
  await expect(dialog.getByRole('link', { name: `Where is ${heading}?` })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Redirect its address/ }).check()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Choose the page' })).toBeVisible()
  await choosePage(dialog, home)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => targetsOf(path)).toEqual([home])
})

test('an end that is moved on the timeline lists the links first', async () => {
  const { page, heading, path } = await draftEnd('Night fair', inHours(50))
  await post(`pages/${page.id}/publish`)
  await desk.goto(`/backoffice/timeline?view=month&day=${inHours(52).slice(0, 10)}`)
  await desk.getByRole('button', { name: new RegExp(`^Ends: ${heading}`) }).press('Shift+ArrowRight')
  const dialog = desk.getByRole('dialog', { name: heading })
  await expect(dialog.getByRole('link', { name: `Where is ${heading}?` })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Redirect its address/ }).check()
  await choosePage(dialog, home)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => targetsOf(path)).toEqual([home])
})

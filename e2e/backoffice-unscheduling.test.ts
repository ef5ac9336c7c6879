import type { Locator, Page } from '@playwright/test'
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

/** A page that is to go live again tomorrow, and a question whose answer links to it. */
async function scheduleLinked(heading: string) {
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
  await post(`pages/${page.id}/archive`)
  await post(`pages/${page.id}/publish`, { at: inHours(26) })
  return { page, question, heading }
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

import type { Locator, Page } from '@playwright/test'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

type Article = { id: string; slug: string; title: string }

let server: ServerBeside
let desk: Page
openDesks(['author'], (at) => {
  server = at.server
  desk = at.author.page
})

const blog = '/fdhbankplc/blog'
const dateField = (): Locator => desk.getByLabel(/^First published on \(optional\), CAT, UTC\+2/)
const json = async (path: string) => (await desk.request.get(server.url + path)).json()
const text = async (path: string) => (await desk.request.get(server.url + path)).text()

/** Opens the article that the bank's feed announces first. */
async function openNewest(): Promise<Article> {
  const { items } = await json(`${blog}/feed.json`)
  const article: Article = await json(`/api/blogs/${items[0].id}`)
  await desk.goto(`/backoffice/blogs/${article.id}`)
  await expect(dateField()).toHaveValue('')
  return article
}

async function publish(): Promise<void> {
  await desk.getByRole('button', { name: /^Publish/ }).click()
  await desk.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' }).click()
}

test('an article is shown and ordered by its first publication', async ({ page }) => {
  const { id, slug, title } = await openNewest()
  await expect(desk.getByText(/^It may be in the past\./)).toBeVisible()
  await expect(desk.getByRole('button', { name: /08:00: First published on/ })).toHaveCount(0)
  await dateField().fill('2019-03-04T10:00')
  const preview = desk.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByText('4 March 2019').first()).toBeVisible()
  await publish()
  const readDate = async () => (await json(`/api/blogs/${id}`)).published_at
  await expect.poll(readDate).toMatch(/^2019-03-04T08:00:00/)

  await page.goto(`${server.url}${blog}/view/${slug}`)
  await expect(page.locator('article header time')).toHaveText('4 March 2019')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(data).toContain('"datePublished":"2019-03-04T08:00:00')
  await page.goto(server.url + blog)
  await expect(page.locator('main article h3').first()).not.toHaveText(title)
  const { items } = await json(`${blog}/feed.json`)
  const dates: string[] = items.map((item: { date_published: string }) => item.date_published)
  expect(items[0].id).not.toBe(id)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect((await text(`${blog}/rss.xml`)).split('<item>')[1]).not.toContain(slug)

  await desk.getByRole('tab', { name: 'History' }).click()
  await desk.getByRole('button', { name: 'Compare revision 1 with the form' }).click()
  await expect(desk.getByRole('dialog').getByText('First published on (CAT)')).toBeVisible()
})

test('a first publication in the future is refused at its field', async () => {
  await openNewest()
  await dateField().fill('2090-03-04T10:00')
  await desk.getByRole('button', { name: 'Save draft' }).click()
  await expect(dateField()).toHaveAccessibleDescription(/^This is in the future\./)
})

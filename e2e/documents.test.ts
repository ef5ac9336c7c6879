import type { APIRequestContext, Page } from '@playwright/test'
import { makePdf } from '#database/sample/pdf.ts'
import { lookThrough } from './support/axe.ts'
import { loadWhole } from './support/load-whole.ts'
import type { RunningServer } from './support/running-server.ts'
import { startSampleServer } from './support/server.ts'
import { openStaff, signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const path = '/fdhbankplc/documents'
const publicOnes = (page: Page) => page.getByRole('region', { name: 'Public documents' })
const rows = (page: Page) =>
  publicOnes(page).locator('li', { has: page.locator('a[type="application/pdf"]') })
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Types of public documents' }).getByRole('link', { name })

async function faultsOf(page: Page): Promise<unknown[]> {
  const { violations } = await lookThrough(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'begins with financial statements, ten a page, each with its language, type and size',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(path)
      await expect(tab(page, /^Financial Statement$/)).toHaveAttribute('aria-current', 'page')
      await expect(rows(page)).toHaveCount(10)
      await expect(rows(page).first()).toContainText(
        /\d+ [A-Z][a-z]+ 20\d\d · (English|Chichewa) ·\sPDF\s·\s\d+\sKB/,
      )
      await publicOnes(page).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/page=2/)
    },
  )

  test('phones open the filters with a press, and find with them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/ny${path}`)
    await expect(page.locator('main a[type="application/pdf"]').first()).toBeInViewport({ ratio: 1 })
    await page.goto(path)
    const title = page.getByLabel('Part of the title')
    await expect(title).toBeHidden()
    await expect(rows(page).first().locator('a[type="application/pdf"]')).toBeInViewport({ ratio: 1 })
    await page.locator('summary', { hasText: 'Find a document' }).click()
    await title.fill('annual report')
    await page.getByLabel('Year', { exact: true }).selectOption('2025')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    // The filters that are set stay open.
    await expect(title).toHaveValue('annual report')
    await expect(title).toBeVisible()
  })

  test(
    'the title, the language, the year and the company narrow it together, tab by tab',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(path)
      await page.getByLabel('Part of the title').fill('ANNUAL  report')
      await page.getByLabel('Year', { exact: true }).selectOption('2025')
      await page.getByLabel('Company').selectOption('FDH Bank PLC')
      await page.getByRole('button', { name: 'Find', exact: true }).click()
      // The tab that has some is the one that shows.
      await expect(tab(page, /^Annual Report/)).toHaveAttribute('aria-current', 'page')
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(/FDH Bank PLC: annual report.* 2025/s)
      await expect(page.getByText('1 document found.')).toBeVisible()
      await expect(page.getByLabel('Part of the title')).toHaveValue('ANNUAL  report')
      await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2025')
      await tab(page, /^Notice/).click()
      await expect(publicOnes(page)).toContainText('No document here matches')
      await publicOnes(page).getByRole('link', { name: 'Show all' }).click()
      await expect(page.getByLabel('Part of the title')).toHaveValue('')
      await expect(tab(page, /^Notice/)).toHaveAttribute('aria-current', 'page')
      await expect(rows(page).first()).toBeVisible()
    },
  )

  test('papers in Chichewa are found in Chichewa', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`/ny${path}`)
    await page.getByRole('combobox', { name: 'Chilankhulo' }).selectOption('Chichewa')
    await page.getByRole('form', { name: 'Pezani chikalata' }).getByRole('button').click()
    await expect(page.getByText(/^(Chapezeka|Zapezeka) /)).toBeVisible()
    const listed = page.locator('main a[type="application/pdf"]')
    expect(
      await listed.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('hreflang')))]),
    ).toEqual(['ny'])
  })

  test(
    'a value that there is not is a 404 that offers those there are',
    { tag: '@gate' },
    async ({ page, expectError }) => {
      expectError(/404/)
      for (const query of ['language=fr', 'year=25', 'company=other', 'type=Secret']) {
        expect((await page.goto(`${path}?${query}`))?.status(), query).toBe(404)
        await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible()
      }
      await page.goto(`${path}?year=25`)
      await page.getByRole('main').getByRole('link', { name: '2025' }).click()
      await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2025')
    },
  )

  test('investor relations look among the company’s own papers', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/firstdiscounthouse/investor_relations')
    await page.getByRole('searchbox', { name: 'Find a document' }).fill('statement')
    await page.getByRole('searchbox', { name: 'Find a document' }).press('Enter')
    await expect(page.getByLabel('Company')).toHaveValue('discount')
    await expect(rows(page).first()).toContainText('First Discount House')
  })

  test('KYC forms stand by account type', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/fdhbankplc/kyc?tab=KYC+Document+Downloads')
    for (const type of ['Individual', 'Sole', 'SME', 'Corporate'])
      await expect(
        page
          .getByRole('region', { name: new RegExp(type) })
          .locator('a[type="application/pdf"]')
          .first(),
      ).toBeVisible()
  })
})

test('no document offers a preview that weighs as much as itself', async ({ page, request }) => {
  const answer = await request.get('/api/documents?limit=100')
  const all = (await answer.json()) as { file: { bytes: number; preview?: { bytes: number } } }[]
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ file }) => file.preview && file.preview.bytes >= file.bytes)).toEqual([])
  await page.goto(path)
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByText(/^Show preview/)).toHaveCount(0)
})

test.describe('a document that is heavier than its preview', () => {
  test.describe.configure({ mode: 'default' })
  const title = 'Report of many pages'
  let server: RunningServer

  test.beforeAll(async ({ playwright }) => {
    server = await startSampleServer()
    await publish(await playwright.request.newContext())
  })
  test.afterAll(() => server.stop())

  async function publish(request: APIRequestContext): Promise<void> {
    const blocks = Array.from({ length: 600 }, (_, n) => ({ text: `Paragraph ${n} of many` }))
    const answer = await request.post(`${server.url}/api/files?name=report.pdf`, {
      headers: { ...(await signIn(server, request, 'author')), 'content-type': 'application/pdf' },
      data: Buffer.from(makePdf({ title, issuer: 'Bank', marking: 'Sample', blocks })),
    })
    const { id } = (await answer.json()) as { id: string }
    await (
      await openStaff(server, request)
    ).item('documents', {
      title: { en: title, ny: 'Lipoti la masamba ambiri' },
      file: { file: id },
      language: 'en',
      section: 'public',
      group: '',
      document_type_name: 'Financial Statement',
      brands: ['bank'],
      dated: new Date().toISOString().slice(0, 10),
    })
  }
  const address = () => `${server.url}${path}?title=many`
  const heavy = (page: Page) => rows(page).filter({ hasText: title })
  /** A job draws the first page after the document was published. */
  const previewDrawn = (page: Page) =>
    expect(async () => {
      await page.goto(address())
      expect(
        await heavy(page)
          .getByText(/^Show preview/)
          .count(),
      ).toBe(1)
    }).toPass({ timeout: 60_000 })

  test('its first page is fetched when it is opened, by keyboard too; a phone’s narrow row does not offer it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await previewDrawn(page)
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('-page-1') && fetched.push(request.url()))
    await loadWhole(page, address(), 'reload')
    expect(fetched).toEqual([])
    await heavy(page).locator('summary').press('Enter')
    const picture = heavy(page).getByRole('img', { name: /^First page of / })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    expect(fetched).toHaveLength(1)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(heavy(page).locator('summary')).toBeHidden()
  })

  test('in low data it is a link that names its size', async ({ page, context }) => {
    await previewDrawn(page)
    await context.addCookies([{ name: 'low', value: 'on', url: server.url }])
    await page.goto(`${server.url}/ny${path}?title=lipoti`)
    const link = page.locator('main a[href*="-page-1"]').first()
    await expect(link).toHaveText(/^Onetsani tsamba loyamba \(\d+\sKB\)/)
    await expect(page.locator('main img')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })
})

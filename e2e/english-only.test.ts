import type { Page } from '@playwright/test'
import { runStatement } from '../server/test-support/postgres.ts'
import { startBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

const pages = [
  '/ny/fdhbankplc/blog/view/five-thousand-agents',
  '/ny/fdhbankplc/amayiatakateloan',
  '/ny/fdhbankplc/bankaccounts?type=Current%20Account',
  '/ny/fdhbankplc/cards',
  '/ny/fdhbankplc/salama',
  '/ny/fdhproperties/services?type=Property%20Management',
]

/** Returns the `lang` of the title, the description, the heading and the breadcrumb. */
const headLanguages = (page: Page) =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'h1', 'nav ol > [aria-current=page]'].map(
      (part) => document.querySelector(part)?.getAttribute('lang') ?? null,
    ),
  )

test('items without Chichewa have their language on Chichewa pages', { tag: '@gate' }, async ({ page }) => {
  const server = await startBeside({}, ({ databaseUrl }) =>
    runStatement(
      databaseUrl,
      String.raw`update revisions set body = regexp_replace(body::text, ', "ny": "([^"\\]|\\.)*"', '', 'g')::jsonb
                 where collection in ('blogs', 'loans', 'products', 'services')`,
    ),
  )
  for (const path of pages) {
    await page.goto(server.url + path)
    expect.soft(await headLanguages(page), path).toEqual(['en', 'en', 'en', 'en'])
  }
  // An open page would report the connection that stopping the server ends.
  await page.close()
  await server.stop()
})

test('translated items have the language of the page', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ny')
    expect.soft(await headLanguages(page), path).toEqual([null, null, null, null])
  }
})

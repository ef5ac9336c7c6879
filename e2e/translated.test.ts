import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { journeys, type Visit } from './support/island-journeys.ts'
import { wordsOf } from './support/kyc.ts'
import { expect, test } from './support/test.ts'

// Browsers translate a page by replacing its text nodes with `<font>` elements. Islands must survive that.

/** Replaces every text as a translating browser does, those to come as well. */
function translatePage(): void {
  const isLeftAlone = (parent: Element) =>
    parent.closest('font, script, style, noscript, option, textarea, title, [translate=no]') !== null
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text) nodes.push(node)
    for (const node of nodes) {
      const { parentElement } = node
      if (!parentElement || !/\S/.test(node.data) || isLeftAlone(parentElement)) continue
      const inner = document.createElement('font')
      const outer = document.createElement('font')
      inner.textContent = `${node.data}°`
      outer.append(inner)
      node.replaceWith(outer)
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text && target.isConnected) translate(target)
      for (const node of addedNodes) if (node.isConnected) translate(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

const islandOf = (page: Page, name: string) => page.locator(`[data-island="${name}"]`).last()

/** Starts the island and waits until React has rendered it. */
async function hydrate(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await island.dispatchEvent('pointerenter')
  await expect
    .poll(() =>
      island.evaluate(({ firstElementChild }) =>
        Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true)
}

const translations: Record<string, (visit: Visit) => Promise<void>> = {
  before: ({ page }) => page.evaluate(translatePage),
  async during({ page, island }) {
    await page.evaluate(`window.translatePage = ${String(translatePage)}`)
    await island.evaluate((element) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        Reflect.get(window, 'translatePage')()
      }).observe(element, { attributeFilter: ['data-started'] })
    })
  },
  async after({ page, island }) {
    await hydrate(island)
    await page.evaluate(translatePage)
  },
}

/** Makes every island throw: most lack their messages, and the search cannot render its label. */
const brokenProps = { json: '{"label":{}}', error: /TypeError|React error #31/ }

test('every island has a journey here', { tag: '@gate' }, () => {
  const islands = readdirSync('site/islands').filter((file) => file.endsWith('.tsx'))
  expect(Object.keys(journeys).sort()).toEqual(islands.map((file) => file.replace('.tsx', '')).sort())
})

/** What the gate tries of all islands, languages and times. */
const samples = [
  'finder ny before',
  'kyc en during',
  'loan-calculator ny after',
  'converter en first',
  'search-box ny later',
]
const tagOf = (...words: string[]) => (samples.includes(words.join(' ')) ? '@gate' : [])

for (const [name, { address, use }] of Object.entries(journeys))
  for (const lang of ['en', 'ny'] as const)
    test.describe(`${name} (${lang})`, () => {
      for (const [when, translate] of Object.entries(translations))
        test(
          `works in a page translated ${when} hydration`,
          { tag: tagOf(name, lang, when) },
          async ({ page, dataDir }) => {
            await page.goto(address(lang))
            const visit = { page, island: islandOf(page, name), lang, dataDir }
            await translate(visit)
            await use(visit)
          },
        )

      const expectFallback = async (page: Page, texts: string) => {
        const island = islandOf(page, name)
        const message = island.getByRole('status').filter({ hasText: wordsOf(lang).shell.islandFailed })
        await expect(message.getByRole('link')).toHaveAttribute('href', /^tel:\+265\d+$/)
        const now = await island.innerText()
        expect(now).toContain(texts)
      }

      test(
        'keeps the HTML of the server if it throws at first',
        { tag: tagOf(name, lang, 'first') },
        async ({ page, expectError }) => {
          expectError(brokenProps.error)
          await page.goto(address(lang))
          const island = islandOf(page, name)
          await island.evaluate(
            (element, props) => element.setAttribute('data-props', props),
            brokenProps.json,
          )
          await island.scrollIntoViewIfNeeded()
          const texts = (await island.innerText()).slice(0, 20)
          await island.dispatchEvent('pointerenter')
          await expectFallback(page, texts)
        },
      )

      test(
        'keeps the HTML of the server if it throws later',
        { tag: tagOf(name, lang, 'later') },
        async ({ page, expectError }) => {
          expectError(brokenProps.error)
          await page.goto(address(lang))
          const island = islandOf(page, name)
          const texts = (await island.innerText()).slice(0, 20)
          await hydrate(island)
          await island.evaluate((element, props) => {
            element.setAttribute('data-props', props)
            element.dispatchEvent(new Event('island-props'))
          }, brokenProps.json)
          await expectFallback(page, texts)
        },
      )
    })

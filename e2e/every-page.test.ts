import type { Page } from '@playwright/test'
import { brandOfPath } from '#contract/brands/names.ts'
import { faultsFound } from './support/axe.ts'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

/** Scrolls to the end, so that what loads late has to load, and says which pictures did not. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  return page.evaluate(() =>
    [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src),
  )
}

/** How far the page is wider than the window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What every page says of itself, by what is in it. */
const said = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].map((one) => Boolean(one.textContent.trim())),
    here: document.querySelectorAll('nav[data-tabs] [aria-current]').length,
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')]
      .map(({ hreflang }) => hreflang)
      .sort(),
  }))

/** Sending documents is a page of its own, with a header that names its company only. */
const withoutTabs = ['/fdhbankplc/kyc?tab=Upload+KYC+Documents']

/**
 * What axe judges a page by: which elements there are, in what, with which classes and attributes, whether they have
 * words, and the order of headings. Pages of one template and state have the same; their words differ.
 */
const shape = (page: Page) =>
  page.evaluate(() => {
    const kinds = new Set<string>()
    const kind = (element: Element) => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !/^(class|style|href|src|srcset|data-)/.test(name))
      // What an attribute says counts where it is one word of a few, and whether it says anything.
      const said = attributes.map((name) => {
        const value = element.getAttribute(name) ?? ''
        return /^(role|type|aria-(?!label|describedby|controls))/.test(name)
          ? `${name}=${value}`
          : `${name}${value !== ''}`
      })
      return [element.localName, element.className, ...said, element.textContent.trim() !== ''].join(' ')
    }
    const walk = (element: Element, within: string) => {
      const own = kind(element)
      kinds.add(`${within} > ${own}`)
      for (const child of element.children) walk(child, own)
    }
    walk(document.body, '')
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      ({ localName }) => localName,
    )
    // How often one level follows itself tells nothing.
    const order = headings.filter((level, n) => level !== headings[n - 1])
    return [...[...kinds].sort(), order.join()].join('\n')
  })

// A browser's window and its recording cost three times as much as a page's check, so that two dozen pages share one;
// each fault names its page, and none keeps the rest from being looked at. Both languages of an address follow each other.
const together = 24
const all = pageAddresses.flatMap((path) => languages.map((lang) => ({ lang, path })))
const groups = Array.from({ length: Math.ceil(all.length / together) }, (_, n) =>
  all.slice(n * together, (n + 1) * together),
)
/** The shapes that axe has judged in this process. */
const judged = new Set<string>()

test.use({ trace: 'off' })

for (const [n, pages] of groups.entries()) {
  const first = pages[0]
  test(`pages from ${first && inLanguage(first.lang, first.path)} on are whole (${n + 1}/${groups.length})`, async ({
    page,
  }) => {
    // What is still fading in is too faint for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { lang, path } of pages) {
      const address = inLanguage(lang, path)
      await page.setViewportSize({ width: 1280, height: 900 })
      const answer = await page.goto(address)
      expect.soft(answer?.status(), address).toBe(200)
      expect.soft(await said(page), address).toEqual({
        lang,
        headings: [true],
        here: withoutTabs.includes(path) ? 0 : brandOfPath(path) ? 1 : expect.any(Number),
        languages: ['en', 'ny', 'x-default'],
      })
      expect.soft(await brokenPictures(page), address).toEqual([])
      const here = await shape(page)
      if (!judged.has(here)) expect.soft(await faultsFound(page), address).toEqual([])
      judged.add(here)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflow(page), address).toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing in dark colours and in low data', async ({ page, context, baseURL }) => {
  // What is still fading in is too faint for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.addCookies([
    { name: 'theme', value: 'dark', url: baseURL ?? '' },
    { name: 'low', value: 'on', url: baseURL ?? '' },
  ])
  for (const path of pageAddresses.filter((address) => address.endsWith('/home'))) {
    await page.goto(path)
    expect(await faultsFound(page), path).toEqual([])
  }
})

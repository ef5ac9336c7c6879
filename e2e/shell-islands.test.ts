import type { Page } from '@playwright/test'
import { lookThrough } from './support/axe.ts'
import { buildHarness } from './support/build-harness.ts'
import type { Harness } from './support/shell-harness.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

let harness: Awaited<ReturnType<typeof buildHarness>>
test.beforeAll(async () => {
  harness = await buildHarness()
})
test.afterAll(() => harness.remove())

async function open(page: Page, path = '/fdhfinancialholdings/terms') {
  await page.goto(path)
  await harness.load(page)
}

/** Of the part alone: all pages are looked at elsewhere. */
const violations = async (page: Page, part: string) =>
  (
    await lookThrough(page).include(part).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
  ).violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
const snackbar = (page: Page) => page.locator('[data-type]')
const show = (page: Page, type: 'Error' | 'Success' | 'Warning' | 'Information', message: string) =>
  page.evaluate(async (given) => void (await window.harness.showSnackbar(given)), { type, message })

test('the snackbar has four types, each with its word; it goes after 7 s, and rests under pointer and focus', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(new Date(Date.now() + 600_000))
  for (const [type, role] of [
    ['Success', 'status'],
    ['Warning', 'status'],
    ['Information', 'status'],
    ['Error', 'alert'],
  ] as const) {
    await show(page, type, `${type} of the test`)
    await page.clock.runFor(100)
    // A new message takes the place of the old.
    await expect(snackbar(page)).toHaveCount(1)
    await expect(snackbar(page).getByRole(role)).toHaveText(`${type}: ${type} of the test`)
    await expect(snackbar(page).locator('svg').first()).toBeVisible()
  }
  await page.clock.runFor(6500)
  await expect(snackbar(page)).toBeVisible()
  await page.clock.runFor(1000)
  // Its type and its message are gone with it.
  await expect(snackbar(page)).toHaveCount(0)
  await expect(page.getByText('Error of the test')).toHaveCount(0)

  await show(page, 'Success', 'Held')
  await page.clock.runFor(1000)
  await snackbar(page).hover()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Held')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Close this message' }).focus()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Held')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(400)
  await expect(page.getByText('Held')).toHaveCount(0)
})

test('closing the snackbar ends the loading and gives the focus back', async ({ page }) => {
  await open(page, '/ny/fdhfinancialholdings/terms')
  await page.evaluate(() => {
    const region = document.querySelector<HTMLElement>('main')
    window.harness.startLoading(region)
  })
  const main = page.locator('main')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Dikirani…')).toBeAttached()
  const height = await main.evaluate((region) => region.clientHeight)
  await page.locator('main a').first().focus()
  await show(page, 'Error', 'Intaneti yaduka')
  await expect(snackbar(page).getByRole('alert')).toHaveText('Vuto: Intaneti yaduka')
  // Under the focus it stays, however long this takes.
  await page.getByRole('button', { name: 'Tsekani uthengawu' }).focus()
  expect(await violations(page, '[data-type]')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(main).not.toHaveAttribute('aria-busy', 'true')
  expect(await main.evaluate((region) => region.clientHeight)).toBe(height)
  await expect(page.locator('main a').first()).toBeFocused()
  await expect(snackbar(page)).toHaveCount(0)
})

test('the prompt asks with the words of its caller or its own, answers by keyboard and gives the focus back', async ({
  page,
}) => {
  await open(page)
  const link = page.locator('main a').first()
  const ask = (given: Parameters<Harness['askConfirm']>[0]) =>
    page.evaluate((asked) => {
      void window.harness.askConfirm(asked).then((answer) => Object.assign(window, { answer }))
    }, given)
  const answer = () =>
    page
      .waitForFunction(() => 'answer' in window)
      .then(() => page.evaluate(() => Reflect.get(window, 'answer') as unknown))

  await link.focus()
  await ask({})
  const dialog = page.getByRole('dialog', { name: 'Kyc Details' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription('Details already exist do you want to update?')
  expect(await violations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await answer()).toEqual({ confirmed: false })
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.evaluate(() => Reflect.deleteProperty(window, 'answer'))
  await ask({
    header: 'Papers',
    message: 'Send them anew?',
    action: 'Send',
    cancel: 'Keep',
    lines: ['Payslip', 'Utility Bill'],
    data: undefined,
  })
  await expect(page.getByRole('dialog', { name: 'Papers' }).getByRole('listitem')).toHaveText([
    'Payslip',
    'Utility Bill',
  ])
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  // A message can be read and closed above an open dialog.
  await show(page, 'Warning', 'Above the dialog')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(await answer()).toMatchObject({ confirmed: true })
})

test('a prompt with a long list keeps its question and its buttons in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/ny/fdhfinancialholdings/terms')
  await page.evaluate(() => {
    const lines = Array.from(
      { length: 14 },
      (_, n) => `Chilowedwa m’malo: Chikalata chachitali chotchedwa ${n + 1}`,
    )
    void window.harness.askConfirm({ lines })
  })
  const dialog = page.getByRole('dialog')
  for (const part of [dialog.getByRole('heading'), ...(await dialog.getByRole('button').all())])
    await expect(part).toBeInViewport({ ratio: 1 })
  const last = dialog.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await dialog.getByRole('list').focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  expect(await violations(page, 'dialog')).toEqual([])
})

// On a page whose styles have those of the panel.
for (const [lang, path, words] of [
  [
    'en',
    '/fdhbankplc/kyc',
    {
      none: 'No uploads available.',
      place: '2 of 3',
      done: 'All documents are received.',
      waiting: /^Waiting for network\. Nothing/,
    },
  ],
  [
    'ny',
    '/ny/fdhbankplc/kyc',
    {
      none: 'Palibe mafayilo otumizidwa.',
      place: '2 mwa 3',
      done: 'Zikalata zonse zalandiridwa.',
      waiting: /^Tikudikira intaneti\. Palibe/,
    },
  ],
] as const) {
  test(`the panel of uploads names the document, its place and the percent by bytes, and says no more than quarters (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    await page.evaluate(() => Object.assign(window, { draw: window.harness.panelDrawer() }))
    const draw = (items: readonly (readonly [string, number, number, string])[]) =>
      page.evaluate(
        (given) =>
          (Reflect.get(window, 'draw') as (items: unknown) => Promise<void>)(
            given.map(([description, progress, size, state]) => ({
              id: description,
              description,
              progress,
              size,
              state,
            })),
          ),
        items,
      )
    const panel = page.locator('section:has(> #uploads-title)')
    await draw([])
    await expect(panel.locator('p')).toHaveText(words.none)
    // Each time it is said anew is noted.
    await panel.locator('output').evaluate((output) => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver(() => said.push(output.textContent)).observe(output, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    for (let progress = 0; progress <= 100; progress += 5)
      await draw([
        ['Payslip', 100, 100, 'received'],
        ['National ID/Passport', progress, 800, 'uploading'],
        ['Sketch Map', 0, 100, 'needed'],
      ])
    await expect(panel.getByText('National ID/Passport').first()).toBeVisible()
    await expect(panel.getByText(words.place, { exact: true })).toBeVisible()
    await expect(panel.getByRole('progressbar')).toHaveAttribute('value', '90')
    const said = await page.evaluate(() => Reflect.get(window, 'said') as string[])
    expect(said.length).toBeLessThanOrEqual(5)
    // Docked at the foot of a phone's screen, within its width.
    const box = await panel.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await draw([['National ID/Passport', 40, 800, 'waiting']])
    await expect(panel.locator('p').filter({ hasText: words.waiting })).toBeVisible()
    await panel.locator('summary').click()
    expect(await violations(page, 'section:has(> #uploads-title)')).toEqual([])
    await draw([['National ID/Passport', 250, 800, 'received']])
    await expect(panel.getByRole('progressbar')).toHaveAttribute('value', '100')
    await expect(panel.getByText(words.done).first()).toBeVisible()
  })
}

test('with less motion asked for nothing of these moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await show(page, 'Information', 'Still')
  await page.evaluate(() => void window.harness.startLoading())
  await expect(page.getByText('Loading…')).toBeAttached()
  await expect(page.getByText('Still')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

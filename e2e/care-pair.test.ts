import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const cares = '/fdhfinancialholdings/home'
const carePair = (page: Page) => page.locator('[data-island=care-pair]')
/** The projects that are seen, in their places. */
const seen = (page: Page) => carePair(page).locator('h3:visible').allInnerTexts()

test(
  'the care pair shows two, then one by one by turns; it is stopped, stepped and announced',
  { tag: '@gate' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto(cares)
    await carePair(page).scrollIntoViewIfNeeded()
    const pause = carePair(page).getByRole('button', { name: 'Pause' })
    await expect(pause).toBeVisible()
    const [first, second] = await seen(page)
    expect(first && second && first !== second).toBe(true)
    // Both are active: the second hides; from then on the next comes and the other goes.
    await page.mouse.move(0, 0)
    await page.clock.runFor(7500)
    await expect.poll(() => seen(page)).toEqual([first])
    await page.clock.runFor(7500)
    await expect.poll(() => seen(page)).toEqual([second])
    // Under the focus it rests; what a press brings is announced.
    await pause.focus()
    await page.keyboard.press('Enter')
    await expect(carePair(page).locator('[aria-live=polite]')).toHaveCount(1)
    await page.clock.runFor(30_000)
    expect(await seen(page)).toEqual([second])
    await carePair(page).getByRole('button', { name: 'Next' }).press('Enter')
    await expect.poll(() => seen(page)).not.toEqual([second])
    await carePair(page).getByRole('button', { name: 'Previous' }).press('Enter')
    await expect.poll(() => seen(page)).toEqual([second])
  },
)

test('the care pair goes from its last project to its first, and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(cares)
  await carePair(page).scrollIntoViewIfNeeded()
  const press = async (name: string) => {
    const before = await seen(page)
    await carePair(page).getByRole('button', { name }).press('Enter')
    await expect.poll(() => seen(page)).not.toEqual(before)
    return seen(page)
  }
  const first = await press('Next')
  const others = [first]
  do others.push(await press('Next'))
  while (String(others.at(-1)) !== String(first) && others.length < 20)
  expect(others.at(-1)).toEqual(first)
  expect(others.length).toBeGreaterThan(2)
  expect(await press('Previous')).toEqual(others.at(-2))
})

test('with less motion asked for the care pair stays as it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(`/ny${cares}`)
  await carePair(page).scrollIntoViewIfNeeded()
  const before = await seen(page)
  expect(before).toHaveLength(2)
  await page.clock.runFor(30_000)
  expect(await seen(page)).toEqual(before)
})

test('a press on Play before the script has loaded plays', { tag: '@gate' }, async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/care-pair-*.js', (route) => void held.push(() => route.continue()))
  await page.goto(cares)
  await carePair(page).scrollIntoViewIfNeeded()
  await expect.poll(() => held.length).toBe(1)
  await carePair(page).getByRole('button', { name: 'Play' }).click()
  await expect(carePair(page).locator('[aria-busy=true]')).toHaveCount(1)
  await held[0]?.()
  await expect(carePair(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(carePair(page).getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a press shows the loader while the script loads', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/care-pair-*.js', (route) => void held.push(() => route.continue()))
  await page.goto(cares)
  await carePair(page).scrollIntoViewIfNeeded()
  await expect.poll(() => held.length).toBe(1)
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: 'Loading…' })).toHaveCount(0)
  await carePair(page).getByRole('button', { name: 'Play' }).click()
  await expect(status.filter({ hasText: 'Loading…' })).toBeAttached()
  await expect(carePair(page)).toHaveAttribute('aria-busy', 'true')
  await held[0]?.()
  await expect(status.filter({ hasText: 'Loaded.' })).toBeAttached()
  await expect(carePair(page)).not.toHaveAttribute('aria-busy')
})

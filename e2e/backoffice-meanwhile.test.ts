import type { Locator, Page } from '@playwright/test'
import { axeViolations, expectNoSidewaysScroll } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { both, postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// What the service refuses, and what it does by itself while a screen is open: it is said plainly, and stays in sight.

test.describe.configure({ mode: 'default' })

let server: ServerBeside
let desk: Page
openDesks(
  ['author'],
  (at) => {
    server = at.server
    desk = at.author.page
  },
  // What is refused on purpose; a preview's frame lets nothing run, a test's own scripts included.
  { faults: { author: /Blocked script execution| 40[09]\b/ } },
)

const post = (path: string, data?: object) => postAs(desk, server, path, data)
const question = (words: string) => ({
  question: both(words),
  answer: { en: '<p>Yes.</p>', ny: '<p>Inde.</p>' },
  group: both('Fair'),
})
const row = (name: string) => desk.getByRole('row').filter({ hasText: name })
const button = (name: string, on: Page | Locator = desk) => on.getByRole('button', { name, exact: true })

test('what is refused of many is listed with its reason until somebody closes it', async () => {
  await post('faqs?draft=true', question('Is the fair on a Sunday?'))
  for (const words of ['Is the fair in Zomba?', 'Is the fair in Dedza?'])
    await post('faqs?draft=true', { question: { en: words } })
  await desk.goto('/backoffice/faqs')
  for (const words of ['on a Sunday?', 'in Zomba?', 'in Dedza?'])
    await row(`Is the fair ${words}`).getByRole('checkbox').check()
  await button('Publish').press('Enter')
  await button('Publish', desk.getByRole('dialog')).press('Enter')

  const list = desk.getByRole('region', { name: '2 items were refused. They are still chosen.' })
  await expect(list).toBeFocused()
  await expect(row('Is the fair on a Sunday?')).toContainText('Published')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'Is the fair in Zomba?' })).toContainText(
    'Answer: Required to publish.',
  )
  await expect(desk.getByText('2 chosen')).toBeVisible()
  expect(await axeViolations(desk, [[390, 'dark']])).toEqual([])
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(desk)
  await desk.setViewportSize({ width: 1280, height: 900 })

  // From one of them and back, it is still there, and takes the focus from nothing.
  await list.focus()
  await desk.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Is the fair in')
  await desk.goBack()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).not.toBeFocused()

  await button('Close this list', list).press('Enter')
  await expect(list).toHaveCount(0)
  await expect(button('Publish')).toBeFocused()

  // Archiving says it the same way; with the next act, what was refused before goes.
  await button('Archive').press('Enter')
  await button('Archive', desk.getByRole('dialog')).press('Enter')
  await expect(list).toBeFocused()
  await button('Sign off Chichewa').press('Enter')
  await button('Sign off', desk.getByRole('dialog')).press('Enter')
  await expect(desk.getByText('2 items signed off.')).toBeVisible()
  await expect(list).toHaveCount(0)
})

test.describe('a colleague saves a newer version while it is open', () => {
  const opened = async (words: string) => {
    const { id } = await post('faqs?draft=true', question(words))
    const page = await desk.context().newPage()
    await page.goto(`/backoffice/faqs/${id}`)
    await expect(page.getByText(/^Draft since /)).toBeVisible()
    const save = async (data: object) => {
      const headers = await signIn(server, desk.request, 'administrator')
      const saved = await desk.request.put(`/api/faqs/${id}`, { headers, data })
      expect(saved.ok(), await saved.text()).toBe(true)
    }
    const told = page.getByRole('status').filter({ hasText: 'saved a newer version' })
    return { page, told, save, words: page.getByRole('textbox', { name: 'Question, English', exact: true }) }
  }

  test('it says so at once, and that it is live; what is typed stays, and both are compared', async () => {
    const { page, told, save, words } = await opened('Is there a choir?')
    await words.fill('Is there a good choir?')
    await save(question('Is there a choir in Lilongwe?'))
    await expect(told).toContainText('Sample administrator saved a newer version')
    await expect(told).toContainText('The newer one is live.')
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Draft since /)).toHaveCount(0)
    await expect(words).toHaveValue('Is there a good choir?')
    await expect(words).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await button('Publish…', page).click()
    const both = page.getByRole('dialog', { name: 'Someone else saved this item' })
    await expect(both).toBeVisible()
    await button('Back to the form', both).click()
    await expect(words).toHaveValue('Is there a good choir?')
    await button('Compare with mine', told).click()
    await button('Save my choices', both).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await expect(told).toHaveCount(0)
    await expect(words).toHaveValue('Is there a good choir?')
    await page.close()
  })

  test('where nothing is typed, it is shown at a touch', async () => {
    const { page, told, save, words } = await opened('Is there a band?')
    await save(question('Is there a brass band?'))
    await button('Show the newer version', told).click()
    await expect(words).toHaveValue('Is there a brass band?')
    await expect(told).toHaveCount(0)
    await expect(button('Publish…', page)).toBeDisabled()
    await page.close()
  })
})

test.describe('what is scheduled goes live while it is open', () => {
  /** A draft that goes live tomorrow, as its form was opened; then it goes live. */
  const scheduled = async (words: string) => {
    const { id } = await post('faqs?draft=true', question(words))
    await post(`faqs/${id}/publish`, { at: new Date(Date.now() + 26 * 3_600_000).toISOString() })
    // A window of its own: its clock is the test's.
    const page = await desk.context().newPage()
    await page.clock.install()
    // With no line for news: what happens is found by the clock, or by who acts.
    await page.routeWebSocket('**/backoffice/live', () => {})
    // Sooner than planned: no test waits for a day. To the form it is the same, its revision is live and nothing is ahead.
    const goLive = async () => {
      await post(`faqs/${id}/unschedule`)
      await post(`faqs/${id}/publish`)
    }
    return { page, id, goLive }
  }
  const head = (page: Page) => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const live = (page: Page) => page.getByRole('status').filter({ hasText: 'It is live now.' })

  test('its form says so at its time, and what is typed stays and is saved', async () => {
    const { page, id, goLive } = await scheduled('Is the fair free?')
    await page.goto(`/backoffice/faqs/${id}`)
    await expect(head(page).getByText(/^Scheduled /)).toBeVisible()
    const words = page.getByRole('textbox', { name: 'Question, English', exact: true })
    await words.fill('Is the fair free for all?')
    await goLive()
    await page.clock.fastForward('27:00:00')
    await expect(live(page)).toBeVisible()
    await expect(head(page).getByText(/^Scheduled /)).toHaveCount(0)
    await expect(head(page).getByText('Published', { exact: true })).toBeVisible()
    await expect(button('Unschedule', page)).toHaveCount(0)
    await expect(words).toHaveValue('Is the fair free for all?')
    await expect(words).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await button('Close this message', page).click()
    await expect(live(page)).toHaveCount(0)
    await button('Save draft', page).click()
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await page.close()
  })

  test('a window that was hidden at its time says so when it is seen again', async () => {
    const { page, id, goLive } = await scheduled('Is the fair loud?')
    await page.goto(`/backoffice/faqs/${id}`)
    await expect(button('Unschedule', page)).toBeVisible()
    await goLive()
    // As after a sleep: the clock is further, and no timer has run.
    await page.clock.setSystemTime(Date.now() + 27 * 3_600_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(live(page)).toBeVisible()
    await expect(button('Unschedule', page)).toHaveCount(0)
    await page.close()
  })

  test('whoever would unschedule it is told that it is too late', async () => {
    const { page, id, goLive } = await scheduled('Is the fair short?')
    await page.goto(`/backoffice/faqs/${id}`)
    await page.getByRole('textbox', { name: 'Question, English', exact: true }).fill('Is it short?')
    await expect(button('Unschedule', page)).toBeVisible()
    await goLive()
    await button('Unschedule', page).click()
    await expect(live(page)).toBeVisible()
    await expect(page.getByText('It went live before this.', { exact: false })).toBeVisible()
    await expect(button('Unschedule', page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Question, English', exact: true })).toHaveValue(
      'Is it short?',
    )
    await page.close()
  })

  test('the timeline’s dialog says so, and moves and takes back nothing any more', async () => {
    const { page, goLive } = await scheduled('Is the fair near?')
    const tomorrow = new Date(Date.now() + 28 * 3_600_000).toISOString().slice(0, 10)
    await page.goto(`/backoffice/timeline?view=month&day=${tomorrow}`)
    await page.getByRole('button', { name: /^Goes live: Is the fair near\?/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Is the fair near?' })
    await expect(button('Move', dialog)).toBeVisible()
    await goLive()
    await page.clock.fastForward('27:00:00')
    await expect(live(page)).toBeVisible()
    await expect(button('Move', dialog)).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: /^Unschedule/ })).toHaveCount(0)
    await button('Close', dialog).press('Enter')
    await expect(dialog).toHaveCount(0)
    // Its entry is gone; the focus is on the day where it stood.
    await expect(page.getByRole('main').locator('li:focus')).toBeVisible()
    await page.close()
  })
})

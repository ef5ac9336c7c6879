import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, type StaffPage } from './support/back-office.ts'
import { expectAllReached, expectFocusSeen, focus } from './support/by-keyboard.ts'
import { freshEmail } from './support/codes.ts'
import { handInByApi, type Customer } from './support/kyc-by-api.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// A whole review without a mouse, at 200 % zoom of a desk's window: the focus always stands on something that is in sight.

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: ServerBeside
let officer: StaffPage
let customer: Customer
let second: Customer
openDesks(['kyc-officer'], async (at) => {
  server = at.server
  officer = at['kyc-officer']
  await officer.page.setViewportSize({ width: 640, height: 400 })
  customer = await handInByApi(officer.page.request, server, freshEmail(), { pages: 2 })
  second = await handInByApi(officer.page.request, server, freshEmail())
})

const referenceOf = (id: string) => id.slice(0, 8).toUpperCase()

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement).catch(() => false)

/** Goes on with Tab until it stands on this. What it passes is in sight, and nothing has taken the focus away before. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  await expect(control).toBeVisible()
  await expectFocusSeen(page)
  let around = 0
  for (let steps = 0; steps < 150; steps++) {
    if (await hasFocus(control)) return expectFocusSeen(page)
    await page.keyboard.press(key)
    // After the last control the browser's own bar has it, once around.
    if ((await focus(page)) === 'nothing has the focus') expect(++around).toBe(1)
    else await expectFocusSeen(page)
  }
  throw new Error(`Tab does not lead to ${String(control)}`)
}

/** Whoever hears a control's name alone knows which one it is. */
async function expectNamesDiffer(page: Page) {
  const snapshot = await page.getByRole('main').ariaSnapshot()
  const names = [...snapshot.matchAll(/- ((?:button|link|combobox|textbox)(?: "[^"]*")?)/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(20)
  expect.soft(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

const looksOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, borderTopColor, backgroundColor, cursor } = getComputedStyle(element)
    return { color, borderTopColor, backgroundColor, cursor }
  })
/** Holds requests back until they are let go, and counts them. */
async function holdBack(page: Page, address: string) {
  let asked = 0
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    asked++
    await free
    await route.continue()
  })
  return { count: () => asked, letGo: () => letGo() }
}
async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('a review from the queue to its end by keyboard alone, at 200 % zoom', async () => {
  const { page } = officer
  await page.goto('/backoffice/kyc')
  await expect(page.getByRole('button', { name: 'Start the next review' })).toBeVisible()
  await page.keyboard.press('Tab')
  await press(page, page.getByRole('button', { name: 'Start the next review' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${referenceOf(customer.id)}`)
  await expect(page.getByRole('img', { name: /page 1$/ })).toBeVisible()
  await expectFocusSeen(page)
  await expectNoSidewaysScroll(page)

  const viewer = page.getByRole('region', { name: 'Viewer', exact: true })
  const documents = page.getByRole('region', { name: 'Documents', exact: true }).getByRole('listitem')
  await press(page, page.getByRole('button', { name: 'Reveal' }))
  await expect(page.getByText(customer.account)).toBeVisible()
  await expectFocusSeen(page)
  // Fitted, enlarged, turned; the last page's button is still there for who has just pressed it.
  for (const name of ['Fit width', 'Zoom in', 'Rotate', 'Fit page']) {
    await press(page, viewer.getByRole('button', { name }))
    await expectFocusSeen(page)
  }
  await press(page, viewer.getByRole('button', { name: 'Next page' }))
  await expect(viewer.getByText('Page 2 of 2')).toBeVisible()
  await expectFocusSeen(page)
  expect(await hasFocus(viewer.getByRole('button', { name: 'Next page' }))).toBe(true)
  await press(page, viewer.getByRole('button', { name: /^Page 1/ }))
  await expect(viewer.getByText('Page 1 of 2')).toBeVisible()

  // Enlarged, arrows move what is enlarged; as it fits, they turn the page.
  const sheet = viewer.getByRole('region')
  await tabTo(page, sheet)
  // The buttons say what the page is fitted to, and nothing once it is larger or smaller than that.
  const fitted = viewer.getByRole('button', { pressed: true, name: /^Fit/ })
  await expect(fitted).toHaveAccessibleName('Fit page')
  await page.keyboard.press('w')
  await expect(fitted).toHaveAccessibleName('Fit width')
  await page.keyboard.press('-')
  await expect(fitted).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(fitted).toHaveAccessibleName('Fit width')
  await page.keyboard.press('f')
  for (const key of '+++++') await page.keyboard.press(key)
  await expect.poll(() => sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => sheet.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await expect(viewer.getByText('Page 1 of 2')).toBeVisible()
  await expect(fitted).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(fitted).toHaveAccessibleName('Fit page')
  await expect.poll(() => sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Page 2 of 2')).toBeVisible()

  await press(page, viewer.getByRole('button', { name: 'Two documents side by side' }))
  await expect(page.getByRole('region', { name: 'Second document' }).getByRole('img')).toBeVisible()
  await expectFocusSeen(page)
  await expectNoSidewaysScroll(page)
  await expectNamesDiffer(page)
  await expectAllReached(page)
  await press(page, viewer.getByRole('button', { name: 'One document' }))
  await expectFocusSeen(page)

  // Accepted by its button: the focus stays on it, and what was decided is said.
  const first = (await documents.first().getByRole('button').first().textContent()) ?? ''
  const accept = documents.first().getByRole('button', { name: /^Accept/ })
  await expect(accept).toBeEnabled()
  await press(page, accept)
  await expect(documents.first()).toContainText('Accepted')
  await expect(page.getByRole('status').filter({ hasText: `Accepted: ${first}.` })).toBeAttached()
  expect(await hasFocus(accept)).toBe(true)

  // Asked for again by the dialog: it opens on the reason, Escape leads back to the button, and so does the end.
  const needsChange = documents.nth(1).getByRole('button', { name: /^Request again/ })
  await press(page, needsChange)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused()
  await expectFocusSeen(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => hasFocus(needsChange)).toBe(true)
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('combobox', { name: 'Reason' }))
  await page.getByRole('option', { name: /too dark or blurred/ }).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await press(page, dialog.getByRole('button', { name: 'Request again' }))
  await expect(dialog).toHaveCount(0)
  await expect(documents.nth(1).locator('[data-chip]')).toHaveText('Needs change')
  await expect.poll(() => hasFocus(needsChange)).toBe(true)

  // A note, an answer, resolved, open again, removed; and whose it is.
  const notes = page.getByRole('region', { name: 'Notes and assignment' })
  const note = notes.getByLabel('Note to colleagues')
  const add = notes.getByRole('button', { name: 'Add note' })
  // Nothing to add yet, nothing to finish yet: the one keeps the focus, both look the same.
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  const finishLater = page.getByRole('button', { name: 'Finish the review' })
  await expect(finishLater).toBeDisabled()
  expect.soft(await looksOf(add)).toEqual(await looksOf(finishLater))
  await tabTo(page, note)
  await page.keyboard.type('The stamp is missing.')
  await press(page, add)
  await expect(notes.getByRole('paragraph').filter({ hasText: 'The stamp is missing.' })).toBeVisible()
  expect(await hasFocus(add)).toBe(true)
  await tabTo(page, notes.getByRole('button', { name: /^Mark as resolved/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(notes.getByText('One resolved note')).toBeVisible()
  await expectFocusSeen(page)
  await press(page, notes.getByText('One resolved note'))
  await press(page, notes.getByRole('button', { name: /^Mark as open again/ }))
  await expect(notes.getByText('One resolved note')).toHaveCount(0)
  await expectFocusSeen(page)
  await press(page, notes.getByRole('button', { name: /^Remove/ }))
  await expect(notes.getByRole('paragraph').filter({ hasText: 'The stamp is missing.' })).toHaveCount(0)
  await expectFocusSeen(page)
  await press(page, notes.getByRole('button', { name: 'Assign to me' }))
  await expect(notes.getByLabel('Assigned to').locator('option:checked')).toHaveText(/\(you\)/)
  await expectFocusSeen(page)

  // What is left, to its end; then the next one by itself.
  await tabTo(page, sheet)
  const open = documents.filter({ hasText: 'Pending' })
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await page.keyboard.press('u')
    await expect(documents.and(page.locator('[data-selected]'))).toContainText('Pending')
    await expect(viewer.getByRole('button', { name: /^Accept/ })).toBeEnabled()
    await page.keyboard.press('a')
    await expect(open).toHaveCount(left - 1)
  }
  const preview = page.getByRole('button', { name: 'Preview the message' })
  await press(page, preview)
  await expect(page.getByRole('figure')).toBeVisible()
  await expectFocusSeen(page)
  const finish = page.getByRole('button', { name: 'Finish and start the next' })
  const nextToDo = page.getByRole('button', { name: 'Next document' })
  for (const document of await documents.all()) {
    await press(page, document.getByRole('button').first())
    await expect(viewer.getByRole('img')).toBeVisible()
    await expectFocusSeen(page)
  }
  await expect(nextToDo).toHaveCount(0)
  // Pressed twice before the answer, it is sent once.
  const endings = await holdBack(page, '**/api/kyc_reviews/*/finish')
  await press(page, finish)
  await expect.poll(endings.count).toBe(1)
  await page.keyboard.press('Enter')
  expect(await hasFocus(finish)).toBe(true)
  endings.letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${referenceOf(second.id)}`)
  expect(endings.count()).toBe(1)
  await expectFocusSeen(page)

  // Given back and taken again.
  await press(page, page.getByRole('button', { name: 'Release' }))
  await expect(page.getByText('Nobody is reviewing it.')).toBeVisible()
  await expectFocusSeen(page)
  await press(page, page.getByRole('button', { name: 'Start review' }))
  await expect(page.getByText('You are reviewing it until')).toBeVisible()
  await expectFocusSeen(page)

  // Whoever decides faster than the line answers: the second decision waits for the first, and is kept as well.
  const undecided = await open.count()
  const acceptShown = viewer.getByRole('button', { name: /^Accept/ })
  const shown = await page.getByRole('combobox', { name: 'Document' }).inputValue()
  await page.keyboard.press('j')
  await expect(page.getByRole('combobox', { name: 'Document' })).not.toHaveValue(shown)
  await expect(acceptShown).toBeEnabled()
  await page.keyboard.press('k')
  await expect(acceptShown).toBeEnabled()
  const decisions = await holdBack(page, '**/api/kyc_reviews/*/documents/*/decide')
  await tabTo(page, page.getByRole('button', { name: 'Rotate' }))
  for (const key of 'aaja') await page.keyboard.press(key)
  await expect.poll(decisions.count).toBe(1)
  decisions.letGo()
  await expect(open).toHaveCount(undecided - 2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(decisions.count()).toBe(2)
  await expectFocusSeen(page)
  expect(officer.errors()).toEqual([])
})

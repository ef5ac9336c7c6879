import { axeViolations, expectNoSidewaysScroll, keepUndoOpen } from './support/back-office.ts'
import {
  brokenOff,
  endSession,
  enterBackoffice,
  sampleStaff,
  signOut,
  typeSignIn,
} from './support/backoffice-people.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { settleLayout } from './support/settle-layout.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// A working day at two desks, from signing in to signing out: the line is cut, the session ends, and nothing is lost.

test.describe.configure({ mode: 'serial' })

let server: ServerBeside
test.beforeAll(async () => {
  server = await startBeside()
})
test.afterAll(() => server.stop())
test.beforeEach(({ expectError }) => {
  // The browser notes what does not get through while the line is cut, and that a session has ended.
  // Playwright's own script is not let into the pages before and after.
  expectError(brokenOff, 'perhaps')
  expectError(/Blocked script execution/, 'perhaps')
})
test.afterEach(({ page }) => page.goto('about:blank').then(() => {}))

test(
  'a rates officer’s day: a sheet, a dead line, an ended session, tomorrow at eight, and Undo',
  { tag: '@gate' },
  async ({ page, context }) => {
    const me = sampleStaff(server, 'rates-officer')
    const figure = (label: string) => page.getByLabel(label, { exact: true })
    const send = page.getByRole('button', { name: /^Send/ })
    await page.setViewportSize({ width: 1280, height: 800 })
    await enterBackoffice(page, server, me, '/rates')
    await expect(page.getByText(/Today’s rates|Sent today/)).toBeVisible()
    await settleLayout(page)
    // All fourteen and the way out are in sight.
    await expect(figure('USD, Buying')).toBeInViewport()
    await expect(send).toBeInViewport({ ratio: 1 })
    const last = await figure('CHF, Buying').boundingBox()
    const bar = await page.getByRole('region', { name: 'Goes live' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    // And so they are when each of them has moved, as on most mornings: no row is higher for it.
    await figure('USD, Buying').focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: '−1 %' }).click()
    await expect(send).toHaveText('Send 14 rows for approval')
    expect(await figure('CHF, Buying').boundingBox()).toEqual(last)
    await expect(page.getByRole('row', { name: /^USD/ })).toContainText('▼ down')
    // A time that is not given is said within the bar.
    await page.getByRole('radio', { name: 'Schedule' }).check()
    await send.click()
    await expect(page.getByText('Give the date and the time', { exact: false })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByLabel('When approved').check()
    await page.getByRole('button', { name: 'Clear changes' }).click()
    await figure('USD, Buying').focus()
    await page.keyboard.press('ArrowDown')

    // At 200 % nothing runs out to the side.
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
    await page.setViewportSize({ width: 1280, height: 800 })

    // Figures only by Tab, a block marked and moved by a percentage, one filled down.
    await figure('USD, Buying').fill('1,740.00')
    await expect(figure('USD, Buying')).toHaveValue('1740.00')
    await page.keyboard.press('Tab')
    await expect(figure('USD, Selling')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(figure('GBP, Buying')).toBeFocused()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: '+1 %' }).click()
    await expect(figure('GBP, Mid rate')).not.toHaveValue('')
    await expect(page.getByText('Changed 2 figures.')).toBeVisible()
    await figure('EUR, Buying').focus()
    await page.keyboard.press('Control+d')
    await expect(figure('EUR, Buying')).toHaveValue(await figure('GBP, Buying').inputValue())
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear changes' }).click()
    await page.keyboard.press('Alt+z')
    await expect(figure('USD, Buying')).toHaveValue('1740.00')
    await page.getByRole('button', { name: 'Tomorrow 08:00' }).click()

    await context.setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Nothing was sent; your figures are still here.')
    await context.setOffline(false)
    await endSession(page, server, () => send.click())
    await typeSignIn(page, me)
    await expect(figure('USD, Buying')).toHaveValue('1740.00')
    await expect(page.getByRole('button', { name: 'Tomorrow 08:00' })).toHaveAttribute('aria-pressed', 'true')

    await send.click()
    await expect(page.getByText('2 rows sent.', { exact: false })).toBeVisible()
    await page.keyboard.press('Alt+z')
    await expect(page.getByText('Your figures are in the sheet again.')).toBeVisible()
    await expect(figure('USD, Buying')).toHaveValue('1740.00')
    await send.click()
    await expect(page.getByText('2 rows sent.', { exact: false })).toBeVisible()
    // The history names writer and approver.
    await figure('USD, Buying').focus()
    await page.keyboard.press('Alt+h')
    await expect(page.getByRole('columnheader', { name: 'Approved by' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Work queue' }).click()
    const sent = page.getByRole('region', { name: /^Sent by you/ })
    await expect(sent.getByRole('link', { name: /USD.*due .* 08:00/ })).toBeVisible()
    await expect(sent.getByRole('button', { name: 'Withdraw: USD' })).toBeVisible()
    await signOut(page, 'Sample rates officer')
  },
)

test(
  'an approver’s day: the page before and after, one of two approved, what changed since, the timeline',
  { tag: '@gate' },
  async ({ page, context, request }) => {
    const me = sampleStaff(server, 'approver')
    const officer = await signIn(server, request, 'rates-officer')
    await enterBackoffice(page, server, me)
    await page
      .getByRole('region', { name: /^To approve/ })
      .getByRole('link', { name: /USD/ })
      .click()
    const batch = page.getByRole('region', { name: 'Exchange rate: 2' })
    const goesLive = /Going live at (.*), 08:00 CAT/
    await expect(batch).toContainText(goesLive)
    // The officer's day: midnight may have passed since.
    const [, day] = goesLive.exec(await batch.innerText()) ?? []
    const [now, after] = ['The page now', 'After approval'].map((title) =>
      page.frameLocator(`iframe[title="${title}"]`),
    )
    await expect(after!.getByText('1,740.00').first()).toBeVisible()
    await expect(now!.getByText('1,740.00')).toHaveCount(0)
    // Both open where they differ; what a reader does not see, such as a line for print, is no difference.
    for (const side of [now!, after!]) {
      const outlined = side.locator('[style*="outline:"]')
      await expect(outlined.first()).toBeVisible()
      const places = () =>
        outlined.evaluateAll((all) =>
          all.map((one) => {
            const { top, bottom, height } = one.getBoundingClientRect()
            return { seen: height > 0, inSight: top >= 0 && bottom <= window.innerHeight }
          }),
        )
      expect((await places()).every(({ seen }) => seen)).toBe(true)
      await expect.poll(async () => (await places())[0]?.inSight).toBe(true)
    }

    // Its sender takes one of them back meanwhile: it is said, and nothing is decided on before it is read.
    const { batches } = (await (
      await request.get(`${server.url}/backoffice/api/approvals`, {
        headers: await signIn(server, request, 'approver'),
      })
    ).json()) as {
      batches: { items: { collection: string; id: string; revision: number; title: string }[] }[]
    }
    const gbp = batches.flatMap(({ items }) => items).find(({ title }) => title === 'GBP')
    await request.post(`${server.url}/backoffice/api/approvals/withdraw`, {
      headers: officer,
      data: {
        verb: 'withdraw',
        items: [{ collection: gbp?.collection, id: gbp?.id, revision: gbp?.revision }],
      },
    })
    await expect(page.getByText('This has changed since you opened it.')).toBeVisible()
    await expect(page.getByText('GBP: no longer pending.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Read it now' }).click()

    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await expect(approve).toBeVisible()
    await context.setOffline(true)
    await approve.click()
    await expect(page.getByRole('alert').first()).toContainText('No connection')
    await context.setOffline(false)
    await endSession(page, server, () => approve.click())
    await typeSignIn(page, me)
    await approve.click()
    await expect(page.getByText('Approved.').last()).toBeVisible()

    // It stands on the timeline, and is taken off the schedule at a touch.
    const month = new Date(`${day} UTC`).toISOString().slice(0, 10)
    await page.goto(`${server.url}/backoffice/timeline?view=month&day=${month}`)
    const entry = page.getByRole('button', { name: 'Goes live: USD, 08:00' })
    await expect(entry).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Unschedule: USD' }).click()
    await expect(page.getByText('Taken off the schedule.', { exact: false })).toBeVisible()
    await expect(entry).toHaveCount(0)
    await signOut(page, 'Sample approver')
  },
)

test(
  'an author’s day: a branch on the map, hours copied, what is missing leads to its field, scheduled and taken back',
  { tag: '@gate' },
  async ({ page, context }) => {
    const me = sampleStaff(server, 'author')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const inGroup = (name: string) => page.getByRole('group', { name, exact: true })
    const publish = page.getByRole('button', { name: 'Publish…' })
    await enterBackoffice(page, server, me, '/branches')
    await page.getByRole('link', { name: 'New branch' }).click()
    await expect(page.getByRole('combobox', { name: /^Region/ })).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Region' }).selectOption('Southern')
    await field('Name').fill('Nsanje South')
    await field('District').fill('Nsanje')
    await field('Phone').fill('+265 1 000 099')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('open')

    // By arrow keys, by a touch, by its figures.
    const map = page.getByRole('application', { name: 'Map of Malawi' })
    await expect(page.getByText('No place is chosen yet.')).toBeVisible()
    await map.focus()
    await page.keyboard.press('ArrowDown')
    const middle = await field('Latitude').inputValue()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(field('Latitude')).not.toHaveValue(middle)
    const longitude = await field('Longitude').inputValue()
    await page.getByRole('button', { name: 'Make the map larger' }).click()
    await map.click({ position: { x: 120, y: 300 } })
    await expect(field('Longitude')).not.toHaveValue(longitude)
    await field('Latitude').fill('-30')
    await expect(page.getByText('This is outside Malawi.')).toBeVisible()
    await field('Latitude').fill('-16.92')
    await field('Longitude').fill('35.26')
    await expect(page.getByText(/^The mark is at -16.92, 35.26. Nearest: Nsanje, \d/)).toBeVisible()
    await expect(page.getByText('This is outside Malawi.')).toHaveCount(0)

    await inGroup('Monday').getByRole('checkbox').check()
    await inGroup('Monday').getByLabel('Closes').fill('15.30')
    await inGroup('Monday').getByLabel('Opens').focus()
    await expect(inGroup('Monday').getByLabel('Closes')).toHaveValue('15:30')
    await page.getByRole('button', { name: 'Copy Monday to Friday' }).click()
    await expect(inGroup('Friday').getByLabel('Closes')).toHaveValue('15:30')
    await page.getByRole('button', { name: 'Saturday: same as the day before' }).click()
    await expect(inGroup('Saturday').getByLabel('Opens')).toHaveValue('08:00')
    await expect(inGroup('Sunday')).toContainText('Closed')
    expect(await axeViolations(page)).toEqual([])

    // The way out is in sight at the foot of a long form too, and covers nothing that has the focus.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(publish).toBeInViewport({ ratio: 1 })
    await field('Name').focus()
    const head = await publish.boundingBox()
    expect((await field('Name').boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))

    await publish.click()
    const faults = page.getByRole('region', { name: 'One field needs attention.' })
    await faults.getByRole('button', { name: 'Address' }).click()
    await expect(field('Address, English')).toBeFocused()
    // A number of an address is none of ours, whatever it is equal to.
    await field('Address, English').fill('Beside 5000 agents')
    await expect(page.getByRole('button', { name: 'Insert a figure into Address, English' })).toBeVisible()
    await expect(page.getByText('5000 equals the fact')).toHaveCount(0)
    await field('Address, English').fill('Market Road 1')
    await expect(faults).toHaveCount(0)
    // A cut line keeps what is typed, and says so.
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('No connection', { exact: false }).first()).toBeVisible()
    await context.setOffline(false)
    await expect(field('Address, English')).toHaveValue('Market Road 1')
    // The last letters are typed in the moment in which it is saved, and the session has ended.
    await endSession(page, server, () =>
      field('Address, English').evaluate((input) => {
        input.focus()
        document.execCommand('insertText', false, '2')
        const press = { key: 's', ctrlKey: true, bubbles: true, cancelable: true }
        input.dispatchEvent(new KeyboardEvent('keydown', press))
      }),
    )
    await typeSignIn(page, me)
    await page.getByRole('button', { name: 'Restore it' }).click()
    await expect(field('Address, English')).toHaveValue('Market Road 12')

    const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)
    await publish.click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByRole('radio', { name: 'Schedule' }).check()
    await dialog.getByLabel('Goes live on (CAT, UTC+2)').fill(`${tomorrow}T08:00`)
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog).toHaveCount(0)

    // Taken back in the list, and put back by one key.
    await page.getByRole('link', { name: 'Branches', exact: true }).click()
    const row = page.getByRole('row', { name: /Nsanje South(?! \(copy)/ })
    await expect(row).toContainText(/Scheduled\s.*\s08:00/)
    await page.getByRole('button', { name: 'Unschedule: Nsanje South' }).click()
    await keepUndoOpen(page)
    await expect(row).not.toContainText('Scheduled')
    await page.keyboard.press('Alt+z')
    await expect(page.getByText('Scheduled again for the same time.')).toBeVisible()
    await expect(row).toContainText(/Scheduled\s.*\s08:00/)

    // A copy says that it is one, and is found where a row is chosen.
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Duplicate Nsanje South' }).click()
    await expect(field('Name')).toHaveValue('Nsanje South (copy)')
    await page.getByRole('link', { name: 'Branches', exact: true }).click()
    await expect(page.getByRole('row', { name: /Nsanje South \(copy\)/ })).toContainText('Draft')

    // Dark by choice, and so after a reload.
    await page.getByRole('button', { name: 'Sample author' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark colours' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(row).toBeVisible()
    await signOut(page, 'Sample author')
  },
)

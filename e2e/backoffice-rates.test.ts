import {
  openAsStaff,
  axeViolations,
  pasteInto,
  type StaffPage,
  expectNoSidewaysScroll,
  keepUndoOpen,
} from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Rates go from a spreadsheet over two desks to the public site, with the keyboard alone where one likes.

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let server: ServerBeside
let officer: StaffPage
let approver: StaffPage
openDesks(['rates-officer', 'approver'], (at) => {
  server = at.server
  officer = at['rates-officer']
  approver = at.approver
})

const figure = (label: string) => officer.page.getByLabel(label, { exact: true })
const send = () => officer.page.getByRole('button', { name: /^Send/ }).click()

test(
  'a pasted block, a warning, a return with a reason, mended, approved, and on the public site',
  { tag: '@gate' },
  async ({ page }) => {
    const desk = officer.page
    await desk.goto('/backoffice/rates')
    await expect(figure('USD, Buying')).toHaveValue('1734.00')
    await pasteInto(
      desk,
      'USD, Buying',
      'currency\tbuying\tselling\nEUR\t2,100.00\t2,200.00\nUSD\t1750.00\t1760.50\n',
    )
    await expect(desk.getByText('Pasted 2 rows.')).toBeVisible()
    await expect(figure('USD, Mid rate')).toHaveValue('1755.25')
    await expect(desk.getByRole('row', { name: /^USD/ })).toContainText('▲ up 16.00 (0.92 %)')
    // What is not sent is still there after a reload; undoing and pasting again is as in a spreadsheet.
    await desk.reload()
    await expect(figure('EUR, Buying')).toHaveValue('2100.00')
    await send()
    await expect(desk.getByRole('alert')).toContainText('One row moved further than usual')
    await desk.getByLabel('EUR: confirm this change').check()
    await desk.getByLabel('Note to the approver').fill('Morning rates')
    expect(await axeViolations(desk)).toEqual([])
    await send()
    await expect(desk.getByText('2 rows sent. Somebody else approves them.')).toBeVisible()
    await expect(figure('EUR, Buying')).not.toHaveValue('2100.00')

    const other = approver.page
    await other.goto('/backoffice/approvals')
    const batch = other.getByRole('region', { name: 'Exchange rate: 2' })
    await expect(batch).toContainText('Note: Morning rates')
    await expect(batch).toContainText('Goes live on approval')
    // Only what changes: a row each of two currencies, and no other.
    await expect(batch.getByRole('row')).toHaveCount(3)
    await expect(batch.getByRole('row', { name: /2100\.00/ })).toContainText('more than 5 %')
    expect(await axeViolations(other)).toEqual([])
    // The page as it is, and as it would be.
    await expect(
      other.frameLocator('iframe[title="The page now"]').getByText('1,751.00').first(),
    ).toBeVisible()
    const after = other.frameLocator('iframe[title="After approval"]')
    await expect(after.getByText('1,760.50').first()).toBeVisible()
    await expect(batch.getByText(/places? differ/)).toBeVisible()
    await expect(batch.getByText('Tick the rows you have checked')).toBeVisible()
    await batch.getByLabel('I have read all of them').check()
    await batch.getByRole('button', { name: 'Return…' }).click()
    await batch.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(batch.getByRole('alert')).toContainText('Say why')
    await batch.getByLabel('Reason').fill('EUR is yesterday’s')
    await batch.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(other.getByText('Nothing waits for approval.')).toBeVisible()

    await desk.reload()
    await expect(desk.getByText('Returned: EUR is yesterday’s')).toHaveCount(2)
    await desk.getByRole('button', { name: 'Edit all 2 returned rates' }).click()
    await figure('EUR, Buying').fill('1910.00')
    await figure('EUR, Selling').fill('1960.00')
    await figure('EUR, Mid rate').fill('1935.00')
    // What is typed while they are on their way stays.
    const gate = Promise.withResolvers<void>()
    await desk.route('**/rates/batch', (route) => gate.promise.then(() => route.continue()))
    await send()
    await figure('GBP, Selling').fill('2399.00')
    gate.resolve()
    await expect(desk.getByText('2 rows sent.')).toBeVisible()
    await expect(figure('GBP, Selling')).toHaveValue('2399.00')
    await expect(figure('EUR, Buying')).not.toHaveValue('1910.00')
    await figure('GBP, Selling').press('Escape')
    await expect(figure('GBP, Selling')).not.toHaveValue('2399.00')
    await other.reload()
    // One of the batch, then the other.
    await other.getByLabel('I have read USD').check()
    await other.getByRole('button', { name: 'Approve 1 of 2' }).click()
    await expect(other.getByText('Approved.').last()).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Exchange rate: EUR' })).toBeVisible()
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(other.getByText('Nothing waits for approval.')).toBeVisible()
    // Every page with these rates shows them.
    for (const path of [
      'fdhbankplc/home',
      'fdhbankplc/exchangeRates',
      'fdhmoneybureau/home',
      'ny/fdhmoneybureau/home',
    ]) {
      await page.goto(`${server.url}/${path}`)
      await expect(page.getByText('1,760.50').first(), path).toBeVisible()
    }
    await page.goto('about:blank')
  },
)

test('with the keyboard alone; what is wrong is said in words, and undone', { tag: '@gate' }, async () => {
  const desk = officer.page
  const { keyboard } = desk
  await desk.goto('/backoffice/rates')
  await figure('USD, Buying').focus()
  await keyboard.press('ArrowDown')
  await expect(figure('GBP, Buying')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(figure('GBP, Selling')).toBeFocused()
  await keyboard.type('2000')
  const row = desk.getByRole('row', { name: /^GBP/ })
  await expect(row).toContainText('Selling is below buying.')
  await keyboard.press('Enter')
  await expect(figure('EUR, Selling')).toBeFocused()
  await keyboard.type('1,990')
  await expect(desk.getByText('Write 1734.50 without commas or spaces.')).toBeVisible()
  await keyboard.press('Escape')
  await expect(desk.getByText('Write 1734.50 without commas or spaces.')).toBeHidden()
  await keyboard.press('Shift+Enter')
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expect(row).not.toContainText('Selling is below buying.')
  await figure('ZAR, Buying').focus()
  await keyboard.type('94.50')
  await keyboard.press('Tab')
  await expect(figure('ZAR, Selling')).toBeFocused()
  await keyboard.press('Control+Enter')
  await expect(desk.getByRole('button', { name: 'Send 1 row for approval' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(desk.getByText('One row sent.').last()).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Send for approval' })).toBeFocused()
  await approver.page.goto('/backoffice/approvals')
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).focus()
  await approver.page.keyboard.press('Enter')
  await expect(approver.page.getByText('Approved.').last()).toBeVisible()
})

test('a file of rates shows its columns before it is imported', async () => {
  const desk = officer.page
  await desk.goto('/backoffice/rates')
  const before = await figure('CHF, Buying').inputValue()
  await desk.getByRole('button', { name: 'Import CSV' }).click()
  const file = (text: string) =>
    desk.getByLabel('CSV file', { exact: true }).setInputFiles({
      name: 'rates.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  const dialog = desk.getByRole('dialog')
  const importRates = dialog.getByRole('button', { name: 'Import rates' })
  await file('Currency,TT Buy,TT Sell\r\nSwiss franc,n/a,2250\r\nXYZ,1,2\r\n')
  await expect(dialog).toContainText('2 errors. Nothing was imported.')
  await expect(dialog.getByRole('row', { name: /2 Buying n\/a/ })).toContainText('Write a figure')
  await expect(importRates).toBeDisabled()
  expect(await axeViolations(desk)).toEqual([])
  await file('Code;Buying Rate;Selling Rate;Date\nCHF;2.110,50;2250,00;23.11.2026\n')
  await expect(dialog.getByLabel('Numbers are written')).toHaveValue('comma')
  await expect(dialog.getByLabel('Column 2 holds')).toHaveValue('buying')
  await dialog.getByLabel('Column 3 holds').selectOption('Mid rate')
  await expect(dialog.getByRole('row', { name: /^CHF/ }).last()).toContainText('must lie between')
  await dialog.getByLabel('Column 3 holds').selectOption('Selling')
  await expect(dialog.getByRole('row', { name: /^CHF/ }).last()).toContainText('2180.25')
  await importRates.click()
  await expect(figure('CHF, Mid rate')).toHaveValue('2180.25')
  await desk.getByRole('button', { name: 'Clear changes' }).click()
  await expect(figure('CHF, Buying')).toHaveValue(before)
  await desk.getByRole('button', { name: /^Undo Alt/ }).click()
  await expect(figure('CHF, Buying')).toHaveValue('2110.50')
  await desk.getByRole('button', { name: 'Clear changes' }).click()
})

test('a pasted block asks what its columns hold, once for the same headings', async () => {
  const desk = officer.page
  await desk.goto('/backoffice/rates')
  const dialog = desk.getByRole('dialog', { name: 'Check the columns' })
  await pasteInto(desk, 'USD, Buying', 'USD\t1734.00\t1741.00\t1751.00\t1758.00\n')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const block = 'Currency\tYesterday\tWe buy\tWe sell\nUSD\t1734.00\t1741.00\t1758.00\n'
  await pasteInto(desk, 'USD, Buying', block)
  await expect(dialog.getByLabel('Column 3 holds')).toHaveValue('buying')
  expect(await axeViolations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Import rates' }).click()
  await expect(figure('USD, Buying')).toHaveValue('1741.00')
  await expect(figure('USD, Selling')).toHaveValue('1758.00')
  await desk.getByRole('button', { name: 'Clear changes' }).click()
  await pasteInto(desk, 'USD, Buying', block)
  await expect(desk.getByText('Pasted one row.')).toBeVisible()
  await expect(figure('USD, Buying')).toHaveValue('1741.00')
  await desk.getByRole('button', { name: 'Clear changes' }).click()
})

test('columns without headings are remembered by their number and still previewed', async () => {
  const desk = officer.page
  await desk.goto('/backoffice/rates')
  const dialog = desk.getByRole('dialog', { name: 'Check the columns' })
  const importRates = dialog.getByRole('button', { name: 'Import rates' })
  const uses = { 1: 'currency', 2: '', 3: 'buying', 4: '', 5: 'selling' }
  await pasteInto(desk, 'USD, Buying', 'USD\t1734.00\t1741.00\t1751.00\t1758.00\n')
  for (const [n, use] of Object.entries(uses)) await dialog.getByLabel(`Column ${n} holds`).selectOption(use)
  const saved = desk.waitForResponse(
    (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
  )
  await importRates.click()
  await expect(figure('USD, Selling')).toHaveValue('1758.00')
  await desk.getByRole('button', { name: 'Clear changes' }).click()

  await saved
  await desk.reload()
  await pasteInto(desk, 'USD, Buying', 'USD\t1734.00\t1742.00\t1752.00\t1759.00\n')
  for (const [n, use] of Object.entries(uses))
    await expect(dialog.getByLabel(`Column ${n} holds`)).toHaveValue(use)
  await importRates.click()
  await expect(figure('USD, Buying')).toHaveValue('1742.00')
  await expect(figure('USD, Selling')).toHaveValue('1759.00')
  await desk.getByRole('button', { name: 'Clear changes' }).click()
})

test('a figure typed in a returned row corrects the version that came back', async () => {
  const desk = officer.page
  await desk.goto('/backoffice/rates')
  await figure('KES, Buying').fill('12.80')
  await figure('KES, Selling').fill('13.10')
  await send()
  await expect(desk.getByText('One row sent.').last()).toBeVisible()
  const other = approver.page
  await other.goto('/backoffice/approvals')
  await other.getByRole('button', { name: 'Return…' }).click()
  await other.getByLabel('Reason').fill('Buying is too low')
  await other.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(other.getByText('Nothing waits for approval.')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('Returned: KES.')).toBeVisible()
  await figure('KES, Buying').fill('12.90')
  await expect(figure('KES, Selling')).toHaveValue('13.10')
  await expect(desk.getByText('Continues the version sent before: KES.')).toBeVisible()
  await expect(
    desk.getByText(/Edits the version by .* In effect: .* Returned: Buying is too low/),
  ).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  await send()
  await expect(desk.getByText('One row sent.').last()).toBeVisible()
  await expect(desk.getByText('Returned: KES.')).toBeHidden()
  await other.reload()
  await other.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(other.getByText('Approved.').last()).toBeVisible()
})

test(
  'a line that breaks while rates are sent: the desk says whether they arrived, and sends nothing twice',
  { tag: '@gate' },
  async () => {
    const desk = officer.page
    const board = '**/rates/board*'
    const batch = '**/rates/batch'
    const waiting = async () => {
      const answer = await desk.request.get('/backoffice/api/rates/board?sheet=exchange')
      type Board = { rows: { key: string; waiting: unknown[] }[] }
      return ((await answer.json()) as Board).rows.find(({ key }) => key === 'USD')?.waiting.length
    }
    await desk.goto('/backoffice/rates')
    await expect(figure('USD, Buying')).not.toHaveValue('')
    await figure('USD, Selling').fill('1759.00')

    // Neither the rows nor the question after them get through: nobody knows, and the figures stay.
    await desk.route(batch, (route) => route.abort('connectionreset'))
    await desk.route(board, (route) => route.abort('connectionreset'))
    await send()
    await expect(desk.getByText('it is not known whether your rows arrived', { exact: false })).toBeVisible()
    await expect(figure('USD, Selling')).toHaveValue('1759.00')
    expect(await waiting()).toBe(0)
    await desk.unroute(board)
    await desk.unroute(batch)

    // The service has them, and its answer is lost.
    await desk.route(batch, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await send()
    await expect(desk.getByText('Your row had arrived already', { exact: false })).toBeVisible()
    await keepUndoOpen(desk)
    await expect(figure('USD, Selling')).not.toHaveValue('1759.00')
    expect(await waiting()).toBe(1)
    await desk.unroute(batch)
    await desk.keyboard.press('Alt+z')
    await expect(desk.getByText('Withdrawn. Your figures are in the sheet again.')).toBeVisible()
    await expect(figure('USD, Selling')).toHaveValue('1759.00')
    expect(await waiting()).toBe(0)
    await figure('USD, Selling').press('Escape')
    await expect(figure('USD, Selling')).not.toHaveValue('1759.00')
  },
)

test('no one approves their own rates; a scheduled rate is unscheduled, resent and withdrawn', async ({
  browser,
}) => {
  const boss = await openAsStaff(browser, server, 'administrator')
  const desk = boss.page
  await desk.goto('/backoffice/rates')
  await desk.getByLabel('JPY, Buying').fill('11.1000')
  await desk.getByRole('radio', { name: 'Schedule' }).check()
  // The day after tomorrow in Malawi, at eight.
  const day = new Date(Date.now() + 50 * 3_600_000).toISOString().slice(0, 10)
  await desk.getByLabel('Date').fill(day)
  await desk.getByRole('button', { name: /^Send/ }).click()
  await expect(desk.getByText('One row sent.').last()).toBeVisible()
  await desk.goto('/backoffice/approvals')
  await expect(desk.getByText('You wrote some of this')).toBeVisible()
  await expect(desk.getByRole('button', { name: /Approve/ })).toHaveCount(0)
  const other = approver.page
  await other.goto('/backoffice/approvals')
  await expect(other.getByText(/Going live at .*, 08:00 CAT/)).toBeVisible()
  await other.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(other.getByText('Approved.').last()).toBeVisible()
  await desk.goto('/backoffice/rates')
  await expect(desk.getByRole('row', { name: /^JPY/ }).first()).toContainText(/Scheduled\s.*\s08:00/)
  // On a phone and at 200 % what is scheduled does not widen the page.
  for (const width of [390, 640, 768]) {
    await desk.setViewportSize({ width, height: 720 })
    await expectNoSidewaysScroll(desk)
  }
  await desk.setViewportSize({ width: 1280, height: 720 })
  // Off the schedule, sent anew, and withdrawn from each of the two screens.
  await desk.getByRole('button', { name: 'Unschedule: JPY' }).click()
  await expect(desk.getByText('One row taken off the schedule.', { exact: false })).toBeVisible()
  await expect(desk.getByRole('row', { name: /^JPY/ }).first()).not.toContainText('Scheduled')
  const sendAgain = async () => {
    await desk.getByRole('button', { name: 'Edit and resend: JPY' }).click()
    await desk.getByRole('button', { name: /^Send/ }).click()
    await expect(desk.getByText('One row sent.').last()).toBeVisible()
  }
  await sendAgain()
  await desk.getByRole('button', { name: 'Withdraw: JPY' }).click()
  await expect(desk.getByText('One row withdrawn.')).toBeVisible()
  await sendAgain()
  await desk.goto('/backoffice/approvals')
  await desk.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(desk.getByText('Withdrawn. It is a draft again.')).toBeVisible()
  await expect(desk.getByText('You wrote some of this')).toHaveCount(0)
  // Playwright's own script is not let into the pages before and after.
  expect(boss.errors(/Blocked script execution/)).toEqual([])
})

test('a new version of an approved tariff begins as its copy', async () => {
  const desk = officer.page
  const tariffs = (await (await desk.request.get('/api/bank_rates?kind=tariff&limit=100')).json()) as {
    id: string
    unit: string
    product: string
  }[]
  const inWords = tariffs.find(({ unit }) => unit === 'text')
  await desk.goto('/backoffice/rates?sheet=tariff')
  await desk.locator(`a[href$="/bank_rates/${inWords?.id ?? ''}"]`).click()
  await expect(desk.getByText('Approved rates can’t be changed.')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Archive' })).toBeEnabled()
  await desk.getByRole('button', { name: 'New version' }).click()
  await expect(desk).toHaveURL(/\/bank_rates\/create$/)
  await expect(desk.getByLabel('Product', { exact: true })).toHaveValue(inWords?.product ?? '')
  await expect(desk.getByLabel(/^Takes effect/)).toHaveValue('')
  await expect(desk.getByRole('button', { name: /^Save/ })).toBeEnabled()
})

import type { Page } from '@playwright/test'
import { axeViolations, type StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { settleLayout } from './support/settle-layout.ts'
import { expect, test } from './support/test.ts'

// What a website is put together from, as staff do it: a page of sections, a menu, and the desk of a translator.

test.describe.configure({ mode: 'serial' })

let server: ServerBeside
let author: StaffPage
let desk: Page
openDesks(['author'], (at) => {
  server = at.server
  author = at.author
  desk = author.page
})

/** What the service refuses on purpose shows in the console too; so does axe, which the preview's frame lets run nothing. */
const refused = /answer (400|409)|status of (400|409)|Blocked script execution/

const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: true })
const field = (name: string) => desk.getByRole('textbox', { name, exact: true })
const group = (name: string) => desk.getByRole('group', { name, exact: true })
/** The labels and summaries of a list's cards, in their order. */
const cards = (list: string) =>
  group(list)
    .getByRole('list')
    .first()
    .locator('> li[data-card] button[data-act="toggle"]')
    .allInnerTexts()
    .then((all) => all.map((text) => text.replaceAll(/\s+/g, ' ').trim()))
const addSection = async (type: string, title: string) => {
  await button('Add a section').click()
  await desk.getByRole('menuitem', { name: type, exact: true }).click()
  // The cursor is in the new card at once.
  await desk.keyboard.type(title)
}

test(
  'a page is put together from sections, in any order, by keyboard and by drag',
  { tag: '@gate' },
  async () => {
    await desk.goto('/backoffice/pages/create')
    await desk.getByLabel('Company', { exact: true }).selectOption('bank')
    await field('Heading, English').fill('Banking by boat')
    await field('Description, English').fill('A branch that comes over the lake.')
    await field('Introduction, English').fill('Each Monday.')
    for (const title of ['Where it lands', 'When it comes', 'What it takes']) await addSection('Text', title)
    expect(await cards('Sections')).toEqual([
      'Text Where it lands',
      'Text When it comes',
      'Text What it takes',
    ])

    await button(/^Move Text 3\./).focus()
    await desk.keyboard.press('ArrowUp')
    await desk.keyboard.press('ArrowUp')
    expect(await cards('Sections')).toEqual([
      'Text What it takes',
      'Text Where it lands',
      'Text When it comes',
    ])
    // The focus goes along, and the new place is told.
    await expect(button(/^Move Text 1\./)).toBeFocused()
    await expect(group('Sections').locator('output').last()).toHaveText('Moved to place 1 of 3.')

    await button('Close all').first().click()
    await expect(group('Sections').getByRole('button', { expanded: true })).toHaveCount(0)
    await settleLayout(desk)
    const [from, to] = [
      await button(/^Move Text 1\./).boundingBox(),
      await button(/^Move Text 3\./).boundingBox(),
    ]
    await desk.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
    await desk.mouse.down()
    await desk.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 14, { steps: 12 })
    await desk.mouse.up()
    await expect
      .poll(() => cards('Sections'))
      .toEqual(['Text Where it lands', 'Text When it comes', 'Text What it takes'])

    await button('Duplicate Text 1').click()
    await button('Remove Text 2').click()
    await expect(button('Undo')).toBeFocused()
    await desk.keyboard.press('Enter')
    expect(await cards('Sections')).toHaveLength(4)
    await button('Remove Text 2').click()
    await button('Hide Text 3 from readers').click()
    expect(await cards('Sections')).toEqual([
      'Text Where it lands',
      'Text When it comes',
      'Text What it takes Hidden',
    ])
    expect(await axeViolations(desk)).toEqual([])
  },
)

test(
  'a link is chosen by its title; one that leads nowhere is refused at its field, in its card',
  { tag: '@gate' },
  async ({ page }) => {
    for (const place of [1, 2, 3]) {
      await group(`Text ${place}`).getByRole('button', { expanded: false }).first().click()
      await group(`Text ${place}`).getByRole('button', { name: 'Add to text' }).click()
      await field('Text 1, English')
        .nth(place - 1)
        .fill(`Words ${place}.`)
    }
    await button('Add to next steps').click()
    await field('Name, English').fill('Find us')
    await button('Choose: Link').click()
    await desk.getByLabel('Words of the title, or an address').fill('branches')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /\/fdhbankplc\/branches\b/ })
      .first()
      .click()
    await expect(field('Link')).toHaveValue(/^\/fdhbankplc\/branches/)
    await expect(desk.getByText(/^Leads to: /)).toBeVisible()
    await button('Add to next steps').click()
    await field('Name, English').last().fill('Nowhere')
    await field('Link').last().fill('/fdhbankplc/no-such-page')
    await expect(desk.getByText('This page doesn’t exist.', { exact: true })).toBeVisible()
    await group('Next steps').getByRole('button', { name: 'Close all' }).click()

    await button('Publish…').click()
    const faults = desk.getByRole('region', { name: 'One field needs attention.' })
    await expect(faults).toBeVisible()
    await expect(field('Link')).toBeFocused()
    await expect(faults).toContainText('This page doesn’t exist: /fdhbankplc/no-such-page.')
    // From anywhere on the page, also where its card was closed meanwhile.
    await group('Next steps').getByRole('button', { name: 'Close all' }).click()
    await faults.getByRole('button').click()
    await expect(field('Link')).toBeFocused()
    await field('Link').fill('/fdhbankplc/branches')
    await button('Publish…').click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
    await expect(desk.getByText('Published.', { exact: true }).last()).toBeVisible()

    await page.goto(`${server.url}/fdhbankplc/banking-by-boat`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'When it comes' })).toBeVisible()
    await expect(main).not.toContainText('What it takes')
  },
)

test(
  'a typed figure gives way to the rate itself, and one that there is not is refused',
  { tag: '@gate' },
  async ({ page }) => {
    const first = field('Text 1, English').first()
    await group('Text 1').getByRole('button', { name: 'Where it lands' }).click()
    await first.fill('It pays ')
    await button('Insert a figure into Text 1, English').first().click()
    await desk.getByLabel('Name or code').fill('savings')
    await desk.keyboard.press('Enter')
    await expect(first).toBeFocused()
    await expect(first).toHaveValue(/^It pays \{rate:[a-z-]+\}$/)
    await expect(desk.getByText(/^\{rate:[a-z-]+\} → \d/)).toBeVisible()
    // A number that counts something is offered the fact that it equals; one in an address is left alone.
    await first.fill('Come to one of 5000 agents.')
    await expect(desk.getByText('5000 equals the fact', { exact: false })).toBeVisible()
    await first.fill('Come to Plot 5000 in Area 5000.')
    await expect(desk.getByText('5000 equals the fact', { exact: false })).toHaveCount(0)
    await first.fill('It pays {rate:no-such-rate}')
    await button('Publish…').click()
    await expect(desk.getByText('There is no rate "no-such-rate".').first()).toBeVisible()
    await expect(first).toBeFocused()
    await first.fill('It pays nothing.')
    await page.goto(`${server.url}/fdhbankplc/banking-by-boat`)
    await expect(page.getByRole('main')).toContainText('Words 1.')
  },
)

test('a menu’s link goes into another category by keyboard, and the website’s menu follows', async ({
  page,
}) => {
  desk.once('dialog', (dialog) => void dialog.accept())
  await desk.goto('/backoffice/menus')
  await desk
    .getByRole('link', { name: /^bank$|FDH Bank PLC/ })
    .first()
    .click()
  const first = desk.getByRole('button', { name: /^Move Link 1 of / }).first()
  await expect(first).toBeVisible()
  const name = await desk.locator('li[data-inner] button[data-act="toggle"]').first().innerText()
  await first.focus()
  const steps = await desk.getByRole('button', { name: /^Move Link \d+ of Accounts\. / }).count()
  for (let step = 0; step < steps; step++) await desk.keyboard.press('ArrowDown')
  await expect(button(/^Move Link 1 of Loans\. /)).toBeFocused()
  expect(await axeViolations(desk)).toEqual([])
  await button('Publish…').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByText('Published.', { exact: true }).last()).toBeVisible()
  const said =
    name
      .split('→')[0]
      ?.replace(/^Link\s*/, '')
      .trim() ?? ''
  await page.goto(`${server.url}/fdhbankplc/home`)
  const linkIn = (category: RegExp) =>
    page
      .locator('header nav li')
      .filter({ hasText: category })
      .getByRole('link', { name: said, exact: true, includeHidden: true })
  await expect(linkIn(/^(Back: )?Loans/).first()).toBeAttached()
  await expect(linkIn(/^(Back: )?Accounts/)).toHaveCount(0)
})

test('a translator goes from text to text without the mouse', { tag: '@gate' }, async () => {
  await desk.goto('/backoffice/translations')
  await desk.getByLabel('Collection').selectOption('pages')
  const chichewa = desk.getByRole('textbox', { name: 'Chichewa' })
  await expect(chichewa).toBeFocused()
  await expect(desk.getByRole('heading', { name: 'Banking by boat' })).toBeVisible()
  const place = desk.locator('output').filter({ hasText: / of \d+$/ })
  await expect(place).toHaveText(/^1 of/)
  await desk.keyboard.type('Banki ya paboti')
  await desk.keyboard.press('Control+Enter')
  await expect(place).toHaveText(/^2 of/)
  await expect(chichewa).toHaveValue('')
  await expect(chichewa).toBeFocused()
  await desk.keyboard.press('Alt+n')
  await expect(place).toHaveText(/^3 of/)
  await desk.keyboard.type('Mawu')
  await desk.keyboard.press('Alt+Enter')
  await expect(place).toHaveText(/^4 of/)
  expect(await axeViolations(desk)).toEqual([])
  await desk.getByRole('link', { name: 'Banking by boat' }).click()
  await expect(field('Heading, Chichewa')).toHaveValue('Banki ya paboti')
  await expect(desk.getByText('Reviewed', { exact: true }).first()).toBeVisible()
  expect(author.errors(refused)).toEqual([])
})

import type { Page } from '@playwright/test'
import type { Role } from '../contract/roles.ts'
import { axeInBothColours, pasteInto } from './support/back-office.ts'
import { enterBackoffice, endSession, sampleStaff, typeSignIn } from './support/backoffice-people.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { staffAccounts } from './support/staff-accounts.ts'
import { expect, test } from './support/test.ts'

// Something is typed, and its writer may not go on: the role is taken, the session ends, the account is disabled. Nothing of it
// stays in sight, and all of it is there once they may.

test.describe.configure({ mode: 'default', timeout: 180_000 })

let server: ServerBeside
let accounts: ReturnType<typeof staffAccounts>
test.beforeAll(async () => {
  server = await startBeside()
  accounts = staffAccounts(server)
})
test.afterAll(() => server.stop())

/** What the browser notes of what is refused. */
const refused = /\b40[13]\b/

const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Sign in' })
const lead = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Valuation of a plot in Zomba' }).first()

/** A screen with something typed, and how it is found again. */
const screens: {
  name: string
  /** whose it is; where they are given its role for the test, `now` is what they have else */
  role: string
  own: readonly Role[]
  other: readonly Role[]
  path: (id: string) => string
  typed: string
  type: (page: Page) => Promise<void>
  again: (page: Page) => Promise<void>
}[] = [
  {
    name: 'a user',
    role: 'approver',
    own: ['administrator', 'approver'],
    other: ['approver'],
    path: (id) => `/users/${id}`,
    typed: 'Sample author of news',
    async type(page) {
      await page.getByRole('textbox', { name: 'Name' }).fill('Sample author of news')
      await page.getByRole('checkbox', { name: 'Auditor' }).check()
      await page.getByLabel('Reason for these roles').fill('Stands in during leave')
    },
    async again(page) {
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sample author of news')
      await expect(page.getByRole('checkbox', { name: 'Auditor' })).toBeChecked()
      await expect(page.getByLabel('Reason for these roles')).toHaveValue('Stands in during leave')
      await expect(page.getByRole('button', { name: 'Save the roles' })).toBeEnabled()
    },
  },
  {
    name: 'an enquiry',
    role: 'kyc-officer',
    own: ['kyc_officer'],
    other: ['author'],
    path: () => '/lead-states',
    typed: 'Called twice, nobody answered.',
    async type(page) {
      await page.getByLabel('Show').selectOption('All')
      await lead(page)
        .getByRole('button', { name: /^Notes and assignment/ })
        .click()
      await lead(page).getByLabel('Note to colleagues').fill('Called twice, nobody answered.')
    },
    async again(page) {
      await expect(page.getByLabel('Show').locator('option:checked')).toHaveText('All')
      await expect(lead(page).getByLabel('Note to colleagues')).toHaveValue('Called twice, nobody answered.')
    },
  },
]

for (const { name, role, own, other, path, typed, type, again } of screens)
  test(`${name}: what is typed outlasts the role, the session and a disabled account`, async ({
    page,
    request,
    expectError,
  }) => {
    expectError(refused, 'perhaps')
    const { setRoles, act, enable, find } = accounts(request)
    const person = sampleStaff(server, role)
    if ((await find(role)).roles.join() !== own.join()) await setRoles(role, own)
    await enterBackoffice(page, server, person, path((await find('author')).id))
    await type(page)
    const gone = () => expect(page.locator('body')).not.toContainText(typed)

    await test.step('the role is taken and given back', async () => {
      await setRoles(role, other)
      await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
      await gone()
      await setRoles(role, own)
      await again(page)
    })
    await test.step('the session ends', async () => {
      await act(role, 'sessions/end')
      await expect(signInScreen(page)).toBeVisible()
      await gone()
      await typeSignIn(page, person)
      await again(page)
    })
    await test.step('the account is disabled', async () => {
      await act(role, 'disable')
      await expect(signInScreen(page)).toBeVisible()
      await expect(
        page.getByText('ended on another device or by an administrator', { exact: false }),
      ).toBeVisible()
      await gone()
      await typeSignIn(page, person)
      await expect(page.getByRole('alert')).toContainText('or the account is disabled')
      expect(await axeInBothColours(page)).toEqual([])
      await enable(role)
      await typeSignIn(page, person)
      await again(page)
    })
    if (name === 'a user') {
      // What is saved is typed no more.
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: typed })).toBeVisible()
      await page.getByRole('button', { name: 'Save the roles' }).click()
      await expect(page.getByRole('checkbox', { name: 'Auditor' })).not.toBeChecked()
    }
    await page.goto('about:blank')
  })

test('a session that ends while its line is being opened again ends on the screen as well', async ({
  page,
  request,
  expectError,
}) => {
  expectError(refused, 'perhaps')
  const { setRoles, act } = accounts(request)
  const opened = page.waitForEvent('websocket')
  await enterBackoffice(page, server, sampleStaff(server, 'kyc-officer'), '/lead-states')
  const line = await opened
  await page.getByLabel('Show').selectOption('All')
  await expect(lead(page)).toBeVisible()
  // A changed role ends the line, and a second later the browser opens it again.
  const closed = line.waitForEvent('close')
  await setRoles('kyc-officer', ['author'])
  await closed
  await act('kyc-officer', 'sessions/end')
  await expect(signInScreen(page)).toBeVisible()
  await expect(lead(page)).toBeHidden()
  await setRoles('kyc-officer', ['kyc_officer'])
})

test('rates that were pasted, and what was told to the approver, outlast a session that ends before they are sent', async ({
  page,
  expectError,
}) => {
  expectError(refused, 'perhaps')
  const person = sampleStaff(server, 'rates-officer')
  await enterBackoffice(page, server, person, '/rates')
  const figure = (label: string) => page.getByLabel(label, { exact: true })
  await expect(figure('USD, Buying')).toHaveValue('1734.00')
  await pasteInto(
    page,
    'USD, Buying',
    'currency\tbuying\tselling\nUSD\t1740.00\t1758.00\nZAR\t94.10\t96.20\n',
  )
  await expect(page.getByText('Pasted 2 rows.')).toBeVisible()
  await page.getByLabel('Note to the approver').fill('Monday’s rates')
  await endSession(page, server, () => page.getByRole('button', { name: /^Send 2/ }).click())
  await expect(page.locator('body')).not.toContainText('1740.00')
  await typeSignIn(page, person)
  await expect(figure('USD, Buying')).toHaveValue('1740.00')
  await expect(figure('USD, Selling')).toHaveValue('1758.00')
  await expect(figure('ZAR, Selling')).toHaveValue('96.20')
  await expect(page.getByLabel('Note to the approver')).toHaveValue('Monday’s rates')
  // Not sent before, it is sent once.
  await page.getByRole('button', { name: /^Send 2/ }).click()
  await expect(page.getByText('2 rows sent. Somebody else approves them.')).toBeVisible()
  await expect(figure('USD, Buying')).toHaveValue('1734.00')
  await page.goto('about:blank')
})

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Role } from '../contract/roles.ts'
import { axeInBothColours } from './support/back-office.ts'
import { enterBackoffice, sampleStaff, signOut, typeSignIn } from './support/backoffice-people.ts'
import { freshEmail } from './support/codes.ts'
import { handInByApi, type Customer } from './support/kyc-by-api.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { staffAccounts } from './support/staff-accounts.ts'
import { both } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// What somebody may do changes while they are at work: they are told, nothing that is no longer theirs stays in sight, and
// what they typed is there when they may go on. And whoever sits down at a computer after another finds nothing of theirs.

test.describe.configure({ mode: 'default', timeout: 120_000 })

let server: ServerBeside
let accounts: ReturnType<typeof staffAccounts>
test.beforeAll(async () => {
  server = await startBeside()
  accounts = staffAccounts(server)
})
test.afterAll(() => server.stop())

/** What the browser notes of what is refused. */
const refused = /\b40[13]\b/

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
const notYours = (page: Page) => page.getByRole('heading', { name: 'You don’t have access to this page' })
/** All that the browser keeps for the page. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
const reference = ({ id }: Customer) => id.slice(0, 8).toUpperCase()

test('a KYC officer loses the role with a document open and a reason half written, and has it back', async ({
  page,
  request,
  expectError,
}) => {
  expectError(refused, 'perhaps')
  const { setRoles } = accounts(request)
  const customer = await handInByApi(request, server, freshEmail())
  await enterBackoffice(page, server, sampleStaff(server, 'kyc-officer'), `/kyc/${customer.id}`)
  await button(page, 'Start review').click()
  await expect(page.getByRole('img', { name: /page 1$/ })).toBeVisible()
  await button(page, 'Reveal').click()
  await expect(page.getByText(customer.account)).toBeVisible()
  await page.getByLabel('Note to colleagues').fill('The name differs from the ID.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('in English').fill('The stamp is missing.')

  await setRoles('kyc-officer', ['author'])
  await expect(told(page, 'You no longer have the role: KYC officer.')).toBeVisible()
  await expect(told(page, 'You have a new role: Author.')).toBeVisible()
  await expect(notYours(page)).toBeVisible()
  await expect(page.getByText('You are signed in as: Author.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  for (const secret of [customer.account, 'The stamp is missing.', 'The name differs from the ID.']) {
    await expect(page.locator('body')).not.toContainText(secret)
    expect(await stored(page)).not.toContain(secret)
  }
  await expect(page.locator('img')).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'KYC reviews' })).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Media' })).toBeVisible()
  expect(await axeInBothColours(page)).toEqual([])

  await setRoles('kyc-officer', ['kyc_officer', 'author'])
  // The dialog that is there again hides all else from a screen reader: the notice may be below it by now.
  await expect(
    page.getByRole('alert', { includeHidden: true }).filter({ hasText: 'You have a new role: KYC officer.' }),
  ).toBeVisible()
  await expect(dialog.getByLabel('in English')).toHaveValue('The stamp is missing.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${reference(customer)}`)
  await expect(page.getByLabel('Note to colleagues')).toHaveValue('The name differs from the ID.')
  // The number was revealed to somebody who had the right to it; it is asked for anew.
  await expect(page.getByText(customer.account)).toHaveCount(0)
  await setRoles('kyc-officer', ['kyc_officer'])
  await expect(told(page, 'You no longer have the role: Author.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** A new selling rate of the dollar is sent for approval. */
async function sendRates(request: APIRequestContext): Promise<void> {
  const at = `${server.url}/backoffice/api/rates`
  const headers = await accounts(request).headers('rates-officer')
  type Board = { rows: { key: string; live: { figures: Record<string, string> } }[] }
  const { rows } = (await (await request.get(`${at}/board?sheet=exchange`, { headers })).json()) as Board
  const live = rows.find(({ key }) => key === 'USD')?.live.figures ?? {}
  const figures = { ...live, selling: (Number(live['selling']) * 1.001).toFixed(2) }
  const data = { sheet: 'exchange', effective_at: null, rows: [{ key: 'USD', figures }], confirmed: [] }
  const sent = await request.post(`${at}/batch`, { headers, data })
  expect(sent.ok(), await sent.text()).toBe(true)
}

/** A screen of each kind with something typed: how it is opened and typed, and where it is found again. */
const screens: {
  name: string
  role: string
  now: readonly Role[]
  typed: string
  type: (page: Page, request: APIRequestContext) => Promise<void>
  again: (page: Page) => Promise<void>
}[] = [
  {
    name: 'the form of an item',
    role: 'author',
    now: ['auditor'],
    typed: 'Is the counter open on Saturday?',
    async type(page) {
      await page.goto(`${server.url}/backoffice/faqs/create`)
      await page
        .getByRole('textbox', { name: 'Question, English', exact: true })
        .fill('Is the counter open on Saturday?')
    },
    async again(page) {
      await page.getByRole('button', { name: 'Restore it' }).click()
      await expect(page.getByRole('textbox', { name: 'Question, English', exact: true })).toHaveValue(
        'Is the counter open on Saturday?',
      )
    },
  },
  {
    name: 'the form of a customer’s item',
    role: 'kyc-officer',
    now: ['auditor'],
    typed: 'A loan for a maize mill',
    async type(page) {
      await page.goto(`${server.url}/backoffice/leads/create`)
      await page.getByRole('textbox', { name: 'Subject' }).fill('A loan for a maize mill')
    },
    async again(page) {
      await page.getByRole('button', { name: 'Restore it' }).click()
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A loan for a maize mill')
    },
  },
  {
    name: 'the rates desk',
    role: 'rates-officer',
    now: ['author'],
    typed: 'Before the market opens',
    async type(page) {
      await page.goto(`${server.url}/backoffice/rates`)
      await page.getByLabel('USD, Buying', { exact: true }).fill('1744.00')
      await page.getByLabel('Note to the approver').fill('Before the market opens')
    },
    async again(page) {
      await expect(page.getByLabel('USD, Buying', { exact: true })).toHaveValue('1744.00')
      await expect(page.getByLabel('Note to the approver')).toHaveValue('Before the market opens')
      await page.getByRole('button', { name: 'Clear changes' }).click()
    },
  },
  {
    name: 'approvals',
    role: 'approver',
    now: ['author'],
    typed: 'The selling rate is too low.',
    async type(page, request) {
      await sendRates(request)
      await page.goto(`${server.url}/backoffice/approvals`)
      await page.getByRole('button', { name: /^Return/ }).click()
      await page.getByLabel('Reason for the author').fill('The selling rate is too low.')
    },
    async again(page) {
      await expect(page.getByLabel('Reason for the author')).toHaveValue('The selling rate is too low.')
    },
  },
]
const rolesOf: Readonly<Record<string, Role>> = {
  author: 'author',
  approver: 'approver',
  'rates-officer': 'rates_officer',
  'kyc-officer': 'kyc_officer',
}
for (const screen of screens)
  test(`${screen.name}: what was typed is out of sight without the role, and there with it`, async ({
    page,
    request,
    expectError,
  }) => {
    expectError(refused, 'perhaps')
    const { setRoles } = accounts(request)
    const { role, now, typed } = screen
    const own = rolesOf[role]
    if (!own) throw new Error(role)
    await enterBackoffice(page, server, sampleStaff(server, role))
    await screen.type(page, request)
    await setRoles(role, now)
    await expect(told(page, 'You no longer have the role')).toBeVisible()
    await expect(notYours(page)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(typed)
    await setRoles(role, [own])
    await expect(notYours(page)).toHaveCount(0)
    await screen.again(page)
    await page.goto('about:blank')
  })

test(
  'an administrator ends the sessions of somebody who is writing: the sign-in says why, and the words are kept',
  { tag: '@gate' },
  async ({ page, request, expectError }) => {
    expectError(refused, 'perhaps')
    const { act } = accounts(request)
    const person = sampleStaff(server, 'author')
    await enterBackoffice(page, server, person)
    await page.goto(`${server.url}/backoffice/faqs/create`)
    const words = page.getByRole('textbox', { name: 'Question, English', exact: true })
    await words.fill('Is there a car park?')
    await act('author', 'sessions/end')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(
      page.getByText('Your session was ended on another device or by an administrator.', { exact: false }),
    ).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Is there a car park?')
    expect(await axeInBothColours(page)).toEqual([])
    await typeSignIn(page, person)
    await button(page, 'Restore it').click()
    await expect(words).toHaveValue('Is there a car park?')
    await page.goto('about:blank')
  },
)

test('what one signs in as in one tab, no other tab goes on with as somebody else', async ({
  page,
  context,
  expectError,
}) => {
  expectError(refused, 'perhaps')
  await enterBackoffice(page, server, sampleStaff(server, 'administrator'), '/audit')
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
  // The first tab hears of nothing: its line is cut while somebody else signs in beside it.
  await page.routeWebSocket(/\/backoffice\/live$/, () => {})
  await page.reload()
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
  await become(context, 'author')
  await page.getByRole('searchbox').fill('rates')
  await button(page, 'Search').click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('another user signed in in this browser', { exact: false })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Audit' })).toHaveCount(0)
  // The one who signed in beside goes on undisturbed.
  const there = await context.newPage()
  await there.goto(`${server.url}/backoffice`)
  await expect(button(there, 'Sample author')).toBeVisible()
  await there.goto('about:blank')
})

/** Signs somebody in by the cookie that all tabs of a browser share. */
async function become(context: BrowserContext, role: string): Promise<void> {
  const answer = await context.request.post(`${server.url}/backoffice/auth/sign-in/email`, {
    data: sampleStaff(server, role),
    headers: { origin: server.url, 'x-backoffice': '1' },
  })
  expect(answer.ok()).toBe(true)
}

test('whoever signs in after another at one computer finds nothing of theirs, nor takes it for their own', async ({
  page,
  expectError,
}) => {
  expectError(refused, 'perhaps')
  const columnsOf = async () =>
    JSON.stringify(await (await page.request.get(`${server.url}/backoffice/api/preferences`)).json())
  await enterBackoffice(page, server, sampleStaff(server, 'author'), '/faqs')
  await button(page, 'Columns').click()
  await page.getByRole('switch', { name: 'Duplicate, discard' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(columnsOf).toContain('faqs')
  const made = await page.request.post(`${server.url}/api/faqs`, {
    headers: { origin: server.url, 'x-backoffice': '1' },
    data: { question: both('Whose words are these?'), answer: both('<p>Mine.</p>'), group: both('Fair') },
  })
  const { id } = (await made.json()) as { id: string }
  const shown = async () => (await page.request.get(`${server.url}/api/faqs/${id}`)).status()
  await page.goto(`${server.url}/backoffice/faqs/${id}`)
  await page.getByRole('textbox', { name: 'Question, English', exact: true }).fill('Whose words, not saved?')
  await button(page, 'Archive').click()
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.poll(shown).toBe(404)
  page.once('dialog', (dialog) => void dialog.accept())
  await signOut(page, 'Sample author')
  expect(await stored(page)).not.toContain('Whose words')

  await typeSignIn(page, sampleStaff(server, 'rates-officer'))
  await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Archived')
  await page.keyboard.press('Alt+z')
  await expect(page.locator('body')).not.toContainText('Whose words')
  await page.goto(`${server.url}/backoffice/loans`)
  await button(page, 'Columns').click()
  await page.getByRole('switch', { name: 'Duplicate, discard' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(columnsOf).toContain('loans')
  expect(await columnsOf()).not.toContain('faqs')
  expect(await shown()).toBe(404)
})

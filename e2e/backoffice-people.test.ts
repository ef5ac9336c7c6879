import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { codeOf } from '../server/test-support/totp.ts'
import { enterBackoffice, linkFor, sampleStaff, typeSignIn } from './support/backoffice-people.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Staff come in, and administrators say who may: one service, in which each journey has people of its own.

let server: ServerBeside
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = await startBeside()
})
test.afterAll(() => server.stop())
// Whoever is not signed in yet is told so, and a wrong code is refused: both are answers the browser notes.
test.beforeEach(({ expectError }) => {
  expectError(/console error: .*\b(401|409|410|422|429)\b/, 'perhaps')
})
test.afterEach(({ page }) => page.goto('about:blank').then(() => {}))

async function axeClean(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('h1')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
const signOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('sign-in by keyboard; a second factor by its key, asked for next time; a recovery code serves once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const author = sampleStaff(server, 'author')
  await page.goto(`${server.url}/backoffice`)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await axeClean(page)
  await page.keyboard.type(author.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The e-mail or the password is wrong.')
  await page.getByLabel('Password').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(author.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()

  await page.goto(`${server.url}/backoffice/account`)
  await axeClean(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill(author.password)
  await page.getByRole('button', { name: 'Begin' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Scan this')).toBeVisible()
  await axeClean(page)
  const secret = ((await dialog.getByText(/^Key:/).textContent()) ?? '').replace(/^Key:|\s/g, '')
  await dialog.getByLabel('Code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await axeClean(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On. Recovery codes left: 10.')).toBeVisible()
  await signOut(page, 'Sample author')

  await typeSignIn(page, author)
  await expect(page.getByLabel('Code')).toBeFocused()
  await axeClean(page)
  await page.getByLabel('Code').fill('000 000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The code is wrong')
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await signOut(page, 'Sample author')

  const byRecovery = async (code: string) => {
    await typeSignIn(page, author)
    await page.getByRole('button', { name: /use a recovery code/ }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await byRecovery(codes[0] ?? '')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.goto(`${server.url}/backoffice/account`)
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
  await signOut(page, 'Sample author')
  await byRecovery(codes[0] ?? '')
  await expect(page.getByRole('alert')).toContainText('used already')
})

test('a removal waits for a second; one invited sets a password by mail; two grant a role in two browsers', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const first = sampleStaff(server, 'administrator')
  await enterBackoffice(page, server, first, '/users')
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await axeClean(page)
  await page.getByRole('link', { name: 'Second sample administrator' }).click()
  await axeClean(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  // Of two administrators nobody is left to agree: it waits, and an approver may object.
  await expect(page.getByText('There is no second administrator').first()).toBeVisible()
  const approver = await browser.newContext()
  const objecting = await approver.newPage()
  await enterBackoffice(objecting, server, sampleStaff(server, 'approver'), '/requests')
  const request = objecting.getByRole('row', { name: /Second sample administrator/ })
  await expect(request).toContainText('unless an approver objects')
  await request.getByRole('button', { name: 'Object' }).click()
  await request.getByLabel('Why').fill('Nobody told me.')
  await axeClean(objecting)
  await request.getByRole('button', { name: 'Object' }).click()
  await expect(objecting.getByText('Nothing waits for a decision.')).toBeVisible()
  await objecting.goto('about:blank')
  await approver.close()

  await page.goto(`${server.url}/backoffice/users`)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Third Administrator')
  const second = { email: 'second@sample.invalid', password: 'three goats under a tree' }
  await dialog.getByLabel('E-mail').fill(second.email)
  await dialog.getByLabel('Administrator').check()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('row', { name: /Third Administrator/ })).toContainText('Invited')
  const other = await browser.newContext()
  const there = await other.newPage()
  await enterBackoffice(there, server, sampleStaff(server, 'administrator-2'), '/requests')
  await there
    .getByRole('row', { name: /Third Administrator/ })
    .getByRole('button', { name: 'Agree' })
    .click()
  await expect(there.getByText('Nothing waits for a decision.')).toBeVisible()
  await signOut(there, 'Second sample administrator')

  await there.goto(server.url + (await linkFor(server.dataDir, second.email)))
  await expect(there.getByRole('heading', { name: 'Welcome to the back-office' })).toBeVisible()
  await axeClean(there)
  const set = async (password: string) => {
    await there.getByLabel('New password').fill(password)
    await there.getByLabel('The same once more').fill(password)
    await there.getByRole('button', { name: 'Set the password' }).click()
  }
  await set('leavemealone')
  await expect(there.getByRole('alert')).toContainText('tried first')
  await set(second.password)
  await expect(there.getByText('Your password is set')).toBeVisible()
  await there.getByRole('link', { name: 'Sign in' }).click()
  await typeSignIn(there, second)
  await expect(there.getByRole('navigation', { name: 'Menu' })).toBeVisible()

  await page.getByRole('link', { name: 'Sample auditor' }).click()
  await page.getByLabel('Approver').check()
  await page.getByRole('button', { name: 'Save the roles' }).click()
  await expect(page.getByText('A second administrator must agree.', { exact: false }).last()).toBeVisible()
  await page.goto(`${server.url}/backoffice/requests`)
  await expect(
    page.getByRole('row', { name: /Sample auditor/ }).getByRole('button', { name: 'Take back' }),
  ).toBeVisible()
  await there.goto(`${server.url}/backoffice/requests`)
  await axeClean(there)
  await there
    .getByRole('row', { name: /Sample auditor/ })
    .getByRole('button', { name: 'Agree' })
    .click()
  await expect(there.getByText('Nothing waits for a decision.')).toBeVisible()
  await page.goto(`${server.url}/backoffice/users`)
  await expect(page.getByRole('row', { name: /Sample auditor/ })).toContainText('Approver, Auditor')
  await there.goto('about:blank')
  await other.close()
})

test('a session ended in one browser is ended in the other, which asks to sign in again', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000)
  const officer = sampleStaff(server, 'rates-officer')
  await enterBackoffice(page, server, officer, '/account')
  const other = await browser.newContext()
  const there = await other.newPage()
  await enterBackoffice(there, server, officer, '/account')
  await page.reload()
  const rows = page.getByRole('table', { name: 'Where you are signed in' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await rows.getByRole('button', { name: 'End' }).click()
  await expect(rows).toHaveCount(2)
  await there.reload()
  await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await there.goto('about:blank')
  await other.close()
})

test('a forgotten password: the same answer for anyone, a link, a new one; a program’s password is shown once', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const approver = sampleStaff(server, 'approver')
  await page.goto(`${server.url}/backoffice`)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await axeClean(page)
  await page.getByLabel('E-mail').fill(approver.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If this e-mail belongs to a member of staff')).toBeVisible()
  const link = server.url + (await linkFor(server.dataDir, approver.email))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('five goats under a tree')
  await page.getByLabel('The same once more').fill('five goats under a tree')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your password is set')).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link does not serve any more' })).toBeVisible()
  await axeClean(page)

  await enterBackoffice(page, server, sampleStaff(server, 'administrator'), '/service-accounts')
  await page.getByRole('button', { name: 'New service account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('branch-loader')
  await dialog.getByLabel('Branches', { exact: true }).check()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(dialog.getByLabel('Password')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row', { name: /branch-loader/ })
  await expect(row).toContainText('Active')
  await axeClean(page)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
})

import { codeOf } from '../server/test-support/totp.ts'
import { axeInBothColours } from './support/back-office.ts'
import {
  brokenOff,
  endSession,
  enterBackoffice,
  linkFor,
  sampleStaff,
  signOut,
  typeSignIn,
} from './support/backoffice-people.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Staff come in, and administrators say who may: one service, in which each journey has people of its own.

let server: ServerBeside
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  server = await startBeside()
})
test.afterAll(() => server.stop())
// Whoever is not signed in yet is told so, and a wrong code is refused: both are answers the browser notes.
test.beforeEach(({ expectError }) => {
  expectError(brokenOff, 'perhaps')
  expectError(/\b(401|409|410|422|429)\b/, 'perhaps')
})
test.afterEach(({ page }) => page.goto('about:blank').then(() => {}))

test(
  'sign-in by keyboard; a second factor by its key, asked for next time; a recovery code serves once',
  { tag: '@gate' },
  async ({ page }) => {
    const author = sampleStaff(server, 'author')
    await page.goto(`${server.url}/backoffice`)
    await expect(page.getByLabel('E-mail')).toBeFocused()
    expect(await axeInBothColours(page)).toEqual([])
    await page.keyboard.type(author.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'The e-mail or the password is wrong, or the account is disabled. If you are sure of both, ask an administrator.',
    )
    await page.getByLabel('Password').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(author.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    // Whoever listens hears where they are.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.goto(`${server.url}/backoffice/account`)
    expect(await axeInBothColours(page)).toEqual([])
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('dialog').getByLabel('Password').fill(author.password)
    await page.getByRole('button', { name: 'Begin' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Scan this')).toBeVisible()
    expect(await axeInBothColours(page)).toEqual([])
    const secret = ((await dialog.getByText(/^Key:/).textContent()) ?? '').replace(/^Key:|\s/g, '')
    await dialog.getByLabel('Code').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Switch it on' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    const codes = await dialog.getByRole('listitem').allTextContents()
    expect(await axeInBothColours(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('On. Recovery codes left: 10.')).toBeVisible()
    await signOut(page, 'Sample author')

    await typeSignIn(page, author)
    await expect(page.getByLabel('Code')).toBeFocused()
    expect(await axeInBothColours(page)).toEqual([])
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
  },
)

test('an address pasted with invisible marks is accepted in each field', async ({ page }) => {
  const paste = async (address: string) => {
    const field = page.getByRole('textbox', { name: 'E-mail' })
    await field.fill(`\u200b${address}\u2069`)
    await expect(field).toHaveValue(address)
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('')
  }
  const administrator = sampleStaff(server, 'administrator-2')
  await page.goto(`${server.url}/backoffice`)
  await paste(administrator.email)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await paste(administrator.email)
  await enterBackoffice(page, server, administrator, '/users')
  await page.getByRole('button', { name: 'Invite' }).click()
  await paste('invited@sample.invalid')
})

test(
  'a passkey is added, signs in alone and as the second factor, says why it is refused, and is removed',
  { tag: '@gate' },
  async ({ page }) => {
    const officer = sampleStaff(server, 'kyc-officer')
    const chromium = await page.context().newCDPSession(page)
    await chromium.send('WebAuthn.enable')
    const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await enterBackoffice(page, server, officer, '/account')
    const card = page.getByRole('region', { name: 'Passkeys' })
    await expect(card).toContainText('You have none yet.')
    const add = async (name: string) => {
      await card.getByRole('button', { name: 'Add a passkey' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
      await expect(dialog.getByLabel('Password')).toBeFocused()
      await dialog.getByLabel('Password').fill(officer.password)
      await dialog.getByLabel('Name of the passkey').fill(name)
      expect(await axeInBothColours(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Add a passkey' }).click()
      return dialog
    }
    await add('Work laptop')
    const item = card.getByRole('listitem').filter({ hasText: 'Work laptop' })
    await expect(item).toContainText('never used')
    await expect(card).toContainText('Add a second one on another device')
    expect(await axeInBothColours(page)).toEqual([])
    // The same device is told to make no second one.
    const again = await add('Once more')
    await expect(again.getByRole('alert')).toHaveText('This device has a passkey of yours already.')
    await again.getByRole('button', { name: 'Cancel' }).click()
    await signOut(page, 'Sample kyc officer')

    await page.getByRole('button', { name: 'Sign in with a passkey' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await signOut(page, 'Sample kyc officer')

    await typeSignIn(page, officer)
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
    expect(await axeInBothColours(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()

    await page.goto(`${server.url}/backoffice/account`)
    await expect(item).toContainText('last used')
    await item.getByRole('button', { name: 'Rename Work laptop' }).click()
    await page.getByLabel('Name of the passkey').fill('Desk')
    await page.getByRole('button', { name: 'Save' }).click()
    await card.getByRole('button', { name: 'Remove Desk' }).click()
    const confirm = page.getByRole('dialog', { name: 'Remove the passkey “Desk”' })
    await confirm.getByLabel('Password').fill(officer.password)
    expect(await axeInBothColours(page)).toEqual([])
    await confirm.getByRole('button', { name: 'Remove' }).click()
    await expect(card).toContainText('You have none yet.')
    await signOut(page, 'Sample kyc officer')

    // The device still has it; the service does not.
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    // Beside it may still stand that the passkey is removed.
    const refused = (words: string) => page.getByRole('alert').filter({ hasText: words })
    await expect(refused('This passkey was not accepted')).toBeVisible()
    await chromium.send('WebAuthn.clearCredentials', { authenticatorId })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(refused('this device has no passkey of yours')).toBeVisible()
    await typeSignIn(page, officer)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  },
)

test(
  'an administrator’s day: sessions ended, a removal that waits, one invited over a dead line and an ended session, a role by two, a service account',
  { tag: '@gate' },
  async ({ page, context, browser }) => {
    const first = sampleStaff(server, 'administrator')
    await enterBackoffice(page, server, first)
    await expect(page.getByRole('heading', { name: 'Work queue' })).toBeVisible()
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    expect(await axeInBothColours(page)).toEqual([])
    await page.getByRole('link', { name: 'Second sample administrator' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second sample administrator')
    expect(await axeInBothColours(page)).toEqual([])
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
    expect(await axeInBothColours(objecting)).toEqual([])
    await request.getByRole('button', { name: 'Object' }).click()
    await expect(objecting.getByText('Nothing waits for a decision.')).toBeVisible()
    await objecting.goto('about:blank')
    await approver.close()

    // Somebody left a machine signed in: their sessions are ended from here.
    const left = await browser.newContext()
    const machine = await left.newPage()
    await enterBackoffice(machine, server, sampleStaff(server, 'rates-officer'), '/account')
    await page.getByRole('link', { name: 'All users' }).click()
    await page.getByRole('link', { name: 'Sample rates officer' }).click()
    await expect(page.getByRole('table', { name: 'Open sessions' }).getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'End all sessions' }).click()
    await expect(page.getByText('None: they are signed in nowhere.')).toBeVisible()
    await machine.reload()
    await expect(machine.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await machine.goto('about:blank')
    await left.close()

    await page.getByRole('link', { name: 'All users' }).click()
    await page.getByRole('button', { name: 'Invite' }).press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Third Administrator')
    const second = { email: 'second@sample.invalid', password: 'three goats under a tree' }
    await dialog.getByLabel('E-mail').fill(second.email)
    await dialog.getByLabel('Administrator').check()
    expect(await axeInBothColours(page)).toEqual([])
    const invite = dialog.getByRole('button', { name: 'Send the invitation' })
    await context.setOffline(true)
    await invite.click()
    await expect(dialog.getByRole('alert')).toContainText('No connection')
    await context.setOffline(false)
    await endSession(page, server, () => invite.click())
    await typeSignIn(page, first)
    // What was typed stands there as it was.
    await expect(dialog.getByLabel('E-mail')).toHaveValue(second.email)
    await expect(dialog.getByLabel('Administrator')).toBeChecked()
    await invite.click()
    await expect(page.getByRole('row', { name: /Third Administrator/ })).toContainText('Invited')
    const other = await browser.newContext()
    const there = await other.newPage()
    await enterBackoffice(there, server, sampleStaff(server, 'administrator-2'), '/requests')
    await there
      .getByRole('row', { name: /Third Administrator/ })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(there.getByText('Nothing waits for a decision.')).toBeVisible()
    await signOut(there, 'Second sample administrator')

    await there.goto(server.url + (await linkFor(server.dataDir, second.email)))
    await expect(there.getByRole('heading', { name: 'Welcome to the back-office' })).toBeVisible()
    expect(await axeInBothColours(there)).toEqual([])
    const set = async (password: string) => {
      await there.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
      await there.getByLabel('Repeat new password').fill(password)
      await there.getByRole('button', { name: 'Set the password' }).click()
    }
    await set('leavemealone')
    await expect(there.getByRole('alert')).toContainText('too common')
    await set(second.password)
    await expect(there.getByText('Your password is set')).toBeVisible()
    await there.getByRole('link', { name: 'Sign in' }).click()
    await typeSignIn(there, second)
    await expect(there.getByRole('navigation', { name: 'Menu' })).toBeVisible()

    await page.getByRole('link', { name: 'Sample auditor' }).click()
    await page.getByLabel('Approver').check()
    await page.getByRole('button', { name: 'Save the roles' }).click()
    await expect(page.getByLabel('Reason for these roles')).toHaveAccessibleDescription('Fill this in.')
    await page.getByLabel('Reason for these roles').fill('Stands in during leave')
    await page.getByRole('button', { name: 'Save the roles' }).click()
    await expect(
      page.getByText('A second administrator must approve it.', { exact: false }).last(),
    ).toBeVisible()
    await page.goto(`${server.url}/backoffice/requests`)
    await expect(
      page.getByRole('row', { name: /Sample auditor/ }).getByRole('button', { name: 'Cancel request' }),
    ).toBeVisible()
    await there.goto(`${server.url}/backoffice/requests`)
    expect(await axeInBothColours(there)).toEqual([])
    await expect(there.getByText('Reason: Stands in during leave')).toBeVisible()
    await there
      .getByRole('row', { name: /Sample auditor/ })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(there.getByText('Nothing waits for a decision.')).toBeVisible()
    await page.goto(`${server.url}/backoffice/users`)
    await expect(page.getByRole('row', { name: /Sample auditor/ })).toContainText('Approver, Auditor')

    // A program's password is shown once.
    await page.getByRole('link', { name: 'Service accounts', exact: true }).click()
    await page.getByRole('button', { name: 'New service account' }).click()
    await dialog.getByLabel('Name').fill('branch-loader')
    await dialog.getByLabel('Branches', { exact: true }).check()
    expect(await axeInBothColours(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByLabel('Password')).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row', { name: /branch-loader/ })
    await expect(row).toContainText('Waits for a second administrator')
    await there.goto(`${server.url}/backoffice/requests`)
    await there
      .getByRole('row', { name: /branch-loader/ })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(there.getByText('Nothing waits for a decision.')).toBeVisible()
    await there.goto('about:blank')
    await other.close()
    await page.reload()
    await expect(row).toContainText('Active')
    expect(await axeInBothColours(page)).toEqual([])
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(row).toContainText('Revoked')

    // How the service is set up, and what the record has of the day.
    await page.getByRole('link', { name: 'System', exact: true }).click()
    await expect(page.getByRole('row', { name: /^PUBLIC_URL/ })).toBeVisible()
    await page.getByRole('link', { name: 'Audit', exact: true }).click()
    for (const done of [
      'invited Third Administrator as administrator',
      'ended 1 session of Sample rates officer',
      'made the service account branch-loader for branches',
      'revoked the service account branch-loader',
    ])
      await expect(page.getByRole('row').filter({ hasText: `Sample administrator ${done}` })).toHaveCount(1)
    await signOut(page, 'Sample administrator')
  },
)

test('a session ended in one browser is ended in the other, which asks to sign in again', async ({
  page,
  browser,
}) => {
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

test(
  'a forgotten password: the same answer for anyone, a link, a new one',
  { tag: '@gate' },
  async ({ page }) => {
    const approver = sampleStaff(server, 'approver')
    await page.goto(`${server.url}/backoffice`)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible()
    expect(await axeInBothColours(page)).toEqual([])
    await page.getByLabel('E-mail').fill(approver.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('If this e-mail belongs to a member of staff')).toBeVisible()
    const link = server.url + (await linkFor(server.dataDir, approver.email))
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('five goats under a tree')
    await page.getByLabel('Repeat new password').fill('five goats under a tree')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Your password is set')).toBeVisible()
    expect(page.url()).not.toContain('#')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(await axeInBothColours(page)).toEqual([])
  },
)

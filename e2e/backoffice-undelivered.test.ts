import { wordsOf } from './support/kyc.ts'
import { startGateway, startMailbox, type Gateway, type Mailbox } from '../server/test-support/mailbox.ts'
import { axeInBothColours, openAsStaff, type StaffPage } from './support/back-office.ts'
import { startBeside, type ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

let gateway: Gateway
let mailbox: Mailbox
let server: ServerBeside
let administrator: StaffPage
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  gateway = await startGateway()
  mailbox = await startMailbox()
  server = await startBeside({
    SMS_URL: gateway.url,
    SMS_TOKEN: 'sample',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'bank@sample.invalid',
  })
  administrator = await openAsStaff(browser, server, 'administrator')
})
test.afterAll(async () => {
  await administrator.leave()
  expect(administrator.errors()).toEqual([])
  await server.stop()
  await gateway.stop()
  await mailbox.stop()
})

test('a refused acknowledgement is shown with the enquiry, and sent again', async ({ page }) => {
  const { enquiry } = wordsOf('en')
  gateway.status = 422
  await page.goto(`${server.url}/fdhbankplc/contact`)
  await page.getByLabel(enquiry.name).fill('Sample Visitor')
  await page.getByLabel(enquiry.contact).fill('+265 999 000 500')
  await page.getByLabel(enquiry.message).fill('Which branch changes currency?')
  await page.getByRole('button', { name: enquiry.send }).click()
  await expect(page.getByText(enquiry.sentTitle)).toBeVisible()
  await page.goto('about:blank')

  const staff = administrator.page
  await expect(async () => {
    await staff.goto('/backoffice')
    await expect(staff.getByRole('region', { name: /^Not reached/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await staff.goto('/backoffice/lead-states')
  const row = staff.getByRole('listitem').filter({ hasText: 'Not reached' })
  await row.getByRole('link').first().click()
  const alert = staff.getByRole('alert')
  await expect(alert).toContainText('The customer was not reached by text message: refused (HTTP 422).')
  expect(await axeInBothColours(staff)).toEqual([])
  const failedAgain = staff.waitForResponse(
    async (response) =>
      /\/undelivered\/[\w-]+$/.test(response.url()) && (await response.text()).includes('"state":"failed"'),
  )
  await alert.getByRole('button', { name: 'Send again' }).click()
  await failedAgain
  await expect(alert).toContainText('The customer was not reached')
  gateway.status = 200
  await alert.getByRole('button', { name: 'Send again' }).click()
  await expect(staff.getByText('The message was sent.')).toBeVisible()
  expect(gateway.texts.map(({ body }) => body)).toEqual([expect.objectContaining({ to: '+265999000500' })])
})

test('a refused invitation marks the user and is listed with its cause', async () => {
  const staff = administrator.page
  mailbox.refusal = 550
  await staff.goto('/backoffice/users')
  await staff.getByRole('button', { name: 'Invite' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Sample Colleague')
  await dialog.getByLabel('E-mail').fill('gone@sample.invalid')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toHaveCount(0)
  await staff.goto('/backoffice/system')
  const letter = staff.getByRole('row', { name: /Invitation or new password/ })
  await expect(async () => {
    await staff.reload()
    await expect(letter).toContainText('refused (550)', { timeout: 2000 })
  }).toPass()
  expect(await axeInBothColours(staff)).toEqual([])
  await letter.getByRole('link', { name: 'User' }).click()
  await expect(staff.getByRole('alert')).toContainText('The user was not reached by e-mail: refused (550).')
  await staff.getByRole('link', { name: 'All users' }).click()
  const row = staff.getByRole('row', { name: /Sample Colleague/ })
  await expect(row).toContainText('Not reached')
  await row.getByRole('link').click()
  mailbox.refusal = null
  await staff.getByRole('button', { name: /invitation/ }).click()
  await expect(staff.getByRole('alert')).toHaveCount(0)
})

test('a worker that has stopped is reported on every screen', async () => {
  const staff = administrator.page
  await staff.route('**/backoffice/api/worker', (route) =>
    route.fulfill({ json: { stopped_since: '2026-11-30T06:13:00Z' } }),
  )
  for (const path of ['/backoffice', '/backoffice/kyc']) {
    await staff.goto(path)
    await expect(staff.getByRole('status').filter({ hasText: 'System' })).toContainText(
      'Messages, scheduled changes and document checks have not been carried out since 30 Nov 2026 08:13',
    )
    expect(await axeInBothColours(staff)).toEqual([])
  }
})

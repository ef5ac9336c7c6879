import type { Page } from '@playwright/test'
import { axeViolations } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
openDesks(['kyc-officer'], (at) => {
  server = at.server
  desk = at['kyc-officer'].page
})

test('an officer finds the lead of a caller by the telephone number', async () => {
  const { id } = await postAs(desk, server, 'leads', {
    subject: 'A loan for a shop',
    name: 'Sample Caller',
    contact: '0999 000 777',
    message: 'Please call me.',
    status: 'received',
  })
  await desk.goto('/backoffice/kyc')
  await desk.getByLabel('Find a submission or lead').fill('+265 999 000 777')
  await desk.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(desk.getByText('One lead found.')).toBeVisible()
  await expect(desk.getByText('0 submissions found.')).toBeVisible()
  const found = desk.getByRole('listitem').filter({ hasText: 'A loan for a shop' })
  await expect(found).toContainText(`${id.slice(0, 8).toUpperCase()} · Received · S•••`)
  await expect(found).not.toContainText('000')
  expect(desk.url()).not.toContain('999')
  expect(await axeViolations(desk)).toEqual([])
  await found.getByRole('link').click()
  await expect(desk.getByRole('heading', { level: 1, name: 'A loan for a shop' })).toBeVisible()
})

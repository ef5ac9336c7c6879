import type { Page } from '@playwright/test'
import { freshEmail } from './support/codes.ts'
import { openDesks } from './support/desks.ts'
import { handInByApi } from './support/kyc-by-api.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
let officer: Page
openDesks(['author', 'kyc-officer'], (at) => {
  server = at.server
  desk = at.author.page
  officer = at['kyc-officer'].page
})

test.describe('the keys of a list', () => {
  const link = (row: number) => desk.locator('[data-row]').nth(row)
  const search = () => desk.getByRole('searchbox').or(desk.getByRole('textbox')).first()
  test.beforeEach(async () => {
    await desk.goto('/backoffice/faqs')
    await expect(link(1)).toBeVisible()
  })

  test('move from the page to its rows', async () => {
    await desk.keyboard.press('j')
    await desk.keyboard.press('ArrowDown')
    await expect(link(0)).toBeFocused()
    await desk.keyboard.press('j')
    await expect(link(1)).toBeFocused()
    await desk.keyboard.press('k')
    await expect(link(0)).toBeFocused()
    const address = await link(0).getAttribute('href')
    await desk.keyboard.press('Enter')
    await expect(desk).toHaveURL(new RegExp(`${address}$`))
  })

  test('move on from a control within a row', async () => {
    const boxes = desk.getByRole('row').getByRole('checkbox')
    await boxes.nth(1).focus()
    await desk.keyboard.press('x')
    await expect(boxes.nth(1)).toBeChecked()
    await desk.keyboard.press('j')
    await expect(link(1)).toBeFocused()
  })

  test('are letters in a field, and do nothing beneath a dialog', async () => {
    await search().click()
    await desk.keyboard.type('jx')
    await expect(search()).toHaveValue('jx')
    await search().fill('')
    await desk.keyboard.press('Control+k')
    await expect(desk.getByRole('dialog')).toBeVisible()
    await desk.keyboard.press('ArrowDown')
    await expect(link(0)).not.toBeFocused()
    await desk.keyboard.press('Escape')
  })
})

test.describe('a review', () => {
  test('has the focus on its first document once it is started', async () => {
    const customer = await handInByApi(officer.request, server, freshEmail())
    await officer.goto(`/backoffice/kyc/${customer.id}`)
    await officer.getByRole('button', { name: 'Start review' }).press('Enter')
    await expect(officer.getByRole('button', { name: 'Release' })).toBeVisible()
    const viewer = officer.getByRole('region', { name: 'Viewer', exact: true })
    await expect(viewer.getByRole('region')).toBeFocused()
  })

  test('opens the list of reasons on its first entry', async () => {
    const customer = await handInByApi(officer.request, server, freshEmail())
    await officer.goto(`/backoffice/kyc/${customer.id}`)
    await officer.getByRole('button', { name: 'Start review' }).click()
    await officer
      .getByRole('button', { name: /^Request again/ })
      .first()
      .click()
    await officer.getByRole('combobox', { name: 'Reason' }).press('Enter')
    await expect(officer.getByRole('option').first()).toBeFocused()
    const first = await officer.getByRole('option').first().innerText()
    await officer.keyboard.press('Enter')
    await expect(officer.getByRole('dialog').getByLabel('in English')).toHaveValue(first)
  })
})

test('the screen of an unknown lead says that it does not exist', async () => {
  await officer.goto('/backoffice/leads/00000000-0000-4000-8000-000000000000')
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText('This item does not exist')
})

import type { Page } from '@playwright/test'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { inHours, postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let officer: Page
let approver: Page
openDesks(['rates-officer', 'approver'], (at) => {
  server = at.server
  officer = at['rates-officer'].page
  approver = at.approver.page
})

/** Writes a new version of a sample tariff. */
async function writeTariff(unit: string, changes: object) {
  const listed = await officer.request.get(`${server.url}/api/bank_rates?kind=tariff&limit=100`)
  const [tariff] = ((await listed.json()) as { id: string; unit: string }[]).filter(
    (one) => one.unit === unit,
  )
  if (!tariff) throw new Error(`the sample has no tariff in ${unit}`)
  const read = await officer.request.get(`${server.url}/backoffice/api/bank_rates/${tariff.id}`)
  const { item } = (await read.json()) as { item: Record<string, unknown> }
  const { product, kind, name, group, value, note } = item
  const body = { product, kind, name, group, value, note, unit, effective_at: inHours(24), ...changes }
  const { id } = await postAs(officer, server, 'bank_rates', body)
  return { id, before: (note as { en: string } | undefined)?.en ?? '' } // a text in both languages, as its schema has it
}

test('an approver sees every field of a tariff that changes, not only its figure', async () => {
  const { id } = await writeTariff('MWK', { unit: 'percent_per_year' })
  await postAs(officer, server, `bank_rates/${id}/submit`)
  await approver.goto('/backoffice/approvals')
  const row = approver.getByRole('row').filter({ hasText: 'Unit' })
  await expect(row.locator('del').filter({ hasText: 'MWK' })).toBeVisible()
  await expect(row.locator('ins').filter({ hasText: '% a year' })).toBeVisible()
})

test('a tariff in words shows its words while it is pending and in its history', async () => {
  const note = { en: '2% of the amount', ny: '2% ya ndalama' }
  const { id, before } = await writeTariff('text', { note })
  await postAs(officer, server, `bank_rates/${id}/submit`)
  await approver.goto(`/backoffice/approvals?item=${id}`)
  const changes = approver.getByRole('definition').first()
  await expect(changes.locator('del')).toHaveText(before)
  await expect(changes.locator('ins')).toHaveText(note.en)

  await officer.goto('/backoffice/rates?sheet=tariff')
  const pending = officer
    .getByRole('region', { name: 'Waiting and scheduled' })
    .getByRole('row')
    .filter({ hasText: note.en })
  await expect(pending).toContainText('Waiting')
  await officer
    .getByRole('row', { name: new RegExp(before) })
    .first()
    .getByRole('button', { name: /^History of/ })
    .click()
  await expect(officer.getByRole('dialog').getByRole('cell', { name: before })).toBeVisible()
})

test('lists, search and Approvals lead to the row of a rate at the rates desk', async () => {
  const figure = (row: string) => officer.getByLabel(row, { exact: true })
  await officer.goto('/backoffice/money_bureau_exchange_rates')
  await officer.getByRole('link', { name: 'ZAR', exact: true }).first().click()
  await expect(figure('ZAR, Buying')).toBeFocused()

  await officer.keyboard.press('Control+k')
  await officer.keyboard.type('Fixed Deposit')
  const option = officer.getByRole('group', { name: 'Bank rates' }).getByRole('option').first()
  const name = ((await option.textContent()) ?? '').split(',')[0] ?? ''
  await option.click()
  await expect(officer).toHaveURL(/\/rates\?sheet=rate&item=/)
  const focused = officer.locator('#sheet tr:has(input:focus)')
  await expect(focused).toContainText(name)
  await officer.keyboard.press('Alt+h')
  await officer.getByRole('link', { name: 'Open form' }).click()
  await expect(officer.getByLabel('Product', { exact: true })).not.toHaveValue('')

  const { id } = await writeTariff('MWK', { value: '2600' })
  await postAs(officer, server, `bank_rates/${id}/submit`, { confirmation: 'As agreed.' })
  await approver.goto(`/backoffice/approvals?item=${id}`)
  await approver.locator(`a[href$="item=${id}"]`).click()
  await expect(approver.locator('#sheet tr:has(input:focus)')).toContainText('Waiting')
})

test('a draft of a tariff in words is edited in its form', async () => {
  const note = { en: 'Free on weekdays', ny: 'Kwaulere mkati mwa sabata' }
  const { id } = await writeTariff('text', { note })
  await officer.goto('/backoffice/rates?sheet=tariff')
  const row = officer
    .getByRole('region', { name: 'Waiting and scheduled' })
    .getByRole('row')
    .filter({ hasText: note.en })
  await row.getByRole('link', { name: /^Edit and resend/ }).click()
  await expect(officer).toHaveURL(new RegExp(`/bank_rates/${id}$`))
})

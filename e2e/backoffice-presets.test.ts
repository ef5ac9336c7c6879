import { toCatInput } from '../backoffice/time.ts'
import type { StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import { expect, test } from './support/test.ts'

let author: StaffPage
let officer: StaffPage
openDesks(['author', 'rates-officer'], (at) => {
  author = at.author
  officer = at['rates-officer']
})

/** The day of the next Monday, or of tomorrow, in Malawi. */
function dayOf(preset: string): string {
  const day = (ahead: number) =>
    toCatInput(new Date(Date.now() + ahead * 86_400_000).toISOString()).slice(0, 10)
  const isMonday = (one: string) => new Date(`${one}T12:00:00Z`).getUTCDay() === 1
  return preset === 'Tomorrow' ? day(1) : ([1, 2, 3, 4, 5, 6, 7].map(day).find(isMonday) ?? '')
}

for (const preset of ['Tomorrow', 'Monday']) {
  test(`${preset} 08:00 fills a time of a form`, async () => {
    const { page } = author
    await page.goto('/backoffice/notices/create')
    await page.getByRole('button', { name: `${preset} 08:00: Shows from` }).click()
    await expect(page.getByLabel(/^Shows from, /)).toHaveValue(`${dayOf(preset)}T08:00`)
    await expect(page.getByLabel(/^Shows until, /)).toHaveValue('')
  })

  test(`${preset} 08:00 sets the time at the rates desk`, async () => {
    const { page } = officer
    await page.goto('/backoffice/rates')
    const button = page.getByRole('button', { name: `${preset} 08:00`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Date')).toHaveValue(dayOf(preset))
    await expect(page.getByLabel(/^Time/)).toHaveValue('08:00')
  })
}

import { axeInBothColours, openAsStaff } from './support/back-office.ts'
import { startBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

/** The first Saturday at least a month ahead whose next Monday is in no list of fixed holidays. */
function freeSaturday(taken: readonly string[]): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  for (let at = Date.now() + 30 * 86_400_000; ; at += 86_400_000)
    if (
      new Date(at).getUTCDay() === 6 &&
      [0, 1, 2, 3].every((n) => !taken.includes(day(at + n * 86_400_000)))
    )
      return day(at)
}

test('Holidays asks for a day in lieu and movable holidays, and adds them with one press', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startBeside()
  const staff = await openAsStaff(browser, server, 'administrator')
  const { page } = staff
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const listed = await page.request.get('/backoffice/api/holidays?limit=100')
  const days = ((await listed.json()) as { items: { day: string }[] }).items.map(({ day }) => day)
  const data = { day: freeSaturday(days), name: { en: 'Sample Day', ny: 'Tsiku la Chitsanzo' } }
  const made = await page.request.post('/api/holidays', { headers, data })
  expect(made.ok(), await made.text()).toBe(true)

  await page.goto('/backoffice/holidays')
  const box = page.getByRole('region', { name: 'Days to check' })
  await expect(box).toContainText(/Sample Day is on a Saturday, .* Is Monday, .*, kept in its place\?/)
  await expect(box).toContainText('Eid al-Fitr is not entered')
  expect(await axeInBothColours(page)).toEqual([])
  await box.getByRole('button', { name: /^Add Sample Day \(in lieu\)/ }).click()
  await expect(page.getByText('Sample Day (in lieu) was sent for approval.')).toBeVisible()
  await expect(box.getByRole('button', { name: /Sample Day/ })).toHaveCount(0)
  const added = page.getByRole('row').filter({ hasText: 'Sample Day (in lieu)' })
  await expect(added).toContainText('Waiting for an approver')

  await box.getByRole('button', { name: /^Add Good Friday/ }).click()
  await expect(page.getByText('Good Friday was sent for approval.')).toBeVisible()
  await expect(box).not.toContainText('Good Friday')
  await expect(box).toContainText('Easter Monday')
  await staff.leave()
  expect(staff.errors()).toEqual([])
  await server.stop()
})

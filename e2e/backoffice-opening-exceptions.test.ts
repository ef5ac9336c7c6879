import type { Page } from '@playwright/test'
import { dayInMalawi, formatDay } from '../contract/rules/dates.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

let server: ServerBeside
let desk: Page
openDesks(['author'], (at) => {
  server = at.server
  desk = at.author.page
})

const exceptions = () => desk.getByRole('group', { name: /^Exceptional days/ }).first()
const button = (name: RegExp) => exceptions().getByRole('button', { name })
const field = (name: RegExp) => exceptions().getByRole('textbox', { name })

async function publish(): Promise<void> {
  const published = desk.getByText('Published.', { exact: true })
  await desk.getByRole('button', { name: 'Publish…' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(published.last()).toBeVisible()
}

test('a day with other hours is added, edited and removed, in both languages', async () => {
  const day = dayInMalawi(new Date(Date.now() + 10 * 86_400_000).toISOString())
  const finder = async (path: string) => (await desk.request.get(server.url + path)).text()
  await desk.goto('/backoffice/branches')
  await desk.locator('[data-row]').first().click()
  await expect(desk).toHaveURL(/branches\/[0-9a-f-]{36}$/)
  const form = desk.url()
  await button(/^Add to/).click()
  await exceptions().locator('input[type="date"]').fill(day)
  await field(/Reason, English$/).fill('Stocktaking')
  await field(/Reason, Chichewa$/).fill('Kuwerengera katundu')
  await publish()
  await expect
    .poll(() => finder('/fdhbankplc/branches'))
    .toContain(`${formatDay(day, 'en')} closed (Stocktaking)`)
  await expect
    .poll(() => finder('/ny/fdhbankplc/branches'))
    .toContain(`${formatDay(day, 'ny')} potseka (Kuwerengera katundu)`)

  await desk.goto(form)
  await button(/^Exceptional day/).click()
  await field(/Opens/).fill('09:00')
  await field(/Closes/).fill('11:00')
  await publish()
  await expect
    .poll(() => finder('/fdhbankplc/branches'))
    .toContain(`${formatDay(day, 'en')} 09:00–11:00 (Stocktaking)`)

  await desk.goto(form)
  await button(/^Remove/).click()
  await publish()
  await expect.poll(() => finder('/fdhbankplc/branches')).not.toContain('Stocktaking')
  expect(await finder('/ny/fdhbankplc/branches')).not.toContain('Kuwerengera katundu')
})

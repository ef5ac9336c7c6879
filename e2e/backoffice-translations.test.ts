import type { StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import { expect, test } from './support/test.ts'

let desks: Record<'approver' | 'auditor', StaffPage>
openDesks(['approver', 'auditor'], ({ approver, auditor }) => {
  desks = { approver, auditor }
})

for (const role of ['approver', 'auditor'] as const)
  test(`Translations is read-only for the ${role}`, async () => {
    const { page } = desks[role]
    await page.goto('/backoffice')
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Translations' }).click()
    const chichewa = page.getByRole('region', { name: 'Chichewa' })
    await expect(chichewa).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save|^Sign off/ })).toHaveCount(0)
    await expect(
      chichewa.locator('[contenteditable=true], textarea:not([readonly], [aria-hidden])'),
    ).toHaveCount(0)
  })

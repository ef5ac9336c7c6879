import { requiredDocuments } from '../database/sample/kyc/required-documents.ts'
import { openAsStaff } from './support/back-office.ts'
import { freshNumber } from './support/codes.ts'
import {
  addDocument,
  addressIn,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  proveByApi,
  referenceOn,
  row,
  wordsOf,
} from './support/kyc.ts'
import { pdf } from './support/kyc-documents.ts'
import { firstOutput } from './support/sample.ts'
import { expect, test } from './support/test.ts'

const { kyc } = wordsOf('en')
const type = 'Individual Account'
const note = 'I sell fish at the lake.'

test(
  'a person without an employer sends a chief’s letter and no payslip',
  { tag: '@gate' },
  async ({ page, browser, request, baseURL, dataDir }) => {
    const url = baseURL ?? ''
    const contact = freshNumber()
    const token = await proveByApi(request, url, dataDir, contact)
    await enterWith(page, token)
    await page.getByLabel(kyc.details.type).selectOption(type)
    await fillDetails(page, freshAccount())
    const others = requiredDocuments[type].filter((purpose) => purpose !== 'Payslip')
    for (const purpose of others) await addDocument(page, purpose, pdf(`${purpose.slice(0, 8)}.pdf`))
    const letter = row(page, 'Letter from Employer')
    await letter.getByLabel('Letter from your chief').check()

    // Without an answer for the payslip the list of errors leads to it.
    await page.getByRole('button', { name: kyc.next, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Payslip: this document is still needed.')
    const payslip = row(page, 'Payslip')
    await payslip.getByRole('checkbox', { name: kyc.documents.absent }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(payslip.getByRole('checkbox')).toHaveAccessibleDescription(/Come to any branch/)
    await expect(payslip.locator('input[type=file]')).toHaveCount(0)
    await payslip.getByLabel(kyc.documents.note).fill(note)
    await expect(payslip).toContainText('24 of 300 characters')
    await expect(page.getByText('7 of 7 done')).toBeVisible()

    // After a reload in the other language.
    for (const purpose of others)
      await expect(row(page, purpose)).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
    const ny = wordsOf('ny').kyc
    await page.goto('about:blank')
    await page.goto(`${addressIn('ny')}#documents`)
    await expect(heading(page, ny.documents.title)).toBeFocused()
    await expect(row(page, 'Letter from Employer', 'ny').getByLabel('Kalata ya mfumu yanu')).toBeChecked()
    await expect(row(page, 'Payslip', 'ny').getByRole('checkbox')).toBeChecked()
    await expect(row(page, 'Payslip', 'ny').getByLabel(ny.documents.note)).toHaveValue(note)
    await page.goto('about:blank')
    await page.goto(`${addressIn('en')}#documents`)
    await expect(heading(page, kyc.documents.title)).toBeFocused()

    await page.getByRole('button', { name: kyc.next, exact: true }).click()
    await expect(heading(page, kyc.check.title)).toBeFocused()
    await expect(page.getByText('Letter from your chief · ')).toBeVisible()
    await expect(page.getByText(note)).toBeVisible()
    await page.getByRole('button', { name: kyc.check.go }).click()
    await page.getByRole('dialog').getByRole('button', { name: kyc.sure.action }).click()
    // A customer with a telephone only gets no e-mail that repeats this.
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      else await referenceOn(page)
      const confirmation = page.locator('[data-flow=done]')
      await expect(confirmation.getByText(/Payslip: .*Come to any branch/)).toBeVisible()
      await expect(confirmation.getByText('Letter from Employer: Letter from your chief')).toBeVisible()
    }

    const printed = await firstOutput(dataDir)
    const officer = await openAsStaff(browser, { url, output: () => printed }, 'kyc-officer')
    const found = await officer.page.request.post('/api/kyc_reviews/search', {
      data: { text: contact },
      headers: { origin: url, 'x-backoffice': '1' },
    })
    const { items } = (await found.json()) as { items: { id: string }[] }
    await officer.page.goto(`/backoffice/kyc/${items[0]?.id}`)
    const documents = officer.page.getByRole('region', { name: 'Documents', exact: true })
    const listed = (purpose: string) => documents.getByRole('listitem').filter({ hasText: purpose })
    await expect(listed('Letter from Employer')).toContainText('Sent instead: Letter from your chief')
    await expect(listed('Payslip')).toContainText('The customer does not have this document.')
    await expect(listed('Payslip')).not.toContainText(note)
    await officer.page.getByRole('button', { name: 'Reveal' }).click()
    await expect(listed('Payslip')).toContainText(note)
    await officer.page.getByRole('button', { name: 'Payslip', exact: true }).click()
    await expect(officer.page.getByRole('region', { name: 'Payslip', exact: true })).toContainText(
      'The customer does not have this document.',
    )
    expect(officer.errors()).toEqual([])
    await officer.page.context().close()
  },
)

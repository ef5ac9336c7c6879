import type { Browser } from '@playwright/test'
import { requiredDocuments } from '../database/sample/kyc/required-documents.ts'
import { codeFor, freshNumber } from '../e2e/support/codes.ts'
import {
  addDocument,
  addressIn,
  chooseType,
  heading,
  referenceOn,
  row,
  wordsOf,
  type Lang,
} from '../e2e/support/kyc.ts'
import { pdf, photo } from '../e2e/support/kyc-documents.ts'
import type { RunningServer } from '../e2e/support/running-server.ts'
import { savePicture } from './pictures.ts'

const type = 'Individual Account'

/** Pictures of sending KYC documents, page by page, taken while a customer goes through it. */
export async function takeKyc(
  browser: Browser,
  { url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>,
  { lang, width }: { lang: Lang; width: number },
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width === 360 ? 740 : 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const { kyc, oneTimeCode } = wordsOf(lang)
  const shot = async (name: string, fullPage = true) => {
    await savePicture(await page.screenshot({ fullPage }), `kyc-${name}-${lang}-${width}-light`)
  }
  const next = () => page.getByRole('button', { name: kyc.next, exact: true }).click()

  await page.goto(addressIn(lang))
  await page.locator(`input[name=type][value="${type}"]`).check()
  await page.getByRole('heading', { name: kyc.need.ready }).waitFor()
  await shot('need')
  await chooseType(page, type, lang)
  const contact = freshNumber()
  await page.getByLabel(kyc.contact.label).fill(contact)
  await page.getByRole('button', { name: kyc.contact.go }).click()
  const code = await codeFor(dataDir, contact)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(oneTimeCode.label, { exact: true }).fill(code)
  await shot('code', false)
  await dialog.getByRole('button', { name: oneTimeCode.proceed }).click()
  await heading(page, kyc.details.title).waitFor()
  await next()
  await shot('details')
  await page.getByLabel(kyc.details.number).fill('1000 2345 67890')
  await page.getByLabel(kyc.details.name).fill('Mphatso Sample Banda')
  await page.getByLabel(kyc.details.branch).selectOption({ index: 3 })
  await next()
  await heading(page, kyc.documents.title).waitFor()
  const [first, second, third, ...rest] = requiredDocuments[type]
  await addDocument(page, first, pdf('form.pdf'), lang)
  await addDocument(page, second, await photo(), lang)
  await addDocument(
    page,
    third,
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    lang,
  )
  for (const purpose of [first, second])
    await row(page, purpose, lang).and(page.locator('[data-state=received]')).waitFor()
  await shot('documents')
  for (const purpose of [third, ...rest])
    await addDocument(page, purpose, pdf(`${purpose.toLowerCase().replaceAll(/\W+/g, '-')}.pdf`), lang)
  await next()
  await heading(page, kyc.check.title).waitFor()
  await shot('check')
  await page.getByRole('button', { name: kyc.check.go }).click()
  await dialog.getByRole('button', { name: kyc.sure.action }).waitFor()
  await shot('sure', false)
  await dialog.getByRole('button', { name: kyc.sure.action }).click()
  await referenceOn(page, lang)
  await shot('done')
  await context.close()
}

import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { kycDatabase } from '../../contract/storage-keys.ts'
import { kycDocumentText } from '../../database/sample/kyc/documents.ts'
import { requiredDocuments, type KycAccountTypeName } from '../../database/sample/kyc/required-documents.ts'
import { en } from '../../site/messages/en.ts'
import { ny } from '../../site/messages/ny.ts'
import { codeFor } from './codes.ts'
import { pdf, photo, png, webp, type ChosenFile } from './kyc-documents.ts'
import { expect } from './test.ts'

export type Lang = 'en' | 'ny'
export const wordsOf = (lang: Lang) => (lang === 'ny' ? ny : en)
export const tabAddress = '/fdhbankplc/kyc?tab=Upload+KYC+Documents'
export const addressIn = (lang: Lang): string => (lang === 'ny' ? `/ny${tabAddress}` : tabAddress)

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true })

export async function chooseType(page: Page, type: KycAccountTypeName, lang: Lang = 'en'): Promise<void> {
  const { kyc } = wordsOf(lang)
  await page.locator(`input[name=type][value="${type}"]`).check()
  await page.getByRole('button', { name: kyc.need.go, exact: true }).click()
  await expect(heading(page, kyc.contact.title)).toBeFocused()
}

/** Proves a contact as a customer does, with the code from the outbox. */
export async function prove(page: Page, dataDir: string, contact: string, lang: Lang = 'en'): Promise<void> {
  const { kyc } = wordsOf(lang)
  await page.getByLabel(kyc.contact.label).fill(contact)
  await page.getByRole('button', { name: kyc.contact.go }).click()
  await enterCode(page, await codeFor(dataDir, contact), lang)
}

export async function enterCode(page: Page, code: string, lang: Lang = 'en'): Promise<void> {
  const { oneTimeCode } = wordsOf(lang)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(oneTimeCode.label, { exact: true }).fill(code)
  await dialog.getByRole('button', { name: oneTimeCode.proceed }).click()
  await expect(dialog).toHaveCount(0)
}

export type Account = { number: string; name: string }
export const freshAccount = (): Account => ({
  number: `10${randomInt(10 ** 10, 10 ** 11)}`,
  name: 'Mphatso Sample Banda',
})

export async function fillDetails(page: Page, { number, name }: Account, lang: Lang = 'en'): Promise<void> {
  const { kyc } = wordsOf(lang)
  await expect(heading(page, kyc.details.title)).toBeFocused()
  await page.getByLabel(kyc.details.number).fill(number)
  await page.getByLabel(kyc.details.name).fill(name)
  await page.getByLabel(kyc.details.branch).selectOption({ index: 3 })
  await page.getByRole('button', { name: kyc.next, exact: true }).click()
  await expect(heading(page, kyc.documents.title)).toBeFocused()
}

/** The row of a document, by its name in English. */
export const row = (page: Page, purpose: string, lang: Lang = 'en'): Locator => {
  const name = Object.entries(kycDocumentText).find(([key]) => key === purpose)?.[1].name[lang] ?? purpose
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

export const addDocument = (
  page: Page,
  purpose: string,
  file: ChosenFile,
  lang: Lang = 'en',
): Promise<void> => row(page, purpose, lang).locator('input[type=file]:not([capture])').setInputFiles(file)

/** What the browser keeps of the draft: each place with its encrypted bytes, as Latin-1. */
export const keptOnDevice = (page: Page): Promise<{ place: string; encrypted: string }[]> =>
  page.evaluate(async (name) => {
    const settled = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        asked.addEventListener('success', () => done(asked.result))
        asked.addEventListener('error', () => failed(new Error('not read')))
      })
    const db = await settled(indexedDB.open(name))
    const store = db.transaction('encrypted').objectStore('encrypted')
    const [places, records] = await Promise.all([
      settled(store.getAllKeys()),
      settled<{ data: ArrayBuffer }[]>(store.getAll()),
    ])
    db.close()
    return records.map(({ data }, at) => {
      const place = places[at]
      return {
        place: typeof place === 'string' ? place : '',
        encrypted: new TextDecoder('latin1').decode(data),
      }
    })
  }, kycDatabase)

/** Waits until a chosen file lies on the device, as it was chosen or as it is sent. */
export const isKept = (page: Page, purpose: string): Promise<void> =>
  expect
    .poll(async () => (await keptOnDevice(page)).map(({ place }) => place))
    .toEqual(expect.arrayContaining([expect.stringMatching(`^(original|file):${purpose}$`)]))

/** A file of each kind in turn for all documents of a type; each is received before this returns. */
export async function addDocuments(page: Page, type: KycAccountTypeName, lang: Lang = 'en'): Promise<void> {
  const makers = [() => pdf(), () => photo(), () => png(), () => webp()]
  for (const [at, purpose] of requiredDocuments[type].entries()) {
    const make = makers[at % makers.length]
    if (make) await addDocument(page, purpose, await make(), lang)
  }
  for (const purpose of requiredDocuments[type]) {
    await expect(row(page, purpose, lang)).toHaveAttribute('data-state', 'received', { timeout: 30_000 })
  }
}

/** From the documents to the confirm dialog's Proceed. */
export async function sendAll(page: Page, lang: Lang = 'en'): Promise<void> {
  const { kyc } = wordsOf(lang)
  await page.getByRole('button', { name: kyc.next, exact: true }).click()
  await expect(heading(page, kyc.check.title)).toBeFocused()
  await page.getByRole('button', { name: kyc.check.go }).click()
  await page.getByRole('dialog').getByRole('button', { name: kyc.sure.action }).click()
}

/** The reference of the last page. */
export async function referenceOn(page: Page, lang: Lang = 'en', updated = false): Promise<string> {
  const { done } = wordsOf(lang).kyc
  await expect(heading(page, updated ? done.updatedTitle : done.title)).toBeFocused({ timeout: 90_000 })
  return (
    (await page
      .locator('[data-flow=done] p')
      .filter({ hasText: /^[0-9A-F]{8}$/ })
      .textContent()) ?? ''
  )
}

/** The contact's token as the service gives it out, without the page. */
export async function proveByApi(
  request: APIRequestContext,
  url: string,
  dataDir: string,
  contact: string,
  lang: Lang = 'en',
): Promise<string> {
  const at = `${url}/onboarding/v1`
  await request.post(`${at}/verify-username`, { data: { username: contact, lang } })
  const code = await codeFor(dataDir, contact)
  const answer = await request.post(`${at}/verify-code`, { data: { username: contact, code } })
  return ((await answer.json()) as { token: string }).token
}

/** Opens the flow as after a reload: the contact is proved already, and the account is asked for. */
export async function enterWith(
  page: Page,
  token: string,
  lang: Lang = 'en',
  hash = '#details',
  url = '',
): Promise<void> {
  await page.goto(url + addressIn(lang))
  const kept = { token, mark: `${randomUUID()} ${Date.now()}` }
  await page.evaluate(({ token: value, mark }) => {
    sessionStorage.setItem('kyc-token', value)
    localStorage.setItem('kyc-draft', mark)
  }, kept)
  await page.goto('about:blank')
  await page.goto(url + addressIn(lang) + hash)
}

/** Small files for all documents of a type: for journeys that are about something else. */
export async function addSmallDocuments(
  page: Page,
  type: KycAccountTypeName,
  lang: Lang = 'en',
): Promise<void> {
  for (const purpose of requiredDocuments[type])
    await addDocument(page, purpose, pdf(`${purpose.slice(0, 8)}.pdf`), lang)
}

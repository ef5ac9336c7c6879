import type { APIRequestContext, Page } from '@playwright/test'
import type { Draft } from '../contract/kyc.ts'
import { freshEmail, freshNumber, messagesTo } from './support/codes.ts'
import {
  addDocument,
  addSmallDocuments,
  addressIn,
  chooseType,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  prove,
  proveByApi,
  referenceOn,
  row,
  sendAll,
  wordsOf,
  type Account,
  type Lang,
} from './support/kyc.ts'
import { pdf, photo } from './support/kyc-documents.ts'
import { firstOutput } from './support/sample.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const messages = wordsOf('en').kyc
const type = 'SME'
const submissions = /\/api\/kyc_submissions/

/** From an account with a proved contact to the page before sending. */
async function toDocuments(page: Page, token: string, account: Account, lang: Lang = 'en') {
  await enterWith(page, token, lang)
  const { details } = wordsOf(lang).kyc
  await page.getByLabel(details.type).selectOption(type)
  await fillDetails(page, account, lang)
  await addSmallDocuments(page, type, lang)
}

test('an answer that got lost is asked for again: one submission, one reference, one message', async ({
  page,
  dataDir,
  expectError,
}) => {
  const contact = freshEmail()
  const sent: { key: string | undefined; body: string | null }[] = []
  let reference = ''
  await page.route(submissions, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    sent.push({ key: request.headers()['idempotency-key'], body: request.postData() })
    if (sent.length > 1) return route.continue()
    // The service has it; its answer never comes.
    const answer = (await (await route.fetch()).json()) as { id: string }
    reference = answer.id.slice(0, 8).toUpperCase()
    await route.abort()
  })
  await page.goto(addressIn('en'))
  await chooseType(page, type)
  await prove(page, dataDir, contact)
  await fillDetails(page, freshAccount())
  await addSmallDocuments(page, type)
  await page.getByRole('button', { name: messages.next, exact: true }).click()
  // Pressed twice, it asks once; what remains to be uploaded is waited for.
  await page.getByRole('button', { name: messages.check.go }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: messages.sure.action }).click()
  await expect(page.getByRole('alert').filter({ hasText: messages.notices.line })).toBeVisible({
    timeout: 90_000,
  })
  await page.getByRole('button', { name: messages.check.go }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.sure.action }).click()
  expect(await referenceOn(page)).toBe(reference)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  await expect
    .poll(async () => (await messagesTo(dataDir, contact)).filter((text) => text.includes(reference)).length)
    .toBe(1)
  // Nothing of it is left on the device.
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('fdh-kyc')
  expect(
    await page.evaluate(() => [localStorage.getItem('kyc-draft'), sessionStorage.getItem('kyc-token')]),
  ).toEqual([null, null])
  expectError(/failed: POST .*kyc_submissions/)
  expectError(/ERR_FAILED/)
})

test('the button says that documents are checked, and then that they are sent', async ({
  page,
  request,
  baseURL,
  dataDir,
}) => {
  const token = await proveByApi(request, baseURL ?? '', dataDir, freshNumber())
  const checked = Promise.withResolvers<void>()
  const lookUp = Promise.withResolvers<void>()
  const sending = Promise.withResolvers<void>()
  let isChecked = false
  void checked.promise.then(() => (isChecked = true))
  await page.route('**/api/kyc_drafts/*', async (route) => {
    if (route.request().method() === 'DELETE') return route.continue()
    const response = await route.fetch()
    const draft = (await response.json()) as Draft // the service's own response
    const documents = draft.documents.map((one) => ({ ...one, state: 'checking' }))
    await route.fulfill({ response, json: isChecked ? draft : { ...draft, documents } })
  })
  await page.route(submissions, async (route) => {
    await (route.request().method() === 'GET' ? lookUp : sending).promise
    await route.continue()
  })
  await toDocuments(page, token, freshAccount())
  await page.getByRole('button', { name: messages.next, exact: true }).click()
  await page.getByRole('button', { name: messages.check.go }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const button = page.locator('[data-flow] [type=submit]')
  await expect(button).toHaveText(messages.check.go)
  await page.getByRole('dialog').getByRole('button', { name: messages.sure.action }).click()
  await expect(page.locator('#uploads-title')).toBeVisible()
  await expect(button).toHaveText(messages.check.checking)
  lookUp.resolve()
  checked.resolve()
  await expect(button).toHaveText(messages.check.sending)
  sending.resolve()
  await referenceOn(page)
})

test(
  'documents for an account that has some: the prompt names what is replaced; cancel leaves all, Update replaces',
  { tag: '@gate' },
  async ({ page, request, baseURL, dataDir, expectError }) => {
    const token = await proveByApi(request, baseURL ?? '', dataDir, freshNumber())
    const account = freshAccount()
    await toDocuments(page, token, account)
    await sendAll(page)
    const first = await referenceOn(page)

    await toDocuments(page, token, account)
    // A look-up that fails is said, and is no "none exists".
    await page.route(submissions, (route) => route.abort())
    await sendAll(page)
    await expect(page.getByRole('alert').filter({ hasText: messages.notices.lookUpLine })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: messages.notDelivered })).toBeVisible()
    await page.unroute(submissions)
    // What another tab sent a moment ago: the look-up saw nothing, the service refuses.
    await page.route(submissions, (route) => route.fulfill({ json: [] }), { times: 1 })
    await page.getByRole('button', { name: messages.check.go }).click()
    await page.getByRole('dialog').getByRole('button', { name: messages.sure.action }).click()
    const prompt = page.getByRole('dialog', { name: messages.override.header })
    await expect(prompt).toContainText(messages.override.message, { timeout: 60_000 })
    await expect(page.getByRole('alert').filter({ hasText: messages.already })).toBeVisible()
    await expect(prompt.getByRole('listitem')).toHaveCount(10)
    await expect(prompt.getByRole('listitem').first()).toHaveText(
      `Account ending ••••${account.number.slice(-4)}`,
    )
    await expect(page.locator('button[type=submit]', { hasText: messages.check.go })).toHaveCount(1)
    await prompt.getByRole('button', { name: messages.override.cancel }).click()
    await expect(heading(page, messages.check.title)).toBeVisible()
    await expect(page.getByText(account.number)).toBeVisible()

    await page.getByRole('button', { name: messages.check.go }).click()
    await page.getByRole('dialog').getByRole('button', { name: messages.sure.action }).click()
    await prompt.getByRole('button', { name: messages.override.action }).click()
    expect(await referenceOn(page, 'en', true)).toBe(first)
    await expect(page.getByRole('status').filter({ hasText: messages.updated })).toBeVisible()
    expectError(/answer 409/)
    expectError(/status of 409/)
    expectError(/ERR_FAILED/)
    expectError(/failed: GET .*kyc_submissions/)
  },
)

test('Update shows the panel of uploads before the service responds', async ({
  page,
  request,
  baseURL,
  dataDir,
}) => {
  const token = await proveByApi(request, baseURL ?? '', dataDir, freshNumber())
  const account = freshAccount()
  await toDocuments(page, token, account)
  await sendAll(page)
  const first = await referenceOn(page)
  await toDocuments(page, token, account)
  await sendAll(page)
  const prompt = page.getByRole('dialog', { name: messages.override.header })
  await expect(prompt).toContainText(messages.override.message, { timeout: 60_000 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(submissions, (route) => released.then(() => route.continue()))
  const sent = page.waitForRequest(submissions)
  await prompt.getByRole('button', { name: messages.override.action }).click()
  await sent
  await expect(page.locator('#uploads-title')).toBeVisible()
  release()
  expect(await referenceOn(page, 'en', true)).toBe(first)
})

/** An officer asks for another payslip and accepts the rest. */
async function askForChange(
  request: APIRequestContext,
  { url, dataDir }: { url: string; dataDir: string },
  contact: string,
): Promise<string> {
  const printed = await firstOutput(dataDir)
  const headers = await signIn({ url, output: () => printed }, request, 'kyc-officer')
  const at = `${url}/api/kyc_reviews`
  const asked = { ...headers, origin: url }
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`${at}/${path}`, { headers: asked, data })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()) as { version: number }
  }
  const found = await request.post(`${at}/search`, { headers: asked, data: { text: contact } })
  const { items } = (await found.json()) as { items: { id: string }[] }
  const id = items[0]?.id ?? ''
  const review = (await (await request.get(`${at}/${id}`, { headers })).json()) as {
    documents: { id: string; purpose: string; pages: number | null }[]
  }
  let { version } = await post(`${id}/claim`, {})
  const reason = { en: 'The month cannot be read.', ny: 'Mwezi sukuwerengeka.' }
  for (const { id: document, purpose, pages } of review.documents) {
    // A review is finished once its officer has opened every page.
    for (let page = 1; page <= (pages ?? 0); page++) {
      const path = `${at}/${id}/documents/${document}/pages/${page}`
      expect((await request.get(path, { headers })).status()).toBe(200)
      expect((await request.post(`${path}/seen`, { headers: asked, data: {} })).status()).toBe(204)
    }
    const decision =
      purpose === 'Utility Bill'
        ? { decision: 'needs_change', version, reason }
        : { decision: 'accepted', version }
    ;({ version } = await post(`${id}/documents/${document}/decide`, decision))
  }
  await post(`${id}/finish`, { version })
  return id
}

test('a document that needs change goes round: only that is asked for, in the customer’s language', async ({
  page,
  request,
  baseURL,
  dataDir,
}) => {
  const contact = freshEmail()
  const url = baseURL ?? ''
  const token = await proveByApi(request, url, dataDir, contact, 'ny')
  const account = freshAccount()
  await toDocuments(page, token, account, 'ny')
  await sendAll(page, 'ny')
  const reference = await referenceOn(page, 'ny')
  await askForChange(request, { url, dataDir }, contact)

  await enterWith(page, token, 'ny', '#change')
  const ny = wordsOf('ny').kyc
  await expect(heading(page, ny.change.title)).toBeFocused()
  await expect(page.getByText(`••••${account.number.slice(-4)}`)).toBeVisible()
  await expect(page.getByText('Mwezi sukuwerengeka.')).toBeVisible()
  await page.getByRole('button', { name: ny.change.go }).click()
  await expect(heading(page, ny.documents.title)).toBeFocused()
  await expect(page.locator('[data-flow] li[data-state]')).toHaveCount(1)
  await expect(row(page, 'Utility Bill', 'ny')).toContainText('Mwezi sukuwerengeka.')
  await addDocument(page, 'Utility Bill', await photo('bilu.jpg', 1200), 'ny')
  await sendAll(page, 'ny')
  expect(await referenceOn(page, 'ny', true)).toBe(reference)
})

test('starting over asks first, then nothing is left here or at the service', async ({
  page,
  request,
  baseURL,
  dataDir,
}) => {
  const token = await proveByApi(request, baseURL ?? '', dataDir, freshNumber())
  await enterWith(page, token)
  await page.getByLabel(messages.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount())
  await addDocument(page, 'Payslip', pdf())
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  const draft = await page.evaluate(() => localStorage.getItem('kyc-draft')?.split(' ')[0] ?? '')
  await page.getByRole('button', { name: messages.startOver.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.startOver.ask.cancel }).click()
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received')
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: messages.startOver.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.startOver.ask.action }).click()
  await expect(heading(page, messages.need.title)).toBeFocused()
  expect((await dropped).status()).toBe(204)
  // The site's own copy of what is public may be there, on a page that was open for a while; no draft is.
  const kept = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).flatMap(({ name }) => (name === 'fdh' ? [] : [name])),
    )
  await expect.poll(kept).toEqual([])
  const gone = await request.get(`${baseURL}/api/kyc_drafts/${draft}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(gone.status()).toBe(404)
  // Going back brings nothing back.
  await page.goBack()
  await expect(page.locator('[data-flow]')).toHaveCount(0)
  await expect(heading(page, messages.need.title)).toBeVisible()
})

test.describe('confirmation', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('stays after a reload and Back', async ({ page, request, baseURL, dataDir }) => {
    await toDocuments(page, await proveByApi(request, baseURL ?? '', dataDir, freshNumber()), freshAccount())
    await sendAll(page)
    const reference = await referenceOn(page)
    const confirmation = page.locator('[data-flow=done]')

    await page.reload()
    await expect(heading(page, messages.done.title)).toBeVisible()
    await expect(confirmation).toContainText(reference)
    // A reload leaves the focus alone.
    await expect(heading(page, messages.done.title)).not.toBeFocused()
    await page.goBack()
    await expect(confirmation).toContainText(reference)
    await page.goto('/fdhbankplc/contact')
    await page.goBack()
    await expect(confirmation).toContainText(reference)

    await confirmation.getByRole('button', { name: messages.done.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: messages.done.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

    await confirmation.getByRole('button', { name: messages.done.again }).click()
    await expect(heading(page, messages.need.title)).toBeFocused()
    await expect(confirmation).toHaveCount(0)
    await page.goBack()
    await expect(confirmation).toContainText(reference)
  })

  test('is shared from the phone, in Chichewa', async ({ page, request, baseURL, dataDir }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.body.dataset['shared'] = data?.text
        return Promise.resolve()
      }
    })
    const { done } = wordsOf('ny').kyc
    const token = await proveByApi(request, baseURL ?? '', dataDir, freshNumber(), 'ny')
    await toDocuments(page, token, freshAccount(), 'ny')
    await sendAll(page, 'ny')
    const reference = await referenceOn(page, 'ny')
    await page.reload()
    await page.locator('[data-flow=done]').getByRole('button', { name: done.share, exact: true }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`${reference}$`))
  })
})

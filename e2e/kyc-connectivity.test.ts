import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import type { Draft } from '../contract/kyc.ts'
import { kycDatabase } from '../contract/storage-keys.ts'
import { codeFor, freshEmail, freshNumber } from './support/codes.ts'
import {
  addDocument,
  addressIn,
  chooseType,
  enterCode,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  isKept,
  keptOnDevice,
  prove,
  proveByApi,
  row,
  wordsOf,
} from './support/kyc.ts'
import { largePdf, pdf, photo } from './support/kyc-documents.ts'
import { startSampleServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

const messages = wordsOf('en').kyc
const mebi = 1024 * 1024
const pieces = '**/uploads/kyc/*'
/** Three pieces and a bit. */
const large = () => largePdf('deed.pdf', 3 * mebi)

/** Lets the first chunk through and holds the second, until it is told how it ends. */
async function holdSecondPiece(
  page: Page,
): Promise<{ held: Promise<void>; end: (how: (route: Route) => Promise<void>) => Promise<void> }> {
  let seen = () => {}
  const held = new Promise<void>((done) => (seen = done))
  let holding: Route | null = null
  await page.route(pieces, async (route) => {
    const request = route.request()
    // Another document's only piece may come between.
    const isSecond = request.method() === 'PATCH' && request.headers()['upload-offset'] === String(mebi)
    if (holding || !isSecond) return route.continue()
    holding = route
    seen()
  })
  return {
    held,
    end: async (how) => {
      if (holding) await how(holding).catch(() => {})
    },
  }
}

/** Returns a function that reads where each piece of the large document began, in the order of sending. */
function offsets(page: Page): () => number[] {
  const list: { url: string; offset: number }[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH')
      list.push({ url: request.url(), offset: Number(request.headers()['upload-offset']) })
  })
  return () => {
    const large = list.find(({ offset }) => offset > 0)?.url
    return list.filter(({ url }) => url === large).map(({ offset }) => offset)
  }
}

async function toDocuments(page: Page, url: string, dataDir: string, contact = freshNumber()) {
  const token = await proveByApi(page.request, url, dataDir, contact)
  await enterWith(page, token, 'en', '#details', url)
  await page.getByLabel(messages.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount())
}

test(
  'the line is cut amid a document: it says so, waits, and goes on where it was',
  { tag: '@gate' },
  async ({ page, context, baseURL, dataDir, expectError }) => {
    await toDocuments(page, baseURL ?? '', dataDir)
    const sent = offsets(page)
    const { held, end } = await holdSecondPiece(page)
    await addDocument(page, 'Payslip', await large())
    await held
    await expect(row(page, 'Payslip')).toContainText(/Uploading \d+%/)
    await expect(page.getByRole('status').filter({ hasText: /^Sending: .*payslip/i })).toHaveCount(1)
    await context.setOffline(true)
    await end((route) => route.abort('internetdisconnected'))
    await expect(row(page, 'Payslip')).toContainText(messages.states.waiting)
    await expect(page.getByRole('status').filter({ hasText: messages.states.waiting })).toHaveCount(1)
    await context.setOffline(false)
    await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
    // No piece that had come was sent twice.
    expect(sent()).toEqual([0, mebi, mebi, 2 * mebi, 3 * mebi])
    // A piece that is broken off while the browser already knows that the line is dead may go without a word.
    expectError(/INTERNET_DISCONNECTED/, 'perhaps')
  },
)

test('a file that changes on the device after it was chosen is sent as it was chosen', async ({
  page,
  context,
  baseURL,
  dataDir,
  expectError,
}) => {
  await toDocuments(page, baseURL ?? '', dataDir)
  const path = join(await mkdtemp(join(tmpdir(), 'chosen-')), 'slip.pdf')
  await writeFile(path, pdf('slip.pdf').buffer)
  await context.setOffline(true)
  await row(page, 'Payslip').locator('input[type=file]:not([capture])').setInputFiles(path)
  await isKept(page, 'Payslip')
  await writeFile(path, 'something else')
  await addDocument(page, 'Signature', pdf('hand.pdf'))
  await context.setOffline(false)
  for (const document of ['Payslip', 'Signature'])
    await expect(row(page, document)).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  expectError(/INTERNET_DISCONNECTED/, 'perhaps')
})

test(
  'a reload amid a document comes back to the same page and goes on where it was',
  { tag: '@gate' },
  async ({ page, baseURL, dataDir }) => {
    await toDocuments(page, baseURL ?? '', dataDir)
    const sent = offsets(page)
    const { held } = await holdSecondPiece(page)
    await addDocument(page, 'Payslip', await large())
    await addDocument(page, 'Signature', pdf('hand.pdf'))
    await held
    await expect(row(page, 'Signature')).toContainText('hand.pdf')
    await isKept(page, 'Signature')
    await page.reload()
    await expect(heading(page, messages.documents.title)).toBeFocused()
    for (const document of ['Payslip', 'Signature']) {
      await expect(row(page, document)).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
    }
    await expect(row(page, 'Payslip')).toContainText('deed.pdf')
    expect(sent()).toEqual([0, mebi, mebi, 2 * mebi, 3 * mebi])
    // Back and forward keep all of it.
    await page.goBack()
    await expect(page.getByLabel(messages.details.name)).toHaveValue('Mphatso Sample Banda')
    await page.goForward()
    await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received')
  },
)

/** Chooses a photo whose making smaller is held until it is let go on. @returns how often it was asked for, its bytes */
async function choosePhotoHeld(page: Page) {
  const worker = '**/assets/resize-photo.worker-*.js'
  const held: Route[] = []
  await page.route(worker, (route) => void held.push(route))
  const chosen = await photo('payslip.jpg')
  await addDocument(page, 'Payslip', chosen)
  await expect.poll(() => held.length).toBe(1)
  await expect(row(page, 'Payslip')).toContainText(messages.states.preparing)
  await isKept(page, 'Payslip')
  return { asked: () => held.length, letGo: () => page.unroute(worker), bytes: chosen.buffer.length }
}

/** How many bytes the next upload says that it has. */
const nextUpload = async (page: Page): Promise<number> => {
  const request = await page.waitForRequest((one) => one.method() === 'POST' && /uploads/.test(one.url()))
  return Number(request.headers()['upload-length'])
}

test('a reload while a photo is made smaller: it is made smaller anew, and sent', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await toDocuments(page, baseURL ?? '', dataDir)
  const { letGo, bytes } = await choosePhotoHeld(page)
  await letGo()
  const sent = nextUpload(page)
  await page.reload()
  expect(await sent).toBeLessThan(bytes)
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await expect(row(page, 'Payslip')).toContainText('payslip.jpg')
})

test('a photo that the page went on twice while making it smaller goes as it is', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await toDocuments(page, baseURL ?? '', dataDir)
  const { asked, bytes } = await choosePhotoHeld(page)
  await page.reload()
  await expect.poll(asked).toBe(2)
  const sent = nextUpload(page)
  await page.reload()
  expect(await sent).toBe(bytes)
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  expect(asked()).toBe(2)
})

/** From here on nothing more is written on the device, as a slow one does not get to it before the page goes. */
const holdWriting = (page: Page): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const opened = indexedDB.open(name)
        opened.addEventListener('success', () => {
          // As long as a transaction asks for more, those that write wait for it.
          const store = opened.result.transaction('encrypted', 'readwrite').objectStore('encrypted')
          const ask = () => store.count().addEventListener('success', ask)
          ask()
          done()
        })
      }),
    kycDatabase,
  )

const remove = (page: Page): Promise<void> =>
  row(page, 'Payslip')
    .getByRole('button', { name: new RegExp(`^${messages.documents.remove}`) })
    .click()

/** A payslip was sent and taken. */
async function toReceived(page: Page, baseURL: string, dataDir: string): Promise<void> {
  await toDocuments(page, baseURL, dataDir)
  await addDocument(page, 'Payslip', pdf('first.pdf'))
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
}

const isRemoval = (one: Request) => one.method() === 'DELETE'

test('a document removed before it took another’s place brings that one not back', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await toReceived(page, baseURL ?? '', dataDir)
  await choosePhotoHeld(page)
  await holdWriting(page)
  const dropped = page.waitForResponse((answer) => isRemoval(answer.request()))
  await remove(page)
  expect((await dropped).ok()).toBe(true)
  await page.reload()
  await expect(heading(page, messages.documents.title)).toBeFocused()
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'needed')
})

test('a check that takes long is called delayed, and goes on', async ({ page, baseURL, dataDir }) => {
  await toReceived(page, baseURL ?? '', dataDir)
  let isChecking = true
  await page.route('**/api/kyc_drafts/*', async (route) => {
    if (route.request().method() === 'DELETE') return route.continue()
    const response = await route.fetch()
    const draft = (await response.json()) as Draft // the service's own response
    const documents = draft.documents.map((one) => ({ ...one, state: 'checking', check_delayed: true }))
    await route.fulfill({ response, json: isChecking ? { ...draft, documents } : draft })
  })
  await page.reload()
  await expect(row(page, 'Payslip')).toContainText(messages.states.delayed)
  await expect(row(page, 'Payslip')).toContainText(messages.documents.delayed)
  isChecking = false
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received')
  await expect(row(page, 'Payslip')).not.toContainText(messages.documents.delayed)
})

test('a document removed right before a reload is gone from the page, the device and the service', async ({
  page,
  baseURL,
  dataDir,
}) => {
  await toReceived(page, baseURL ?? '', dataDir)
  await isKept(page, 'Payslip')
  await holdWriting(page)
  let held = 0
  await page.route(pieces, (route) =>
    isRemoval(route.request()) && held++ === 0 ? undefined : route.fallback(),
  )
  const asked = page.waitForRequest(isRemoval)
  await remove(page)
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'needed')
  await asked
  const dropped = page.waitForResponse((answer) => isRemoval(answer.request()))
  await page.reload()
  await expect(heading(page, messages.documents.title)).toBeFocused()
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'needed')
  expect((await dropped).ok()).toBe(true)
  await expect
    .poll(async () => (await keptOnDevice(page)).map(({ place }) => place))
    .not.toContainEqual(expect.stringContaining('Payslip'))
  // Another may be put there, and stays.
  await addDocument(page, 'Payslip', pdf('second.pdf'))
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await page.reload()
  await expect(row(page, 'Payslip')).toContainText('second.pdf')
})

test('the server is killed amid a document and started again: it goes on where it was', async ({
  page,
  expectError,
}) => {
  const first = await startSampleServer()
  const { url, dataDir } = first
  try {
    await toDocuments(page, url, dataDir)
    const sent = offsets(page)
    const { held, end } = await holdSecondPiece(page)
    await addDocument(page, 'Payslip', await large())
    await held
    await first.kill()
    await end((route) => route.continue())
    await expect(row(page, 'Payslip')).toContainText(messages.states.waiting)
    const second = await first.restart()
    try {
      await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
      expect(sent().at(-1)).toBe(3 * mebi)
      expect(sent().filter((offset) => offset === 0)).toHaveLength(1)
    } finally {
      await page.goto('about:blank')
      await second.stop()
    }
  } finally {
    await first.stop()
  }
  expectError(/CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|ERR_FAILED/)
})

test('a closed tab: the contact is proved again, and all is where it was, encrypted until then', async ({
  context,
  page,
  dataDir,
  expectError,
}) => {
  const contact = freshEmail()
  await page.goto(addressIn('en'))
  await chooseType(page, 'Individual Account')
  await prove(page, dataDir, contact)
  const first = await codeFor(dataDir, contact)
  const account = freshAccount()
  await fillDetails(page, account)
  await addDocument(page, 'Payslip', pdf('slip of Banda.pdf'))
  await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await page.close()

  const again = await context.newPage()
  await again.goto(addressIn('en'))
  await expect(again.getByText(messages.need.resume)).toBeVisible()
  // What lies on the device holds nothing in clear.
  const lying = (await keptOnDevice(again)).map(({ encrypted }) => encrypted)
  expect(lying.length).toBeGreaterThanOrEqual(2)
  expect(
    lying.filter((text) => text.includes('Banda') || text.includes(account.number) || text.includes('%PDF')),
  ).toEqual([])

  await again.getByRole('button', { name: messages.need.resumeGo }).click()
  await again.getByLabel(messages.contact.label).fill(contact)
  await again.getByRole('button', { name: messages.contact.go }).click()
  // The server's minute between two codes is waited out by the dialog's own count.
  const dialog = again.getByRole('dialog')
  await expect(dialog).toContainText(/Wait \d+ seconds before requesting another code/)
  await dialog.getByRole('button', { name: wordsOf('en').oneTimeCode.resend }).click({ timeout: 70_000 })
  await enterCode(again, await codeFor(dataDir, contact, [first]))
  await expect(heading(again, messages.documents.title)).toBeFocused()
  await expect(row(again, 'Payslip')).toContainText('slip of Banda.pdf')
  await expect(row(again, 'Payslip')).toHaveAttribute('data-state', 'received')
  expectError(/answer 429/)
  expectError(/status of 429/)
})

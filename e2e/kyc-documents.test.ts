import type { Page } from '@playwright/test'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { formatMessage } from '../contract/format-message.ts'
import { lookThrough } from './support/axe.ts'
import { codeFor, freshEmail, freshNumber } from './support/codes.ts'
import {
  addDocument,
  addressIn,
  chooseType,
  enterWith,
  fillDetails,
  freshAccount,
  heading,
  prove,
  proveByApi,
  row,
  wordsOf,
  type Lang,
} from './support/kyc.ts'
import { largePdf, pdf, photo, type ChosenFile } from './support/kyc-documents.ts'
import { expect, test } from './support/test.ts'

const messages = wordsOf('en').kyc

async function violations(page: Page) {
  const found = await lookThrough(page).include('main').analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])
}
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const file = (name: string, mimeType: string, buffer: Uint8Array): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
})

async function withScript(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  document.addJavaScript('hello', 'app.alert("hello")')
  return document.save()
}

async function locked(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([300, 400])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return document.save({ useObjectStreams: false })
}

/** A picture whose head says more than it holds. */
async function huge(): Promise<Uint8Array> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  small.writeUInt32BE(20_000, 16)
  small.writeUInt32BE(20_000, 20)
  return small
}

test('what will not do is said beside the document and aloud, each in its own words, in Chichewa', async ({
  page,
  baseURL,
  dataDir,
}) => {
  const { kyc } = wordsOf('ny')
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber(), 'ny')
  await enterWith(page, token, 'ny')
  await page.getByLabel(kyc.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount(), 'ny')
  const whole = await photo('half.jpg', 1200)
  const bad: [purpose: string, ChosenFile, keyof typeof kyc.refusals][] = [
    ['National ID/Passport', file('note.txt', 'text/plain', Buffer.from('hello')), 'wrong_kind'],
    ['Letter from Employer', file('empty.pdf', 'application/pdf', new Uint8Array()), 'empty'],
    ['Payslip', await largePdf('large.pdf', 10 * 1024 * 1024), 'too_big'],
    ['Utility Bill', file('half.jpg', 'image/jpeg', whole.buffer.subarray(0, 600)), 'damaged'],
    ['Sketch Map', file('huge.png', 'image/png', await huge()), 'too_many_pixels'],
    ['Signature', file('script.pdf', 'application/pdf', await withScript()), 'active_content'],
    [
      'KYC Update Form - Personal/Individual Business Accounts',
      file('locked.pdf', 'application/pdf', await locked()),
      'password_protected',
    ],
  ]
  for (const [purpose, chosen, refusal] of bad) {
    await addDocument(page, purpose, chosen, 'ny')
    await expect(row(page, purpose, 'ny')).toContainText(kyc.refusals[refusal], { timeout: 60_000 })
    await expect(page.locator('output').filter({ hasText: kyc.refusals[refusal] })).toHaveCount(1)
  }
  // None of them counts or leads on, and the list leads to each.
  const none = formatMessage(kyc.documents.count, { n: 0, total: bad.length })
  await expect(page.getByText(none, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: kyc.next, exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: kyc.errorsTitle })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(bad.length)
  await summary.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeFocused()
  expect(await violations(page)).toEqual([])
  // A good one takes the place of a bad one; a photo is made smaller, and says so.
  await addDocument(page, 'Payslip', await photo('slip.jpg', 2600), 'ny')
  await expect(row(page, 'Payslip', 'ny')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  await expect(row(page, 'Payslip', 'ny')).toContainText(/KB, .*\sMB/)
  await page
    .getByRole('button', { name: new RegExp(`^${kyc.documents.remove}`) })
    .first()
    .click()
  await expect(row(page, bad[6]?.[0] ?? '', 'ny')).toHaveAttribute('data-state', 'needed')
})

test('photos are sent upright, and tall screenshots keep their width', async ({ page, baseURL, dataDir }) => {
  // Playwright does not hand over a request's body where that is a Blob.
  const sizes: [width: number, height: number][] = []
  await page.exposeFunction('pictureSent', (width: number, height: number) => sizes.push([width, height]))
  await page.addInitScript(() => {
    class WatchedRequest extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (body instanceof Blob)
          void createImageBitmap(body).then(({ width, height }) => {
            const { pictureSent } = window as unknown as { pictureSent: (w: number, h: number) => void } // exposed above
            pictureSent(width, height)
          })
        super.send(body)
      }
    }
    Object.assign(window, { XMLHttpRequest: WatchedRequest })
  })
  const token = await proveByApi(page.request, baseURL ?? '', dataDir, freshNumber())
  await enterWith(page, token)
  await page.getByLabel(messages.details.type).selectOption('Individual Account')
  await fillDetails(page, freshAccount())
  const screenshot = await sharp({
    create: { width: 1080, height: 12_000, channels: 3, background: '#dde4ea' },
  })
    .png()
    .toBuffer()
  await addDocument(page, 'Payslip', await photo('on its side.jpg', 2600))
  await expect.poll(() => sizes).toEqual([[1500, 2000]])
  await addDocument(page, 'Utility Bill', file('tall.png', 'image/png', screenshot))
  await expect.poll(() => sizes.at(-1)).toEqual([1080, 12_000])
})

test(
  'the flow on a screen of 320 pixels, by keyboard alone, with axe on each page',
  { tag: '@gate' },
  async ({ page, dataDir }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const lang: Lang = 'ny'
    const { kyc, oneTimeCode } = wordsOf(lang)
    const looked = async () => {
      expect(await overflows(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    }
    // Heard from the start: what is asked to be heard just before the key may be heard too late.
    const chooser = page.waitForEvent('filechooser', { timeout: 0 })
    await page.goto(addressIn(lang))
    await page.locator('input[name=type]').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: kyc.need.ready })).toBeVisible()
    await looked()
    await page.keyboard.press('Enter')
    await expect(heading(page, kyc.contact.title)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(kyc.contact.label)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: kyc.contact.none })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(kyc.contact.label)).toBeFocused()
    await looked()
    const contact = freshEmail()
    await page.keyboard.type(contact)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(oneTimeCode.label, { exact: true })).toBeFocused()
    expect(await overflows(page)).toBe(0)
    const axe = await lookThrough(page).include('dialog').analyze()
    expect(axe.violations).toEqual([])
    await page.keyboard.type(await codeFor(dataDir, contact))
    await page.keyboard.press('Enter')
    await expect(heading(page, kyc.details.title)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234 5678 90123')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Chimwemwe Sample')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await looked()
    await page.keyboard.press('Enter')
    await expect(heading(page, kyc.documents.title)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(pdf('fomu.pdf'))
    await expect(page.locator('[data-flow] li[data-state]').first()).toHaveAttribute(
      'data-state',
      'received',
      {
        timeout: 60_000,
      },
    )
    await looked()
    // Back by the browser: what was typed is there.
    await page.goBack()
    await expect(page.getByLabel(kyc.details.name)).toHaveValue('Chimwemwe Sample')
  },
)

/** How browsers refuse to keep things. */
const refusals: Record<string, () => void> = {
  'the storage is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  },
  'the storage is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}
for (const [name, refuse] of Object.entries(refusals))
  test(`where ${name}, it is said that a reload loses what is typed`, async ({ page, dataDir }) => {
    await page.addInitScript(refuse)
    await page.goto(addressIn('en'))
    await chooseType(page, 'Individual Account')
    await prove(page, dataDir, freshNumber())
    await expect(page.getByText(messages.notKept)).toBeVisible()
    await fillDetails(page, freshAccount())
    await addDocument(page, 'Payslip', pdf())
    await expect(row(page, 'Payslip')).toHaveAttribute('data-state', 'received', { timeout: 60_000 })
  })

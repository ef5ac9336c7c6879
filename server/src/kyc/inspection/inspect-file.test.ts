import { PDFDocument } from '@cantoo/pdf-lib'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { activePdfs } from '../../../test-support/active-pdfs.ts'
import { genuineFiles } from '../../../test-support/genuine-files.ts'
import { hostileFiles, zip } from '../../../test-support/hostile-files.ts'
import { samplePdf } from '../../../test-support/kyc-documents.ts'
import { openReader } from '../../../test-support/inspection.ts'
import type { AcceptedFile, InspectionResult } from './accepted-file.ts'

const reader = openReader()
afterAll(() => reader.stop())

async function look(bytes: Buffer): Promise<InspectionResult> {
  const inspected = await reader.read(bytes)
  return 'found' in inspected ? inspected.found : { refusal: 'too_complex' }
}

async function good(bytes: Buffer): Promise<AcceptedFile> {
  const found = await look(bytes)
  if ('refusal' in found) throw new Error(`refused: ${found.refusal}`)
  return found
}

/** Returns which of these hostile files are accepted. */
async function acceptedOf(files: Awaited<ReturnType<typeof hostileFiles>>): Promise<string[]> {
  const accepted: string[] = []
  for (const { what, bytes } of files) if (!('refusal' in (await look(bytes)))) accepted.push(what)
  return accepted
}

/** Returns which of these genuine files are refused, or inspected as something else. */
async function refusedOf(files: Awaited<ReturnType<typeof genuineFiles>>): Promise<string[]> {
  const refused: string[] = []
  for (const { what, bytes, mime, pages } of files) {
    const found = await look(bytes)
    if ('refusal' in found) refused.push(`${what}: ${found.refusal}`)
    else if (found.mime !== mime || found.pages.length !== pages)
      refused.push(`${what}: ${found.mime}, ${found.pages.length}`)
  }
  return refused
}

const everyTenth = <File>(files: File[]) => files.filter((_, n) => n % 10 === 0)

describe('a tenth of the file lists', () => {
  test('refuses hostile files', async () => {
    expect(await acceptedOf(everyTenth(await hostileFiles()))).toEqual([])
  })

  test('accepts genuine files, with a picture of each page', async () => {
    expect(await refusedOf(everyTenth(await genuineFiles()))).toEqual([])
  })
})

describe('a PDF that is locked against changes only', () => {
  const lock = async (bytes: Buffer, useObjectStreams: boolean) => {
    const document = await PDFDocument.load(bytes)
    document.encrypt({ userPassword: '', ownerPassword: 'own', permissions: { printing: 'lowResolution' } })
    return Buffer.from(await document.save({ useObjectStreams }))
  }

  test.each([false, true])('is accepted and stored unlocked (object streams: %s)', async (folded) => {
    const { mime, whole, pages } = await good(await lock(samplePdf(), folded))
    expect([mime, pages.length]).toEqual(['application/pdf', 1])
    expect(whole.toString('latin1')).not.toContain('/Encrypt')
    expect((await PDFDocument.load(whole)).getPageCount()).toBe(1)
  })

  test.each([false, true])('is refused with active content (object streams: %s)', async (folded) => {
    const locked = await Promise.all(
      activePdfs().map(async ({ what, bytes }) => {
        const made = await lock(bytes, folded).catch(() => null)
        return made ? [{ what, bytes: made }] : []
      }),
    )
    expect(locked.flat().length).toBeGreaterThan(10)
    expect(await acceptedOf(locked.flat())).toEqual([])
  })
})

test.each([
  [50, 51, { refusal: 'too_many_pages' }],
  [150, 150, { mime: 'application/pdf' }],
  [150, 151, { refusal: 'too_many_pages' }],
])('where %d pages are allowed, a PDF of %d', async (allowed, pages, expected) => {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page++) document.addPage()
  const bytes = Buffer.from(await document.save())
  expect(await reader.read(bytes, 'slice', 'one', allowed)).toMatchObject({ found: expected })
})

describe('the whole file lists', { tags: ['documents'] }, () => {
  test('refuses two hundred hostile files', async () => {
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(200)
    expect(await acceptedOf(files)).toEqual([])
  }, 120_000)

  test('accepts two hundred genuine files, with a picture of each page', async () => {
    const files = await genuineFiles()
    expect(files.length).toBeGreaterThanOrEqual(200)
    expect(await refusedOf(files)).toEqual([])
  }, 120_000)
})

test('a picture is kept upright, and without what else was in its file', async () => {
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a00' } })
    .withExif({ IFD0: { Copyright: 'of somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await photo.clone().toFormat(format).toBuffer()
    expect(bytes.includes('of somebody')).toBe(true)
    const packed = zip('evil.html', '<script>alert(1)</script>')
    const { whole, pages } = await good(Buffer.concat([bytes, packed]))
    const kept = await sharp(whole).metadata()
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([200, 300, undefined, undefined])
    expect(whole.includes('of somebody') || whole.includes('PK\u0003\u0004')).toBe(false)
    const page = await sharp(pages[0]).metadata()
    expect([page.format, page.width, page.height]).toEqual(['webp', 200, 300])
  }
})

test('a large photo is kept no larger than it is read, and shown smaller', async () => {
  const bytes = await sharp({ create: { width: 6000, height: 4500, channels: 3, background: '#a60' } })
    .jpeg()
    .toBuffer()
  const { whole, pages } = await good(bytes)
  const [kept, page] = [await sharp(whole).metadata(), await sharp(pages[0]).metadata()]
  expect([kept.width, kept.height]).toEqual([4000, 3000])
  expect([page.width, page.height]).toEqual([1600, 1200])
})

test('a tall screenshot stays readable, in its file and as a page', async () => {
  const bytes = await sharp({ create: { width: 1080, height: 12_000, channels: 3, background: '#a60' } })
    .png()
    .toBuffer()
  const { whole, pages } = await good(bytes)
  const [kept, page] = [await sharp(whole).metadata(), await sharp(pages[0]).metadata()]
  expect([kept.width, kept.height]).toEqual([1080, 12_000])
  expect([page.width, page.height]).toEqual([1080, 12_000])
})

test('a picture of extreme length is still drawn as a page', async () => {
  const bytes = await sharp({ create: { width: 40_000, height: 600, channels: 3, background: '#a60' } })
    .jpeg()
    .toBuffer()
  const page = await sharp((await good(bytes)).pages[0]).metadata()
  expect([page.width, page.height]).toEqual([16_000, 240])
})

test('a tall PDF page is drawn in readable width', async () => {
  const document = await PDFDocument.create()
  document.addPage([400, 5000])
  const page = await sharp((await good(Buffer.from(await document.save()))).pages[0]).metadata()
  expect(page.width).toBeGreaterThan(650)
})

test('of a picture that moves the first frame stays', async () => {
  const frames = await sharp(randomBytes(30 * 40 * 3), {
    raw: { width: 30, height: 40, channels: 3, pageHeight: 20 },
  })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  expect((await sharp((await good(frames)).whole).metadata()).pages).toBeUndefined()
})

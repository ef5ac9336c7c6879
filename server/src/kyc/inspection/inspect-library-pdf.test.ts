import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, describe, expect, test } from 'vitest'
import { activePdfs } from '../../../test-support/active-pdfs.ts'
import { openReader } from '../../../test-support/inspection.ts'
import { samplePdf } from '../../../test-support/kyc-documents.ts'
import { onePage, writePdf } from '../../../test-support/raw-pdf.ts'

const reader = openReader()
afterAll(() => reader.stop())

async function encrypted(userPassword: string, useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.load(samplePdf())
  document.encrypt({ userPassword, ownerPassword: 'own' })
  return Buffer.from(await document.save({ useObjectStreams }))
}

/** So many pages of one size. */
const withPages = (count: number) => {
  const [catalog = '', , , content = ''] = onePage()
  const kids = Array.from({ length: count }, (_, n) => `${n + 4} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>'
  return writePdf([
    catalog,
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    content,
    ...Array.from({ length: count }, () => page),
  ])
}

describe('a PDF for the media library', () => {
  test.each([false, true])('needs no password to open (object streams: %s)', async (folded) => {
    expect(await reader.inspectLibraryPdf(await encrypted('open', folded))).toBe('password_protected')
    expect(await reader.inspectLibraryPdf(await encrypted('', folded))).toBeNull()
  })

  test('has its end', async () => {
    const whole = samplePdf()
    expect(await reader.inspectLibraryPdf(whole)).toBeNull()
    expect(await reader.inspectLibraryPdf(whole.subarray(0, 300))).toBe('damaged')
    expect(await reader.inspectLibraryPdf(whole.subarray(0, whole.length - 10))).toBe('damaged')
  })

  test('has more pages than a KYC document may, up to its own limit', async () => {
    expect(await reader.inspectLibraryPdf(withPages(1000))).toBeNull()
    expect(await reader.inspectLibraryPdf(withPages(1001))).toBe('too_many_pages')
  })

  test('contains nothing active', async () => {
    for (const { what, bytes } of activePdfs())
      expect([what, await reader.inspectLibraryPdf(bytes)]).toEqual([
        what,
        expect.stringMatching(/active_content|damaged/),
      ])
  })
})

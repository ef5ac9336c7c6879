import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makePdf, type Block } from '#database/sample/pdf.ts'
import { openReader } from '../../../test-support/inspection.ts'
import { onePage, stream, writePdf } from '../../../test-support/raw-pdf.ts'

const reader = openReader()
const drawFirstPage = (bytes: Uint8Array) => reader.firstPage(bytes)
afterAll(() => reader.stop())

const pdfOf = (blocks: Block[]) => makePdf({ title: 'Title', issuer: 'Bank', marking: 'Sample', blocks })

test('the first page is a small picture with the page’s shape, dark on white', async () => {
  const page = await drawFirstPage(pdfOf([{ text: 'Some words to read on the page.' }]))
  expect(page).toMatchObject({ width: 400, height: 566 })
  expect(page?.data.length).toBeLessThan(20_000)
  const { channels } = await sharp(page?.data).stats()
  expect(channels[0]?.max).toBeGreaterThan(250)
  expect(channels[0]?.min).toBeLessThan(100)
})

test('many at once are drawn one after the other, each its own', async () => {
  const pages = await Promise.all(
    [1, 3, 6].map((lines) =>
      drawFirstPage(pdfOf(Array.from({ length: lines }, () => ({ text: 'word '.repeat(60) })))),
    ),
  )
  const sizes = pages.map((page) => page?.data.length ?? 0)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(new Set(sizes).size).toBe(3)
})

test('what is no document, or a damaged one, has none', async () => {
  expect(await drawFirstPage(Buffer.from('%PDF-1.7\nnothing'))).toBeNull()
  expect(await drawFirstPage(await readFile(import.meta.filename))).toBeNull()
  expect(await drawFirstPage(new Uint8Array())).toBeNull()
})

test(
  'a page that takes too long is given up, and the next is drawn all the same',
  { tags: ['documents'] },
  async () => {
    const impatient = openReader({ budget: { slice: 1, total: 3_000 } })
    const lines = Array.from(
      { length: 60_000 },
      (_, n) => `${n % 500} 0 m 0 ${(n * 7) % 800} 300 300 30 30 c S`,
    )
    const endless = writePdf([...onePage().slice(0, 3), stream(lines.join('\n'))])
    const sheet = pdfOf([{ text: 'Words' }])
    const [late, next] = await Promise.all([impatient.firstPage(endless), impatient.firstPage(sheet)])
    await impatient.stop()
    expect(late).toBeNull()
    expect(next).not.toBeNull()
    expect(impatient.lines.map((line) => JSON.parse(line).document_inspection.ended)).toEqual(['cpu'])
  },
)

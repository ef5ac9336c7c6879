import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePdf, type Block } from '#database/sample/pdf.ts'
import { drawFirstPage } from './first-page.ts'

const paper = (blocks: Block[]) => makePdf({ title: 'Title', issuer: 'Bank', marking: 'Sample', blocks })

/** One page with so many lines across it. */
function crowded(lines: number): Uint8Array {
  const content = Array.from({ length: lines }, (_, n) => `${n % 500} 0 m 0 ${(n * 7) % 800} l S`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join('\n')
  // Without a table of objects, which every reader makes anew where it is missing.
  return new TextEncoder().encode(`%PDF-1.4\n${body}\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n`)
}

test('the first page is a small picture with the page’s shape, dark on white', async () => {
  const page = await drawFirstPage(paper([{ text: 'Some words to read on the page.' }]))
  expect(page).toMatchObject({ width: 400, height: 566 })
  expect(page?.data.length).toBeLessThan(20_000)
  const { channels } = await sharp(page?.data).stats()
  expect(channels[0]?.max).toBeGreaterThan(250)
  expect(channels[0]?.min).toBeLessThan(100)
})

test('many at once are drawn one after the other, each its own', async () => {
  const pages = await Promise.all(
    [1, 3, 6].map((lines) =>
      drawFirstPage(paper(Array.from({ length: lines }, () => ({ text: 'word '.repeat(60) })))),
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

test('a page that takes too long is given up, and the next is drawn all the same', async () => {
  const sheet = paper([{ text: 'Words' }])
  const endless = crowded(200_000)
  const [late, next] = await Promise.all([drawFirstPage(endless, 5), drawFirstPage(sheet)])
  expect(late).toBeNull()
  expect(next).not.toBeNull()
})

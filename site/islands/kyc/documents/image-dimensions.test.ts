import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from './file-kind.ts'
import { pixelsOf } from './image-dimensions.ts'

const blank = () => sharp({ create: { width: 320, height: 200, channels: 4, background: '#fff' } })

test.each([
  ['jpeg', () => blank().jpeg()],
  ['jpeg', () => blank().jpeg({ progressive: true }).withMetadata({ orientation: 6 })],
  ['png', () => blank().png()],
] as const)('a %s says its kind and its pixels', async (kind, make) => {
  const bytes = await make().toBuffer()
  expect(kindOf(bytes)).toBe(kind)
  expect(pixelsOf(kind, bytes)).toBe(64_000)
})

test('a WebP with transparency and a plain one', async () => {
  const [extended, plain] = [
    await blank().webp({ lossless: true }).withMetadata({ orientation: 1 }).toBuffer(),
    await blank().flatten().webp().toBuffer(),
  ]
  expect([kindOf(extended), kindOf(plain)]).toEqual(['webp', 'webp'])
  expect([64_000, null]).toContain(pixelsOf('webp', plain))
  expect(pixelsOf('webp', extended)).toBe(64_000)
})

test('what ends early says nothing, and what is something else is of no kind', () => {
  expect(pixelsOf('jpeg', Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull()
  expect(pixelsOf('png', Uint8Array.of(0x89))).toBeNull()
  expect(kindOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(kindOf(new Uint8Array())).toBeNull()
  expect(kindOf(new TextEncoder().encode('%PDF-1.7'))).toBe('pdf')
})

import { deflateSync } from 'node:zlib'
import { onePage, stream, writePdf } from '../raw-pdf.ts'
import { page, type Costly, type CostlyEnd } from './page.ts'

/** Codes of LZW as bytes, each with its width in bits. */
function packed(codes: readonly (readonly [code: number, width: number])[]): Buffer {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const [code, width] of codes) {
    held = (held << width) | code
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >>> (bits - 8)) & 255)
    held &= (1 << bits) - 1
  }
  if (bits) bytes.push((held << (8 - bits)) & 255)
  return Buffer.from(bytes)
}

/** A text by LZW that saves nothing: the table is cleared before a code would need ten bits. */
const lzw = (text: string) =>
  packed([
    ...[...Buffer.from(text)].flatMap((byte, n) =>
      (n % 200 === 0 ? [256, byte] : [byte]).map((code) => [code, 9] as const),
    ),
    [257, 9],
  ])

/** Spaces by LZW, each code one longer than the one before, then the longest again and again: 2,500 times its size. */
function lzwSpaces(count: number): Buffer {
  const codes: [number, number][] = [
    [256, 9],
    [32, 9],
  ]
  let made = 1
  for (let next = 258, length = 2; made < count; made += length) {
    codes.push([next, next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9])
    if (next < 4095) [next, length] = [next + 1, length + 1]
  }
  return packed([...codes, [257, 12]])
}

/** By run lengths: as it is, in runs of up to 128 bytes, or so many spaces. */
const runs = (text: string) =>
  Buffer.concat([
    ...(text.match(/[^]{1,128}/g) ?? []).map((part) => Buffer.from([part.length - 1, ...Buffer.from(part)])),
    Buffer.from([128]),
  ])
const runsOfSpaces = (count: number) => Buffer.alloc(Math.ceil(count / 128) * 2, Buffer.from([129, 32]))
const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`

const calm = '0 0 m 9 9 l S'
const box = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'
const megabytes = 1024 * 1024

/** Ten forms, each ten times the next, written by some coding. */
const forms = (coded: (text: string) => string) =>
  page('/XObject << /F 5 0 R >>', '/F Do', [
    ...Array.from({ length: 9 }, (_, n) =>
      coded('/F Do '.repeat(10)).replace('<<', `<< ${box} /Resources << /XObject << /F ${n + 6} 0 R >> >>`),
    ),
    stream(calm, box),
  ])

/** A stream of objects that begins with one and goes on in spaces. */
const objects = (content: Buffer | string, filter: string, before = '') =>
  writePdf([...onePage(), stream(content, `${before} /Type /ObjStm /N 1 /First 4 /Filter ${filter}`)])

/** What is made small by other means than zlib, alone and within text. */
export function codings(): Costly[] {
  const made: Costly[] = []
  const add = (what: string, end: CostlyEnd, bytes: Buffer) => made.push({ what, end, bytes })
  add(
    'drawn by LZW',
    'taken',
    page('/XObject << /F 5 0 R >>', '/F Do', [stream(lzw(calm), `${box} /Filter /LZWDecode`)]),
  )
  add(
    'drawn by run lengths',
    'taken',
    page('/XObject << /F 5 0 R >>', '/F Do', [stream(runs(calm), `${box} /Filter /RL`)]),
  )
  add(
    'forms by LZW',
    'too_complex',
    forms((text) => stream(lzw(text), '/Filter /LZWDecode')),
  )
  add(
    'forms by run lengths',
    'too_complex',
    forms((text) => stream(runs(text), '/Filter /RunLengthDecode')),
  )
  add(
    'forms by LZW in hexadecimal',
    'too_complex',
    forms((text) => stream(hex(lzw(text)), '/Filter [/AHx /LZW]')),
  )
  add(
    'forms folded in hexadecimal',
    'too_complex',
    forms((text) => stream(hex(deflateSync(text)), '/Filter [/ASCIIHexDecode /FlateDecode]')),
  )
  for (const [name, bomb] of [
    ['LZW', lzwSpaces],
    ['RunLength', runsOfSpaces],
  ] as const) {
    const filter = `/${name}Decode`
    add(
      `a page of 200 MB by ${name}`,
      'too_complex',
      page('', calm, [stream(bomb(200 * megabytes), `/Filter ${filter}`)]),
    )
    add(`objects of 60 MB by ${name}`, 'too_complex', objects(bomb(60 * megabytes), filter))
  }
  const lzwBomb = lzwSpaces(200 * megabytes)
  add(
    'objects of 200 MB by LZW, said far before',
    'too_complex',
    objects(
      lzwBomb,
      '/LZWDecode',
      `/A (${'a'.repeat(600)}) /Filter /LZW#44ecode /B (${'stream '.repeat(100)})`,
    ),
  )
  add(
    'objects of 200 MB by LZW in hexadecimal',
    'too_complex',
    objects(hex(lzwBomb), '[/ASCIIHexDecode /LZWDecode]'),
  )
  add(
    'objects of 200 MB folded in hexadecimal',
    'too_complex',
    objects(hex(deflateSync(Buffer.alloc(200 * megabytes, 32))), '[/ASCIIHexDecode /FlateDecode]'),
  )
  add(
    'by place, a program of 800 words by run lengths',
    'too_complex',
    page('/Shading << /S 5 0 R >>', '/S sh', [
      '<< /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1 0 1] /Matrix [595 0 0 842 0 0] /Function 6 0 R >>',
      stream(
        runs(`{ ${'dup mul sqrt '.repeat(267)} dup dup pop }`),
        '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Filter /RunLengthDecode',
      ),
    ]),
  )
  return made
}

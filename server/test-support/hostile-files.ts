import { deflateRawSync, deflateSync, crc32, gzipSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { activePdfs, script, type Hostile } from './active-pdfs.ts'
import { folded, onePage, stream, writeFoldedPdf, writePdf } from './raw-pdf.ts'
import { samplePdf } from './kyc-documents.ts'

const zeros = (bytes: number) => Buffer.alloc(bytes)
const text = (content: string) => Buffer.from(content, 'latin1')

/** A zip with one file in it, as a Word document or an archive is. */
export function zip(name: string, content: string): Buffer {
  const data = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  local.copy(central, 6, 4, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + data.length, 16)
  return Buffer.concat([local, text(name), data, central, text(name), end])
}

const html = '<!doctype html><html><script>alert(1)</script></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files of other kinds, whatever they call themselves. */
function otherKinds(): Hostile[] {
  const kinds: Record<string, Buffer> = {
    html: text(html),
    'html after white space': text(`\n\n  ${html}`),
    svg: text(svg),
    'svg with a declaration': text(`<?xml version="1.0"?>${svg}`),
    zip: zip('a.txt', 'x'),
    docx: zip('[Content_Types].xml', '<Types/>'),
    'windows program': Buffer.concat([
      text('MZ'),
      zeros(500),
      text('This program cannot be run in DOS mode.'),
    ]),
    'linux program': Buffer.concat([Buffer.from('7f454c460201', 'hex'), zeros(500)]),
    'java class': Buffer.from('cafebabe00000034', 'hex'),
    'shell script': text('#!/bin/sh\nrm -rf /\n'),
    php: text('<?php system($_GET["c"]); ?>'),
    script: text('fetch("//attacker.invalid")'),
    words: text('Just some words.'),
    json: text('{"a":1}'),
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    bmp: Buffer.concat([text('BM'), zeros(200)]),
    tiff: Buffer.concat([Buffer.from('49492a0008000000', 'hex'), zeros(200)]),
    icon: Buffer.concat([Buffer.from('00000100010010', 'hex'), zeros(200)]),
    gzip: gzipSync(html),
    rar: Buffer.concat([Buffer.from('526172211a0700', 'hex'), zeros(200)]),
    sevenzip: Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), zeros(200)]),
    mp4: Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), zeros(200)]),
    heic: Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), zeros(200)]),
    mp3: Buffer.concat([text('ID3'), zeros(200)]),
    'old word': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), zeros(600)]),
    rtf: text('{\\rtf1 x}'),
    postscript: text('%!PS-Adobe-3.0\n'),
    'one byte': text('x'),
    nothings: zeros(5000),
    'a shortcut': Buffer.concat([Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), zeros(100)]),
    'pdf with words before it': text(`junk junk ${samplePdf().toString('latin1')}`),
    'html that ends in a pdf': text(html + samplePdf().toString('latin1')),
    'zip that ends in a pdf': Buffer.concat([zip('a', 'b'), samplePdf()]),
  }
  return Object.entries(kinds).map(([what, bytes]) => ({ what, bytes }))
}

/** What calls itself a picture or a PDF by its first bytes only, or is cut short. */
async function damaged(): Promise<Hostile[]> {
  const noise = {
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  } as const
  const sound = {
    jpeg: await sharp(noise).jpeg().toBuffer(),
    'progressive jpeg': await sharp(noise).jpeg({ progressive: true }).toBuffer(),
    png: await sharp(noise).png().toBuffer(),
    webp: await sharp(noise).webp().toBuffer(),
    'lossless webp': await sharp(noise).webp({ lossless: true }).toBuffer(),
    pdf: samplePdf('words '.repeat(400)),
  }
  const cuts = [0.02, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.97]
  const cut = Object.entries(sound).flatMap(([what, bytes]) =>
    cuts.map((part) => ({
      what: `${what} cut at ${part * 100} %`,
      bytes: bytes.subarray(0, Math.max(16, Math.floor(bytes.length * part))),
    })),
  )
  const heads = Object.entries(sound).map(([what, bytes]) => ({
    what: `the head of a ${what} and a page`,
    bytes: Buffer.concat([bytes.subarray(0, 24), text(html.repeat(20))]),
  }))
  return [...cut, ...heads, { what: 'pdf without objects', bytes: text('%PDF-1.7\n%%EOF') }]
}

/** A PNG of one colour, whatever its size, in a few kilobytes. */
function hugePng(width: number, height: number, content: Buffer): Buffer {
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([text(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const services = [part('IHDR', head), part('IDAT', content), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...services])
}

/** Small files that unfold to more than a machine has. */
async function bombs(): Promise<Hostile[]> {
  const bomb = deflateSync(zeros(200 * 1024 * 1024), { level: 9 })
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const claims = Buffer.from(jpeg)
  const frame = claims.indexOf(Buffer.from('ffc0', 'hex'))
  claims.writeUInt16BE(65_000, frame + 5)
  claims.writeUInt16BE(65_000, frame + 7)
  // A lossless WebP's size is in 14 bits each (RFC 9649, 3.4).
  const webp = Buffer.concat([
    text('RIFF'),
    zeros(4),
    text('WEBPVP8L'),
    zeros(4),
    Buffer.from([0x2f]),
    Buffer.alloc(40, 0xff),
  ])
  webp.writeUInt32LE(webp.length - 8, 4)
  webp.writeUInt32LE(webp.length - 20, 16)
  const image = (entries: string, data = bomb) =>
    writePdf([
      ...onePage({ page: '/Resources << /XObject << /I 5 0 R >> >>' }).slice(0, 3),
      stream('600 0 0 800 0 0 cm /I Do'),
      stream(data, `/Type /XObject /Subtype /Image ${entries}`),
    ])
  const rgb = '/ColorSpace /DeviceRGB /BitsPerComponent 8'
  const many = (pages: number) => {
    const [catalog = '', , page = '', content = ''] = onePage()
    const kids = Array.from({ length: pages }, (_, n) => `${n + 4} 0 R`)
    return writePdf([
      catalog,
      `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
      content,
      ...kids.map(() => page.replace('4 0 R', '3 0 R')),
    ])
  }
  const cases: Record<string, Buffer> = {
    'png of 900 megapixels': hugePng(30_000, 30_000, bomb.subarray(0, 5000)),
    'png of 4 gigapixels': hugePng(65_000, 65_000, bomb.subarray(0, 5000)),
    'png as wide as can be': hugePng(2_147_483_647, 1, bomb.subarray(0, 100)),
    'png of 51 megapixels': hugePng(51_000, 1000, deflateSync(zeros((51_000 * 3 + 1) * 1000))),
    'jpeg that claims 4 gigapixels': claims,
    'webp that claims 268 megapixels': webp,
    'pdf with a stream that unfolds': writePdf([...onePage(), stream(bomb, '/Filter /FlateDecode')]),
    'pdf with a stream folded twice': writePdf([
      ...onePage(),
      folded(bomb, '/Filter [/FlateDecode /FlateDecode]'),
    ]),
    'pdf with objects that unfold': writePdf([
      ...onePage(),
      stream(bomb, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'),
    ]),
    'pdf with a table that unfolds': writePdf([
      ...onePage(),
      stream(bomb, '/Type /XRef /W [1 2 1] /Size 9 /Filter /FlateDecode'),
    ]),
    'pdf with a picture of 10 gigapixels': image(
      `/Width 100000 /Height 100000 ${rgb} /Filter /FlateDecode`,
      bomb.subarray(0, 1000),
    ),
    'pdf with a picture of 64 megapixels': image(`/Width 8000 /Height 8000 ${rgb} /Filter /FlateDecode`),
    'pdf with a picture of 64 megapixels, folded otherwise': image(
      `/Width 8000 /Height 8000 ${rgb} /Filter /RunLengthDecode`,
      Buffer.alloc(1000, 129),
    ),
    'pdf with a page of a kilometre': writePdf(onePage({ box: '0 0 3000000 3000000' })),
    'pdf with a page of a hair’s width': writePdf(onePage({ box: '0 0 0.1 800' })),
    'pdf with a page as long as a street': writePdf(onePage({ box: '0 0 600 99999999' })),
    'pdf of 51 pages': many(51),
    'pdf of 2000 pages': many(2000),
    'pdf without pages': writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
    ]),
    'pdf whose pages are its pages': writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>',
    ]),
    'pdf nested deeper than a stack': writePdf([...onePage(), '['.repeat(100_000) + ']'.repeat(100_000)]),
    'pdf with dictionaries nested deeper than a stack': writePdf([
      ...onePage(),
      `${'<</A '.repeat(60_000)}1${'>>'.repeat(60_000)}`,
    ]),
  }
  return Object.entries(cases).map(([what, bytes]) => ({ what, bytes }))
}

/** What a reader that believes the table sees, and one that reads on does not, or the other way about. */
function hidden(): Hostile[] {
  const objects = [...onePage({ catalog: '/OpenAction 5 0 R' }), `<< ${script} >>`]
  const first = writePdf(objects)
  const revised = text(
    `5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\nstartxref\n${first.lastIndexOf('xref\n0 ')}\n%%EOF\n`,
  )
  const plain = samplePdf()
  const packed = zip('evil.html', html)
  const commented = Buffer.concat([plain, text('%'), packed, text('\n%%EOF\n')])
  return [
    { what: 'script under an object that comes again', bytes: Buffer.concat([first, revised]) },
    { what: 'pdf that is a zip too', bytes: Buffer.concat([plain, packed]) },
    { what: 'pdf that is a zip too, in a comment', bytes: commented },
    { what: 'pdf that is a zip too, in a stream', bytes: writePdf([...onePage(), stream(packed)]) },
    {
      what: 'pdf that is a web page too',
      bytes: writePdf([...onePage(), stream(html)], '', `1.4\n%${html}\n`),
    },
    { what: 'pdf that is a drawing too', bytes: Buffer.concat([plain, text(svg)]) },
  ]
}

async function locked(): Promise<Hostile[]> {
  const ways = {
    'by a password': { userPassword: 'open', ownerPassword: 'own' },
    'by two passwords, against printing': {
      userPassword: 'open',
      ownerPassword: 'own',
      permissions: { printing: 'lowResolution' as const },
    },
  }
  const all: Hostile[] = []
  for (const [what, how] of Object.entries(ways)) {
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.load(samplePdf())
      document.encrypt(how)
      const bytes = Buffer.from(await document.save({ useObjectStreams }))
      all.push({ what: `pdf locked ${what}${useObjectStreams ? ', folded' : ''}`, bytes })
    }
  }
  const claims = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>'
  all.push({ what: 'pdf that says it is locked', bytes: writePdf(onePage(), claims) })
  all.push({ what: 'pdf that says it is locked, folded', bytes: writeFoldedPdf(onePage(), claims) })
  return all
}

/** Some two hundred files of which none may be let in, made anew each time and always the same. */
export async function hostileFiles(): Promise<Hostile[]> {
  return [
    ...otherKinds(),
    ...(await damaged()),
    ...(await bombs()),
    ...activePdfs(),
    ...hidden(),
    ...(await locked()),
  ]
}

/** What a file may be called, and what may not be believed of it. */
export const hostileNames: string[] = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32',
  '/etc/passwd',
  'C:\\x.pdf',
  '.',
  '..',
  '.htaccess',
  'a\r\nSet-Cookie: x=1.pdf',
  'a"b.pdf',
  "a'b.pdf",
  'a;b.pdf',
  'a%00.pdf',
  'a\u202Efdp.exe',
  '\u2066x\u2069.pdf',
  '😀.pdf',
  '👨‍👩‍👧.pdf',
  'con',
  'nul.pdf',
  '<script>.pdf',
  '${7*7}.pdf',
  '{{7*7}}.pdf',
  "'; drop table kyc_documents; --.pdf",
  '|ls',
  '`ls`',
  '$(ls)',
  ' ',
  '\t',
  'a'.repeat(200),
  'é'.repeat(100),
  'ＦＵＬＬ.pdf',
  'a\u0001b.pdf',
  '\u200B',
  '=cmd|calc!A1',
  '@SUM(1)',
  'a/b/c.pdf',
  'a\u2028b.pdf',
]

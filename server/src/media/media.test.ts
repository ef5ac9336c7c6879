import { createHash, randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { banners } from '#contract/collections/banners.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { documents } from '#contract/collections/documents.ts'
import { makePdf } from '#database/sample/pdf.ts'
import { files } from '#database/tables.ts'
import { openNewsroom, pdf, picture, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ worker: true })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const send = (raw: Buffer, mime: string, as = newsroom.token('author'), query = 'name=a') =>
  service.ask('POST', `/api/files?${query}`, { as, raw, headers: { 'content-type': mime } })

test('a file is taken for what it holds, never for what it is called', async () => {
  const png = await picture(10, 10)
  expect(await send(png, 'image/png')).toMatchObject({
    status: 201,
    body: { mime: 'image/png', bytes: png.length },
  })
  expect(await send(png, 'application/pdf')).toMatchObject({ status: 201, body: { mime: 'image/png' } })
  const wrong = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    '<!doctype html><script>1</script>',
    'MZ\x90\0',
    'PK\x03\x04zip',
    'text',
  ]
  for (const content of wrong) {
    expect(await send(Buffer.from(content, 'latin1'), 'image/png')).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type' },
    })
  }
  expect(await send(png, 'image/svg+xml')).toMatchObject({ status: 415 })
  expect(await send(Buffer.from('{}'), 'application/json')).toMatchObject({ status: 400 })
  expect(await send(Buffer.alloc(0), 'image/png')).toMatchObject({ status: 400 })
  expect(await send(png.subarray(0, 30), 'image/png')).toMatchObject({ status: 400 })
})

test('a picture whose sizes could not be made says so until they are', async () => {
  const { id } = (await send(await picture(700, 400), 'image/png')).body
  const { db, jobs } = service.services
  const shown = async () =>
    (await service.ask('GET', `/backoffice/api/files/${id}`, { as: newsroom.token('author') })).body
  const row = async () => (await db.select().from(files).where(eq(files.id, id)))[0]
  await until(async () => (await row())?.sized === true)
  const file = await row()
  await db.update(files).set({ key: 'not-in-the-store', sized: false, sizes: [] }).where(eq(files.id, id))
  await db.transaction(async (tx) => {
    await jobs.send(tx, 'image-sizes', { file: id })
    await tx.execute(
      sql`update pgboss.job set retry_limit = 0 where name = 'image-sizes' and state = 'created'`,
    )
  })
  await until(async () => (await shown()).making_failed)
  expect(await shown()).toMatchObject({ made: 0, making_failed: true })
  await db
    .update(files)
    .set({ key: file?.key ?? '' })
    .where(eq(files.id, id))
  const [dead] = await jobs.dead()
  expect(dead).toMatchObject({ name: 'image-sizes', data: { file: id } })
  await jobs.again('image-sizes', dead?.id ?? '')
  await until(async () => (await row())?.sized === true)
  expect(await shown()).toMatchObject({ making_failed: false })
})

test('a file that is encrypted, cut or broken is refused with what is wrong', async () => {
  const locked = await PDFDocument.load(pdf('secret'))
  locked.encrypt({ userPassword: 'open', ownerPassword: 'own' })
  const noise = randomBytes(600 * 400 * 3)
  const photo = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
  for (const [bytes, mime, words] of [
    [Buffer.from(await locked.save()), 'application/pdf', /protected by a password/],
    [pdf('cut').subarray(0, 300), 'application/pdf', /damaged or incomplete/],
    [photo.subarray(0, 3000), 'image/jpeg', /damaged or incomplete/],
  ] as const)
    expect(await send(bytes, mime)).toMatchObject({
      status: 400,
      body: { code: 'malformed', message: expect.stringMatching(words) },
    })
  const open = await PDFDocument.load(pdf('public'))
  open.encrypt({ userPassword: '', ownerPassword: 'own' })
  const { status, body } = await send(Buffer.from(await open.save()), 'application/pdf')
  expect(status).toBe(201)
  const replaced = await service.ask('POST', `/backoffice/api/files/${body.id}/replace?reason=Cut`, {
    as: newsroom.token('author'),
    raw: pdf('cut').subarray(0, 300),
    headers: { 'content-type': 'application/pdf' },
  })
  expect(replaced).toMatchObject({ status: 400, body: { message: expect.stringMatching(/incomplete/) } })
})

test('a file is found by its digest', async () => {
  const bytes = await picture(11, 7)
  const { body } = await send(bytes, 'image/png')
  const digest = createHash('sha256').update(bytes).digest('hex')
  expect((await library(`?sha256=${digest}`)).body.items).toMatchObject([{ id: body.id }])
  expect((await library(`?sha256=${'0'.repeat(64)}`)).body.items).toEqual([])
})

test('who may upload: 401, 400, 403', async () => {
  const png = await picture(10, 10)
  expect(
    await service.ask('POST', '/api/files?name=a', { raw: png, headers: { 'content-type': 'image/png' } }),
  ).toMatchObject({ status: 401 })
  expect(await send(png, 'image/png', undefined, '')).toMatchObject({ status: 400 })
  expect(await send(png, 'image/png', undefined, 'name=a&name=b')).toMatchObject({ status: 400 })
  expect(await send(png, 'image/png', newsroom.token('auditor'))).toMatchObject({ status: 403 })
  expect(await send(Buffer.alloc(16 * 1024 * 1024), 'image/png')).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: '16 MB; the limit is 15 MB.' },
  })
})

test('an item cannot name a file that was never uploaded', async () => {
  const body = { ...newsroom.body(documents), file: { file: '00000000-0000-4000-8000-000000000001' } }
  expect(await service.ask('POST', '/api/documents', { as: newsroom.token('author'), body })).toMatchObject({
    status: 400,
  })
})

test('a document is served as what it is, in a sandbox, by its own tag', async () => {
  const file = await newsroom.upload(pdf('annual report'), 'application/pdf', 'scan-0001.pdf')
  const title = { en: 'Annual “Report” 2025/26', ny: 'Lipoti' }
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), title, file: { file } })
  const { body } = await service.ask('GET', `/api/documents/${item.id}`)
  const served = await service.ask('GET', body.file.url)
  expect(served).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/pdf', 'content-length': String(body.file.bytes) },
  })
  expect(served.headers['content-security-policy']).toContain('sandbox')
  expect(served.headers['x-content-type-options']).toBe('nosniff')
  expect(served.headers['content-disposition']).toBe(
    `inline; filename*=UTF-8''${encodeURIComponent('Annual “Report” 2025 26.pdf')}`,
  )
  const again = await service.ask('GET', body.file.url, {
    headers: { 'if-none-match': String(served.headers['etag']) },
  })
  expect(again).toMatchObject({ status: 304, text: '' })
})

test('a picture’s sizes are made by a job, without what it knew of its place; pages that show it are told', async () => {
  const withPlace = await sharp(await picture(700, 500))
    .withExif({ IFD3: { GPSLatitude: '13/1 57/1 0/1' } })
    .jpeg()
    .toBuffer()
  const file = await newsroom.upload(withPlace, 'image/jpeg', 'place.jpg')
  const item = await newsroom.publish(banners, {
    ...newsroom.body(banners),
    image: { file, alt: { en: 'A place' } },
  })
  let image = (await service.ask('GET', `/api/banners/${item.id}`)).body.image
  expect(image).toMatchObject({ alt: 'A place', focal: { x: 50, y: 50 }, width: 700, height: 500 })
  // Asked by the cached address: it has all of them only because the job tells of it. The news of the publication may
  // come between two sizes.
  await until(async () => {
    image = (await service.ask('GET', `/api/banners/${item.id}`)).body.image
    return image.sizes.length >= 4
  })
  expect(image.sizes.map(({ width, type }: { width: number; type: string }) => [width, type])).toEqual([
    [320, 'image/avif'],
    [320, 'image/webp'],
    [640, 'image/avif'],
    [640, 'image/webp'],
  ])
  for (const { url, type, width } of image.sizes) {
    const response = await service.app.inject({ url })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
    const metadata = await sharp(response.rawPayload).metadata()
    expect([metadata.width, metadata.exif]).toEqual([width, undefined])
  }
  expect((await service.ask('GET', `/files/${file}.jpg`)).status).toBe(404)
})

test.each([
  '/files/none',
  '/files/..%2f..%2fsecret',
  '/files/a',
  '/files/%00aaaaaaaa',
  `/files/${'a'.repeat(300)}`,
])('%s is no file', async (url) => {
  const { status } = await service.ask('GET', url)
  expect([400, 404, 414]).toContain(status)
})

/** So many paragraphs: enough of them weigh more than the picture of the first page. */
const pdfOf = (paragraphs: number) =>
  makePdf({
    title: 'Sheet',
    issuer: 'Bank',
    marking: 'Sample',
    blocks: Array.from({ length: paragraphs }, (_, n) => ({ text: `Paragraph ${n} of many` })),
  })

test('a document that is lighter than its first page’s picture goes without one', async () => {
  const upload = (paragraphs: number) =>
    newsroom.upload(Buffer.from(pdfOf(paragraphs)), 'application/pdf', `${paragraphs}.pdf`)
  const publish = async (file: string) =>
    (await newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })).id
  // The light one is looked at before the heavy one, whose picture then tells that both were.
  const [light, heavy] = [await publish(await upload(20)), await publish(await upload(600))]
  const fileOf = async (id: string) => (await service.ask('GET', `/api/documents/${id}`)).body.file
  await until(async () => (await fileOf(heavy)).preview !== undefined)
  const { preview, bytes } = await fileOf(heavy)
  expect(preview.bytes).toBeLessThan(bytes)
  expect(await fileOf(light)).not.toHaveProperty('preview')
})

test('a document’s first page is made by a job, and is public where the document is', async () => {
  const sheet = pdfOf(600)
  const id = await newsroom.upload(Buffer.from(sheet), 'application/pdf', 'sheet.pdf')
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file: id } })
  const read = async () => (await service.ask('GET', `/api/documents/${item.id}`)).body.file.preview
  await until(async () => (await read()) !== undefined)
  const preview = await read()
  expect(preview).toMatchObject({ width: 400, url: expect.stringMatching(/^\/files\/.*\.webp$/) })
  expect(await service.ask('GET', preview.url)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'content-length': String(preview.bytes) },
  })
  await service.ask('DELETE', `/api/documents/${item.id}`, {
    as: newsroom.token('author'),
    headers: { 'if-match': `"v${item.version}"` },
  })
  expect(await service.ask('GET', preview.url)).toMatchObject({ status: 404 })
})

describe('deleting a file', () => {
  const remove = (id: string) =>
    service.ask('DELETE', `/backoffice/api/files/${id}`, { as: newsroom.token('author') })
  const archive = (id: string) =>
    service.ask('POST', `/api/blogs/${id}/archive`, { as: newsroom.token('author'), body: {} })

  test('names the archived item that uses it', async () => {
    const file = await newsroom.upload(await picture(40, 40), 'image/png', 'market.png')
    const title = { en: 'Market day' }
    const item = await newsroom.publish(blogs, {
      ...newsroom.body(blogs),
      title,
      image: { file, alt: { en: 'A market' } },
    })
    expect((await remove(file)).body.message).toBe('market.png is used by “Market day” (Article, live).')
    await archive(item.id)
    expect(await remove(file)).toMatchObject({
      status: 409,
      body: { code: 'in_use', message: 'market.png is used by “Market day” (Article, archived).' },
    })
    expect((await library(`/${file}`)).body.used_by).toMatchObject([
      { id: item.id, title: 'Market day', live: false, state: 'archived' },
    ])
  })

  test('names five items and counts the others', async () => {
    const file = await newsroom.upload(await picture(41, 41), 'image/png', 'stall.png')
    for (let n = 0; n < 7; n++)
      await newsroom.write(banners, {
        ...newsroom.body(banners),
        image: { file, alt: { en: 'A stall' } },
      })
    const { body } = await remove(file)
    expect(body.message).toMatch(
      /^stall\.png is used by (“[^”]*” \(Banner, live\), ){4}“[^”]*” \(Banner, live\) and 2 more\.$/,
    )
  })
})

const library = (path: string, body?: unknown, as = newsroom.token('author')) =>
  service.ask(body === undefined ? 'GET' : 'POST', `/backoffice/api/files${path}`, {
    as,
    ...(body !== undefined && { body }),
  })

test('files are tagged together, and found by a tag; a tag is one however it is typed', async () => {
  const png = await picture(10, 10)
  const ids = []
  for (const name of ['one', 'two']) {
    const { body } = await send(png, 'image/png', undefined, `name=${name}.png`)
    ids.push(String(body.id))
  }
  const given = await library('/tag', { ids, add: [' Café  Photos ', 'cafe photos', 'spring'] })
  expect([given.status, given.body.changed.toSorted()]).toEqual([200, ids.toSorted()])
  const tagged = async (tag: string) =>
    (await library(`?tag=${encodeURIComponent(tag)}`)).body.items.map(({ id }: { id: string }) => id)
  expect((await tagged('cafe photos')).toSorted()).toEqual(ids.toSorted())
  expect((await library('/tags')).body).toEqual(['cafe photos', 'spring'])
  expect((await library('/tag', { ids: ids.slice(0, 1), remove: ['spring'] })).status).toBe(200)
  // Whoever undoes it changes those only that had the tag.
  expect((await library('/tag', { ids, remove: ['spring'] })).body).toEqual({ changed: ids.slice(1) })
  await library('/tag', { ids: ids.slice(1), add: ['spring'] })
  expect(await tagged('spring')).toEqual(ids.slice(1))
  for (const wrong of [{ ids: [] }, { ids, add: [''] }, { ids, add: ['x'.repeat(41)] }, { ids: ['x'] }])
    expect((await library('/tag', wrong)).status).toBe(400)
  expect((await library('/tag', { ids, add: ['x'] }, newsroom.token('auditor'))).status).toBe(403)
})

test('a part of a picture becomes a picture of its own; what is none, or too small, is refused', async () => {
  const { body } = await send(await picture(200, 100), 'image/png', undefined, 'name=market.png')
  const cropped = await library(`/${body.id}/crop`, { x: 25, y: 0, width: 50, height: 50 })
  expect(cropped).toMatchObject({
    status: 200,
    body: { name: 'market, cropped.png', width: 100, height: 50, used_by: [], cropped_from: body.id },
  })
  expect(cropped.body.id).not.toBe(body.id)
  // The point to keep in view stays where it was, or at the edge beyond which it is.
  expect(cropped.body.focal).toEqual({ x: 50, y: 100 })
  for (const wrong of [
    { x: 60, y: 0, width: 50, height: 50 },
    { x: 0, y: 0, width: 0, height: 50 },
    { x: 0, y: 0, width: 2, height: 2 },
    { x: 0, y: 0, width: 50 },
  ])
    expect([wrong, (await library(`/${body.id}/crop`, wrong)).status]).toEqual([wrong, 400])
  const document = await send(pdf('Words'), 'application/pdf')
  const all = { x: 0, y: 0, width: 100, height: 100 }
  expect((await library(`/${document.body.id}/crop`, all)).status).toBe(415)
})

test('a picture that a phone stored lying is as tall as it is seen, and what is cut out of it is what was marked', async () => {
  // Red above blue, once it is turned upright.
  const half = (background: string) => ({
    create: { width: 60, height: 80, channels: 3 as const, background },
  })
  const lying = await sharp(half('#00f'))
    .extend({ right: 60, background: '#f00' })
    .withMetadata({ orientation: 8 })
    .png()
    .toBuffer()
  const { body } = await send(lying, 'image/png', undefined, 'name=tall.png')
  const whole = await library(`/${body.id}`)
  expect(whole.body).toMatchObject({ width: 80, height: 120 })
  const { body: upper } = await library(`/${body.id}/crop`, { x: 0, y: 0, width: 100, height: 50 })
  expect(upper).toMatchObject({ width: 80, height: 60 })
  const { rawPayload } = await service.app.inject({
    url: `/backoffice/api/files/${upper.id}/view`,
    headers: { authorization: `Bearer ${newsroom.token('author')}` },
  })
  const { dominant } = await sharp(rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(60)
})

test('another picture takes the place of one wherever it shows, and the site shows it', async () => {
  const png = await picture(40, 40)
  const wider = await picture(60, 40)
  const [old, other] = [(await send(png, 'image/png')).body.id, (await send(wider, 'image/png')).body.id]
  const body = newsroom.body(banners)
  const image = { file: old, alt: { en: 'A tap', ny: 'Mpopi' }, focal: { x: 50, y: 50 } }
  const live = await newsroom.publish(banners, { ...body, image })
  const draft = await service.ask('POST', '/api/banners?draft=true', {
    as: newsroom.token('author'),
    body: { ...body, image },
  })
  const text = { en: `<p>Look:</p><img data-file="${old}" alt="A tap">` }
  const rich = await newsroom.write(faqs, { ...newsroom.body(faqs), answer: text })
  expect(await library(`/${old}/replace-uses`, { by: other })).toMatchObject({
    status: 200,
    body: { items: 3 },
  })
  expect((await library(`/${old}`)).body.used_by).toEqual([])
  const uses = (await library(`/${other}`)).body.used_by.map(({ id }: { id: string }) => id)
  expect(new Set(uses)).toEqual(new Set([live.id, draft.body.id, rich.id]))
  const shown = await service.ask('GET', `/api/banners/${live.id}`)
  expect(shown.body.image).toMatchObject({ alt: 'A tap', width: 60 })
  const document = (await send(pdf('Words'), 'application/pdf')).body.id
  expect((await library(`/${other}/replace-uses`, { by: document })).status).toBe(415)
  expect((await library(`/${other}/replace-uses`, { by: other })).status).toBe(415)
  expect((await library(`/${other}/replace-uses`, { by: old }, newsroom.token('rates_officer'))).status).toBe(
    403,
  )
})

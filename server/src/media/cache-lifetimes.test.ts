import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { banners } from '#contract/collections/banners.ts'
import { documents } from '#contract/collections/documents.ts'
import { executives } from '#contract/collections/executives.ts'
import { makePdf } from '#database/sample/pdf.ts'
import { fileRoutesOf } from '../../test-support/declared-answers.ts'
import { openNewsroom, picture, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ worker: true })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

/** The addresses below `/files/` that the public response of an item names. */
async function filesOf({ name }: Collection, id: string): Promise<string[]> {
  const { text } = await service.ask('GET', `/api/${name}/${id}`)
  return [...text.matchAll(/"(\/files\/[^"]+)"/g)].map(([, address]) => String(address))
}

const newPicture = async () => newsroom.upload(await picture(700, 500), 'image/png', 'one.png')

const pictureLifetime = 'public, max-age=86400, must-revalidate'

// Responses of staff's routes are not stored (permission-table.test.ts). `/files/` has uploaded pictures and their sizes,
// portraits, head pictures, share pictures, documents and first pages; `/assets/` has the drawings and icons of the build.
test('these routes send pictures and documents', () => {
  expect(fileRoutesOf(service.app).toSorted()).toEqual([
    '/api/kyc_reviews/:id/documents/:document/original',
    '/api/kyc_reviews/:id/documents/:document/pages/:page',
    '/api/kyc_reviews/:id/documents/:document/thumbnails',
    '/backoffice/api/files/:id/view',
    '/backoffice/preview/:token/files/:key',
    '/files/:key',
  ])
})

describe('files of a published item', () => {
  test.each([
    ['pictures', banners, async () => ({ image: { file: await newPicture(), alt: { en: 'A market' } } }), 4],
    [
      'portraits',
      executives,
      async () => ({ image: { file: await newPicture(), alt: { en: 'A face' } } }),
      4,
    ],
    [
      'documents',
      documents,
      async () => ({ file: { file: await newsroom.upload(Buffer.from(report()), 'application/pdf') } }),
      2,
    ],
  ] as const)(
    '%s are validated after a day at most, and gone once withdrawn',
    async (_, definition, show, count) => {
      const item = await newsroom.publish(definition, { ...newsroom.body(definition), ...(await show()) })
      await until(async () => (await filesOf(definition, item.id)).length >= count)
      const addresses = await filesOf(definition, item.id)
      for (const address of addresses) {
        const { status, headers } = await service.ask('GET', address)
        const lifetime = address.endsWith('.pdf') ? 'private, no-cache' : pictureLifetime
        expect([address, status, headers['cache-control']]).toEqual([address, 200, lifetime])
        const again = { headers: { 'if-none-match': String(headers['etag']) } }
        expect(await service.ask('GET', address, again)).toMatchObject({
          status: 304,
          text: '',
          headers: { 'cache-control': lifetime, etag: headers['etag'] },
        })
      }
      await service.ask('POST', `/api/${definition.name}/${item.id}/archive`, {
        as: newsroom.writer(definition),
        body: {},
      })
      for (const address of addresses) {
        const { status, headers } = await service.ask('GET', address)
        expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store'])
      }
    },
  )
})

/** A document that is heavier than the picture of its first page, which is made for it therefore. */
const report = () =>
  makePdf({
    title: 'Report',
    issuer: 'Bank',
    marking: 'Sample',
    blocks: Array.from({ length: 600 }, (_, n) => ({ text: `Paragraph ${n} of many` })),
  })

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

test.each([
  [{ ny: 'Chichewa chokha' }, 'Chichewa chokha', 'Chichewa chokha'],
  [{ en: 'English only' }, 'English only', 'English only'],
  [{}, undefined, undefined],
])(
  'a draft with the title %j is read by staff in either language as a line of text',
  async (title, en, ny) => {
    const as = newsroom.token('author')
    const { body: draft } = await service.ask('POST', '/api/fdhcares?draft=true', { as, body: { title } })
    for (const [lang, expected] of [
      ['en', en],
      ['ny', ny],
    ]) {
      const { status, body } = await service.ask('GET', `/api/fdhcares/${draft.id}?state=all&lang=${lang}`, {
        as,
      })
      expect([status, body.title]).toEqual([200, expected])
    }
  },
)

test.each([{}, { alt: {} }, { alt: { ny: 'Sitolo' } }])(
  'a draft’s picture is read as a picture, whatever of its description is missing: %j',
  async (described) => {
    const as = newsroom.token('author')
    const image = { file: newsroom.uploaded.image, ...described }
    const { body: draft } = await service.ask('POST', '/api/fdhcares?draft=true', { as, body: { image } })
    const { body } = await service.ask('GET', `/api/fdhcares/${draft.id}?state=all&lang=en`, { as })
    expect(body.image).toMatchObject({ alt: expect.any(String), sizes: expect.any(Array) })
  },
)

test('empty places in a draft’s lists are left out, and what stands between them is kept in its order', async () => {
  const as = newsroom.token('administrator')
  const roles = [
    null,
    { company_name: 'bank', title: { en: 'Chair' }, position: null },
    '',
    { company_name: 'holdings', title: { en: '', ny: 'Membala' } },
    null,
  ]
  const { status, body: draft } = await service.ask('POST', '/api/executives?draft=true', {
    as,
    body: { slug: 'a-sample-person', roles },
  })
  expect([status, draft.roles]).toEqual([
    201,
    [
      { company_name: 'bank', title: { en: 'Chair' } },
      { company_name: 'holdings', title: { ny: 'Membala' }, position: 0 },
    ],
  ])
})

test('a draft that has nothing but its two texts is read as an item with two fields', async () => {
  const as = newsroom.token('author')
  const texts = { en: 'Look for it', ny: 'Funani' }
  const { status, body: draft } = await service.ask('POST', '/api/message_overrides?draft=true', {
    as,
    body: texts,
  })
  expect(status).toBe(201)
  for (const lang of ['en', 'ny']) {
    const { body } = await service.ask('GET', `/api/message_overrides/${draft.id}?state=all&lang=${lang}`, {
      as,
    })
    expect(body).toMatchObject(texts)
    expect(body).not.toHaveProperty('0')
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { fdhcares } from '#contract/collections/fdhcares.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST', headers = {}) =>
  service.ask(method, path, { as: newsroom.token('author'), body, headers })
const hostile =
  '<p class="x" onclick="run()">Text <a href="javascript:run()">link</a></p><script>run()</script>'

describe('the response to writing rich text', () => {
  test('names what was removed from a new item', async () => {
    const body = { ...newsroom.body(blogs), content: { en: hostile, ny: '<p>Mawu</p>' } }
    const { status, body: item } = await send('/api/blogs', body)
    expect([status, item.left_out]).toEqual([
      201,
      { 'content.en': ['class', 'onclick', 'href="javascript:run()"', '<script>'] },
    ])
  })

  test('names what was removed from a plain English text', async () => {
    const { body } = await send('/api/blogs', {
      ...newsroom.body(blogs),
      content: '<iframe></iframe><p>Text</p>',
    })
    expect(body.left_out).toEqual({ 'content.en': ['<iframe>'] })
  })

  test('names what was removed from a change', async () => {
    const written = newsroom.body(fdhcares)
    const { body: item } = await send('/api/fdhcares', written)
    expect(item.left_out).toBeUndefined()
    const change = { ...written, body: { en: '<p>Text</p><img src="https://elsewhere.example/a.png">' } }
    const match = { 'if-match': `"v${item.version}"` }
    const changed = await send(`/api/fdhcares/${item.id}`, change, 'PUT', match)
    expect(changed.body.left_out).toEqual({ 'body.en': ['<img>'] })
  })

  test('names what was removed by an older address', async () => {
    const { body } = await send('/fdhcares', { ...newsroom.body(fdhcares), body: { en: hostile } })
    expect(body.left_out['body.en']).toContain('<script>')
  })

  test('can be sent back as it is', async () => {
    const { body: item } = await send('/api/blogs', { ...newsroom.body(blogs), content: { en: hostile } })
    const match = { 'if-match': `"v${item.version}"` }
    const again = await send(`/api/blogs/${item.id}`, item, 'PUT', match)
    expect([again.status, again.body.left_out]).toEqual([200, undefined])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { hostileHtml } from '../../test-support/hostile-html.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { cleanHtml } from './clean-html.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
}, 60_000)
afterAll(() => service.stop())

const tag = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g
const allowed = new Set(
  'h2 h3 p ul ol li strong em a br blockquote table caption thead tbody tr th td img'.split(' '),
)

/** What of a cleaned text could do anything: elements, attributes and addresses that are not allowed, stray `<`. */
function errors(html: string): string[] {
  const found = html.replace(tag, '').includes('<') ? ['a stray <'] : []
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    if (!allowed.has(name)) found.push(`<${name}>`)
    for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!['href', 'lang', 'scope', 'colspan', 'rowspan', 'alt', 'data-file'].includes(key)) found.push(key)
      if (key === 'href' && !/^(https:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(value)) found.push(value)
    }
  }
  return found
}

test('there are at least two hundred', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(200)
})

test('nothing that runs is left of any of them, nor of what is made of two', () => {
  for (const html of hostileHtml) expect([html, errors(cleanHtml(html))]).toEqual([html, []])
  for (const [at, html] of hostileHtml.entries()) {
    const two = `${hostileHtml.at(-at) ?? ''}${html}`
    expect([two, errors(cleanHtml(two))]).toEqual([two, []])
  }
})

test('what was cleaned stays as it is', () => {
  for (const html of hostileHtml) expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
})

test('an author saves them all, in a draft and in what goes live, and none comes back', async () => {
  // NUL is no text for the database, and is refused as such.
  const all = hostileHtml.filter((html) => !html.includes('\0')).join('\n')
  const body = { ...newsroom.body(blogs), content: { en: `<p>all</p>${all}`, ny: `<p>zonse</p>${all}` } }
  for (const query of ['', '?draft=true']) {
    const slug = `all${query.length}`
    const written = await service.ask('POST', `/api/blogs${query}`, {
      as: newsroom.token('author'),
      body: { ...body, slug },
    })
    expect(written.status).toBe(201)
    for (const lang of ['en', 'ny'] as const) expect(errors(written.body.content[lang])).toEqual([])
    const { id } = written.body
    const staff = await service.ask('GET', `/backoffice/api/blogs/${id}`, { as: newsroom.token('author') })
    expect(errors(staff.body.item.content.en)).toEqual([])
  }
})

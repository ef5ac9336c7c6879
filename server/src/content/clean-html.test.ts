import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { hostileHtml } from '../../test-support/hostile-html.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { cleanAnew, cleanHtml, isPlain } from './clean-html.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
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
      if (
        ![
          'href',
          'lang',
          'scope',
          'colspan',
          'rowspan',
          'alt',
          'data-file',
          'start',
          'reversed',
          'type',
          'value',
        ].includes(key)
      )
        found.push(key)
      if (key === 'href' && !/^(https:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(value)) found.push(value)
    }
  }
  return found
}

test('there are at least two hundred', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(200)
})

test('numbered lists keep their numbers', () => {
  const list = '<ol start="4" type="a" reversed><li value="9">Sample</li></ol>'
  expect(cleanHtml(list)).toBe(list)
})

test('nothing that runs is left of any of them, nor of what is made of two', () => {
  for (const html of hostileHtml) expect([html, errors(cleanHtml(html))]).toEqual([html, []])
  for (const [at, html] of hostileHtml.entries()) {
    const two = `${hostileHtml.at(-at) ?? ''}${html}`
    expect([two, errors(cleanHtml(two))]).toEqual([two, []])
  }
})

test('links to telephones dial what the number means', () => {
  const link = (href: string) => `<p><a href="${href}">Call</a></p>`
  expect(cleanHtml(link('tel:0888 123 456'))).toBe(link('tel:+265888123456'))
  expect(cleanHtml(link('tel:+265(0)1820219'))).toBe(link('tel:+2651820219'))
  expect(cleanHtml(link('tel:998'))).toBe(link('tel:998'))
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

const words = fc.stringMatching(/^[^<>&]{0,8}$/)
const inLine = fc
  .array(
    fc.oneof(
      words,
      fc.tuple(fc.constantFrom('strong', 'em'), words).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    ),
  )
  .map((parts) => parts.join(''))
const block = fc
  .tuple(fc.constantFrom('p', 'h2', 'h3'), inLine)
  .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(inLine))
  .map(([tag, items]) => `<${tag}>\n${items.map((text) => `<li>${text}</li>`).join('\n')}</${tag}>`)

test('what is passed over as plain is what cleaning leaves as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(block, list)), (parts) => {
      const html = parts.join('\n')
      expect(isPlain(html)).toBe(true)
      expect(cleanAnew(html)).toBe(html)
    }),
  )
})

test('what is not plain is cleaned: an attribute, a tag left open, one inside another, a sign that HTML writes otherwise', () => {
  const cases = [
    '<p class="x">a</p>',
    '<p>a',
    '<p><p>a</p></p>',
    '<ul><p>a</p></ul>',
    '<p>a & b</p>',
    'a < b',
    '<br>',
    '<P>a</P>',
  ]
  for (const html of [...cases, ...hostileHtml]) expect(isPlain(html) ? html : '').toBe('')
})

test('a long text that is nearly plain is known for one at once', () => {
  expect(isPlain(`<p>${'a <em>b</em> '.repeat(20_000)}<`)).toBe(false)
})

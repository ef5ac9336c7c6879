import { describe, expect, it } from 'vitest'
import type { Item } from '#contract/registry.ts'
import { messagesIn } from '../messages/messages.ts'
import { scopeOf } from '../pages/blog/scope.ts'
import { newsFeed, type NewsFeed } from './articles.ts'
import { jsonFeed } from './json-feed.ts'
import { rfc822, rss } from './rss.ts'
import { xmlText } from './xml.ts'

const feed: NewsFeed = {
  title: 'Nkhani & zina',
  description: 'A "quoted" <line>',
  home: 'https://bank.example/ny/fdhbankplc/blog',
  lang: 'ny',
  articles: [
    {
      id: 'a1',
      url: 'https://bank.example/ny/fdhbankplc/blog/view/a',
      title: 'Madzi < magetsi ]]> & zonse (m’Chingerezi)',
      summary: 'Tab\tstays, bell\u0007 and \uD800 go',
      html: '<p>One &amp; two</p>',
      author: 'Newsroom',
      published: '2026-11-20T22:30:05.000000Z',
      updated: '2026-11-21T06:00:00.123456Z',
      lang: 'en',
      image: { url: 'https://bank.example/files/x.webp', type: 'image/webp', bytes: 1200, alt: 'A picture' },
    },
  ],
}

it('escapes what XML reads otherwise, and leaves out what it cannot hold', () => {
  expect(xmlText(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;')
  expect(xmlText('a\u0000b\u001Fc\uFFFFd\n')).toBe('abcd\n')
  expect(xmlText('\uD800')).toBe('\uFFFD')
})

it('writes instants as RFC 822, over midnight in Malawi', () => {
  expect(rfc822('2026-11-20T22:30:05.000000Z')).toBe('Sat, 21 Nov 2026 00:30:05 +0200')
})

it('says as RSS what each article is, its language and its picture', () => {
  const text = rss(feed, `${feed.home}/rss.xml`)
  expect(text).toContain('<title>Madzi &lt; magetsi ]]&gt; &amp; zonse (m’Chingerezi)</title>')
  expect(text).toContain('<language>ny</language>')
  expect(text).toContain('<dc:language>en</dc:language>')
  expect(text).toContain('<content:encoded>&lt;p&gt;One &amp;amp; two&lt;/p&gt;</content:encoded>')
  expect(text).toContain(
    '<enclosure url="https://bank.example/files/x.webp" length="1200" type="image/webp"/>',
  )
  expect(text).toContain('<lastBuildDate>Sat, 21 Nov 2026 08:00:00 +0200</lastBuildDate>')
  expect(text).toContain('<atom:link href="https://bank.example/ny/fdhbankplc/blog/rss.xml" rel="self"')
})

it('is a feed without articles, too', () => {
  const bare = { ...feed, articles: [] }
  expect(rss(bare, 'https://bank.example/f')).not.toContain('lastBuildDate')
  expect(JSON.parse(jsonFeed(bare, 'https://bank.example/f'))).toMatchObject({ items: [] })
})

it('says the same as JSON Feed 1.1', () => {
  expect(JSON.parse(jsonFeed(feed, 'https://bank.example/f'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'ny',
    feed_url: 'https://bank.example/f',
    items: [
      {
        id: 'a1',
        content_html: '<p>One &amp; two</p>',
        language: 'en',
        image: 'https://bank.example/files/x.webp',
        authors: [{ name: 'Newsroom' }],
      },
    ],
  })
})

describe.each([
  ['en', 'https://bank.example/fdhbankplc/blog/view/water'],
  ['ny', 'https://bank.example/ny/fdhbankplc/blog/view/water'],
] as const)('addresses in the %s feeds', (lang, page) => {
  const path = '/fdhbankplc/blog/rss.xml'
  const size = { width: 640, height: 400, type: 'image/webp', bytes: 1200, url: '/files/cover.webp' } as const
  const article: Item<'blogs'> = {
    id: 'a1',
    _id: 'a1',
    version: 1,
    slug: 'water',
    title: 'Water',
    summary: 'Summary',
    content: '',
    image: { alt: 'A tap', focal: { x: 50, y: 50 }, width: 640, height: 400, sizes: [size] },
    brands: ['bank'],
    createrId: 'newsroom',
    creater_name: 'Newsroom',
    showSocialIcons: false,
    shareTitle: 'Water',
    shareDiscription: 'Summary',
    featured: false,
    readingTime: 1,
    image_cover_url: null,
    published_at: '2026-11-20T22:30:05.000000Z',
    created_at: '2026-11-20T22:30:05.000000Z',
    updated_at: '2026-11-20T22:30:05.000000Z',
  }
  const build = (content: string) => {
    const request = {
      path,
      params: {},
      query: {},
      lang,
      lowData: false,
      theme: null,
      origin: 'https://bank.example',
      demonstration: false,
      measurement: null,
    }
    const data = { scope: scopeOf(request), items: [{ ...article, content }] }
    return newsFeed(data, request, messagesIn(lang))
  }

  it.each([
    ['<a href="/loans?a=1&amp;b=2">', '<a href="https://bank.example/loans?a=1&amp;b=2">'],
    ['<a href="#rates">', `<a href="${page}#rates">`],
    ['<a href="?print=1" lang="en">', `<a href="${page}?print=1" lang="en">`],
    ['<a href="//other.example/x">', '<a href="https://other.example/x">'],
    ['<a href="https://other.example/x">', '<a href="https://other.example/x">'],
    ['<a href="mailto:news@bank.example">', '<a href="mailto:news@bank.example">'],
    ['<a href="tel:+265111">', '<a href="tel:+265111">'],
    ['<a href="https://">', '<a href="https://">'],
    ['<img alt="" src="/files/a.webp" />', '<img alt="" src="https://bank.example/files/a.webp" />'],
    ['<video poster="/files/a.webp">', '<video poster="https://bank.example/files/a.webp">'],
    [
      '<img srcset="/files/a 320w, /files/b 640w" sizes="100vw" />',
      '<img srcset="https://bank.example/files/a 320w, https://bank.example/files/b 640w" sizes="100vw" />',
    ],
    [
      '<img srcset="/files/a,1 1x,/files/b 2x" />',
      '<img srcset="https://bank.example/files/a,1 1x,https://bank.example/files/b 2x" />',
    ],
    ['<p>write href="/loans" here</p>', '<p>write href="/loans" here</p>'],
    ['<img alt="a src=&quot;/x&quot;" />', '<img alt="a src=&quot;/x&quot;" />'],
  ])('resolves %s', (written, resolved) => {
    const resolvedFeed = build(written)
    const json = JSON.parse(jsonFeed(resolvedFeed, 'https://bank.example/f'))
    expect(json.items[0].content_html).toBe(resolved)
    expect(rss(resolvedFeed, 'https://bank.example/f')).toContain(
      `<content:encoded>${xmlText(resolved)}</content:encoded>`,
    )
  })

  it('has absolute addresses for the article and its image', () => {
    const image = 'https://bank.example/files/cover.webp'
    expect(JSON.parse(jsonFeed(build(''), 'https://bank.example/f')).items[0]).toMatchObject({
      url: page,
      image,
    })
    expect(rss(build(''), 'https://bank.example/f')).toContain(`<link>${page}</link>`)
    expect(rss(build(''), 'https://bank.example/f')).toContain(`<enclosure url="${image}"`)
  })
})

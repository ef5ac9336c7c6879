import { expect, it } from 'vitest'
import type { NewsFeed } from './articles.ts'
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

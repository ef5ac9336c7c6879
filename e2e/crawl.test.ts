import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import { eachOf } from './support/each-of.ts'
import { expect, test } from './support/test.ts'

// Over plain HTTP: what a crawler, a screen reader's link list and a search engine meet.

type CrawledPage = { path: string; title: string; description: string; links: string[]; ids: Set<string> }

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

async function read(baseURL: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(baseURL + path)
  const html = await answer.text()
  expect(answer.status, path).toBe(200)
  return {
    path,
    title: unescape(all(html, /<title>([^<]*)<\/title>/g)[0] ?? ''),
    description: unescape(all(html, /<meta name="description" content="([^"]*)"/g)[0] ?? ''),
    // A form's fragment is the summary of its errors, which only the response to invalid input has.
    links: [...all(html, /\s(?:href|src)="([^"]+)"/g), ...all(html, /\saction="([^"#]+)/g)].map(unescape),
    ids: new Set(all(html, /\sid="([^"]+)"/g)),
  }
}

test('each page has a title and a description of its own, in both languages', async ({ baseURL }) => {
  for (const lang of languages) {
    const plain = pageAddresses.filter((path) => !path.includes('?'))
    const pages: CrawledPage[] = []
    await eachOf(plain, async (path) => void pages.push(await read(baseURL ?? '', inLanguage(lang, path))))
    for (const key of ['title', 'description'] as const) {
      const seen = new Map<string, string>()
      for (const page of pages) {
        expect(page[key].length, `${key} of ${page.path}`).toBeGreaterThan(10)
        expect(seen.get(page[key]), `${key} of ${page.path}`).toBeUndefined()
        seen.set(page[key], page.path)
      }
    }
  }
})

test('no internal link is broken, nor its fragment', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  const pages = new Map<string, CrawledPage>()
  const addresses = languages.flatMap((lang) => pageAddresses.map((path) => inLanguage(lang, path)))
  await eachOf(addresses, async (address) => void pages.set(address, await read(origin, address)))
  const targetsOf = ({ path, links }: CrawledPage) =>
    [...new Set(links)]
      .map((link) => ({ link, url: new URL(link, origin + path) }))
      .filter(({ url }) => url.origin === origin && url.pathname !== '/choices')
      .map(({ link, url }) => ({ link, address: url.pathname + url.search, hash: url.hash }))
  const statuses = new Map<string, number>()
  const linked = [...new Set([...pages.values()].flatMap(targetsOf).map(({ address }) => address))]
  await eachOf(linked, async (address) => {
    const response = await fetch(origin + address)
    await response.arrayBuffer()
    statuses.set(address, response.status)
  })
  const broken: string[] = []
  for (const page of pages.values()) {
    for (const { link, address, hash } of targetsOf(page)) {
      if (statuses.get(address) !== 200) broken.push(`${page.path} → ${link} (${statuses.get(address)})`)
      // The HTML standard defines `#top` as the top of any page.
      const fragment = decodeURIComponent(hash.slice(1)).replace(/^top$/, '')
      const target = link.startsWith('#') ? page.ids : pages.get(address)?.ids
      if (fragment && target && !target.has(fragment)) broken.push(`${page.path} → ${link} (no such place)`)
    }
  }
  expect(broken).toEqual([])
  expect(statuses.size).toBeGreaterThan(100)
})

test(
  'the sitemap lists each page in both languages, and every entry answers',
  { tag: '@gate' },
  async ({ baseURL }) => {
    const xml = await (await fetch(`${baseURL}/sitemap.xml`)).text()
    const locations = all(xml, /<loc>([^<]+)<\/loc>/g)
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations.filter((one) => one.includes('/ny/')).length).toBe(locations.length / 2)
    for (const location of locations) expect((await fetch(location)).status, location).toBe(200)
    const robots = await (await fetch(`${baseURL}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  },
)

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { collections } from '#contract/registry.ts'
import { chromiumOrInstall } from './chromium.ts'

// Records what a site says, so that two versions of it can be compared: the text, links, metadata and JSON-LD of every
// address in both languages, and the API's answers.
//   node scripts/record-site.ts --url http://localhost:3000 --to before
//   node scripts/record-site.ts --compare before after
// Start them with COSTLY_REQUESTS_PER_MINUTE=1000000: all of it is asked from one address.
// Both sites should have been filled with sample content on the same day: times of the day and ids count for nothing.

type PageRecord = {
  status: number
  redirect: string | null
  title: string
  metadata: string[]
  links: string[]
  text: string
  jsonLd: unknown[]
}
type SiteRecord = {
  pages: Record<string, PageRecord>
  api: Record<string, { status: number; body: unknown }>
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** What differs from one filling with sample content to the next. */
const steady = (text: string): string =>
  text
    .replace(uuid, '<id>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, '<moment>')
    .replace(/\b\d\d:\d\d(:\d\d)?\b/g, '<time>')
    .replace(/\/files\/[\w-]+/g, '/files/<file>')
    .replace(/localhost(:|%3A)\d+/g, '<host>')

/** Reads addresses in the browser, which parses them and draws none. */
const readPages = (page: Page, addresses: readonly string[]): Promise<[string, PageRecord][]> =>
  page.evaluate(
    async (left) => {
      const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
      async function readOne(address: string): Promise<[string, PageRecord]> {
        const answer = await fetch(address)
        const html = await answer.text()
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const jsonLd = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
          (one) => JSON.parse(one.textContent) as unknown,
        )
        const metadata = [
          ...parsed.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]'),
        ].map((one) => one.outerHTML)
        const links = [...parsed.querySelectorAll('a[href]')].map(
          (one) => `${one.getAttribute('href') ?? ''} ${tidy(one.textContent)}`,
        )
        parsed.querySelectorAll('script, style, template').forEach((one) => one.remove())
        const { pathname, search } = new URL(answer.url)
        return [
          address,
          {
            status: answer.status,
            redirect: answer.redirected ? pathname + search : null,
            title: parsed.title,
            metadata,
            links,
            text: tidy(parsed.body.textContent),
            jsonLd,
          },
        ]
      }
      const found: [string, PageRecord][] = []
      const line = async () => {
        for (let next = left.shift(); next; next = left.shift()) found.push(await readOne(next))
      }
      await Promise.all([line(), line(), line()])
      return found
    },
    [...addresses],
  )

/** The addresses of this site that a page links to, without what stands after the #. */
const linkedFrom = ({ links }: PageRecord): string[] =>
  links
    .map((link) => (link.split(' ')[0] ?? '').replace(/#.*/, ''))
    .filter((href) => /^\/(?![/\\])/.test(href) && !/^\/(files|assets|api|backoffice)(\/|$)/.test(href))

/** Every page that can be reached from the two roots and the map of the site. */
async function recordPages(page: Page, url: string): Promise<SiteRecord['pages']> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const mapped = [...map.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) =>
    (path ?? '').replaceAll('&amp;', '&'),
  )
  const pages: SiteRecord['pages'] = {}
  let next = new Set(['/', '/ny', ...mapped])
  while (next.size > 0) {
    const read = await readPages(page, [...next])
    for (const [address, record] of read) pages[address] = record
    next = new Set(read.flatMap(([, record]) => linkedFrom(record)).filter((address) => !pages[address]))
  }
  return pages
}

/** The lists of each collection as the API and the older addresses answer them, and its other public answers. */
async function recordApi(url: string): Promise<SiteRecord['api']> {
  const addresses = [
    '/robots.txt',
    '/.well-known/security.txt',
    '/api/search?q=account',
    '/api/search?q=ngongole',
  ]
  for (const { name } of collections)
    addresses.push(
      `/api/${name}?limit=100`,
      `/api/${name}?limit=3&lang=ny`,
      `/${name}/0/3`,
      `/api/${name}/no-such-item`,
      `/api/${name}?no_such_field=1`,
    )
  const api: SiteRecord['api'] = {}
  for (const address of addresses) {
    const answer = await fetch(url + address, { redirect: 'manual' })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    // A page says that there is no such address; what it says is not the API's.
    const body = type.includes('html')
      ? 'a page'
      : type.includes('json')
        ? (JSON.parse(text) as unknown)
        : text
    api[address] = { status: answer.status, body }
  }
  return api
}

async function record(url: string, to: string): Promise<void> {
  const executablePath = chromiumOrInstall()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/robots.txt`)
    const site: SiteRecord = { pages: await recordPages(page, url), api: await recordApi(url) }
    await mkdir(to, { recursive: true })
    await writeFile(join(to, 'site.json'), JSON.stringify(site, null, 1))
    console.log(
      `${Object.keys(site.pages).length} pages and ${Object.keys(site.api).length} answers recorded in ${to}`,
    )
  } finally {
    await browser.close()
  }
}

/** What two records say differently, one line each. */
function differences(before: SiteRecord, after: SiteRecord): string[] {
  const lines: string[] = []
  for (const kind of ['pages', 'api'] as const)
    for (const address of new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])])) {
      const [one, other] = [before[kind][address], after[kind][address]]
      if (one === undefined || other === undefined)
        lines.push(`${address}: ${one === undefined ? 'new' : 'gone'}`)
      else
        for (const key of new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])) {
          const [was, is] = [one, other].map((it) =>
            steady(JSON.stringify((it as Record<string, unknown> | null)?.[key] ?? null)),
          )
          if (was === undefined || is === undefined || was === is) continue
          let at = 0
          while (was[at] === is[at]) at += 1
          const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120)
          lines.push(`${address}: ${key}\n  - ${around(was)}\n  + ${around(is)}`)
        }
    }
  return lines
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, to: { type: 'string' }, compare: { type: 'boolean' } },
})
const [from = '', to = ''] = positionals
if (values.compare && from && to) {
  const read = async (folder: string) =>
    JSON.parse(await readFile(join(resolve(folder), 'site.json'), 'utf8')) as SiteRecord // record() wrote it
  const found = differences(await read(from), await read(to))
  for (const line of found) console.log(line)
  console.log(found.length === 0 ? 'nothing differs' : `${found.length} differences`)
  process.exitCode = found.length === 0 ? 0 : 1
} else if (values.url !== undefined && values.to !== undefined)
  await record(values.url.replace(/\/$/, ''), resolve(values.to))
else {
  console.error('usage: record-site.ts --url <address> --to <folder> | --compare <before> <after>')
  process.exitCode = 2
}

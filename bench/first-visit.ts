import { chromium, devices, type Browser, type CDPSession } from '@playwright/test'
import { brands } from '../contract/brands/names.ts'
import { offlineStateKey } from '../contract/storage-keys.ts'
import { loadWhole } from '../e2e/support/load-whole.ts'
import { sendOften } from '../e2e/support/sent-often.ts'
import { chromiumOrInstall } from '../scripts/chromium.ts'
import { builtServer, startProgram } from './process.ts'
import { median, print, table } from './report.ts'

const kinds = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Other'] as const
type Kind = (typeof kinds)[number]

// Lighthouse's mobile default is 1.6 Mbps, 150 ms round trip and a processor four times slower, simulated from an
// unthrottled load. Applied by DevTools, the round trip counts once a request; Lighthouse's own figures for that
// case make it 562.5 ms and take 90 % of the throughput, which is harder than a 150 ms line. Both are shown.
const megabit = (1024 * 1024) / 8
const plain = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
}
const harder = {
  ...plain,
  latency: 562.5,
  downloadThroughput: 1.44 * megabit,
  uploadThroughput: 0.675 * megabit,
}
type Line = typeof plain

/** What a phone transfers at a first visit of each home, before anybody touches anything, and when it is painted. */
export async function measureFirstVisits(dataDir: string, times: number): Promise<void> {
  const server = await startProgram(builtServer, { DATA_DIR: dataDir })
  const executablePath = chromiumOrInstall()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const sizes: (string | number)[][] = []
  const paints: (string | number)[][] = []
  for (const { id, path } of Object.values(brands)) {
    for (const low of [false, true]) {
      const label = `${id}${low ? ', low data' : ''}`
      const url = `${server.url}${path}/home`
      // What a page's first readers get is larger by a ninth; it is not what is measured here.
      await sendOften(url, low)
      const { bytes } = await visit(browser, url, low, null)
      const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0)
      sizes.push([label, ...kinds.map((kind) => bytes[kind]), total, (total / 1024).toFixed(1)])
      const row: (string | number)[] = [label]
      for (const line of [plain, harder]) {
        const seen: number[] = []
        for (let time = 0; time < times; time++) seen.push((await visit(browser, url, low, line)).paint)
        row.push(Math.round(median(seen)), Math.round(Math.max(...seen)))
      }
      paints.push(row)
    }
  }
  const copy = await costOfCopy(browser, `${server.url}/fdhbankplc/home`)
  const heaviest = await findHeaviest(browser, server.url)
  await browser.close()
  await server.stop()
  print('First visit, empty cache, phone, before interaction: bytes transferred, headers included')
  table(['', ...kinds, 'all', 'KB'], sizes)
  print(
    `Largest contentful paint, ms, on a line of 1.6 Mbps with the processor slowed 4 times (${times} visits)`,
  )
  table(['', '150 ms a request', 'worst', '562.5 ms a request', 'worst'], paints)
  print(`The copy on the device, once, for a visitor who stays: ${(copy / 1024).toFixed(1)} KB`)
  print('The heaviest pages, first visit')
  table(['', 'all', 'KB'], heaviest)
}

/** What is fetched after the page has settled, until the thirteen stores are filled. */
async function costOfCopy(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'en-GB' })
  const page = await context.newPage()
  const bytes = await countBytes(await context.newCDPSession(page))
  const sum = () => kinds.reduce((all, kind) => all + bytes[kind], 0)
  await loadWhole(page, url)
  const before = sum()
  await page.waitForFunction((key) => {
    const status = JSON.parse(localStorage.getItem(key) ?? 'null') as { only?: unknown } | null
    return status !== null && status.only === undefined
  }, offlineStateKey)
  await context.close()
  return sum() - before
}

/** Every English address of the sitemap visited once; the five that cost most. */
async function findHeaviest(browser: Browser, origin: string): Promise<(string | number)[][]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  // Their paths only: the bench lets the system choose the port, which the settings do not know.
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&#38;', '&'),
  )
  const costs: [string, number, string][] = []
  for (const path of paths.filter((one) => !one.startsWith('/ny/'))) {
    const { bytes } = await visit(browser, origin + path, false, null)
    const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0)
    costs.push([path, total, (total / 1024).toFixed(1)])
  }
  print(`${costs.length} pages visited`)
  return costs.toSorted(([, a], [, b]) => b - a).slice(0, 5)
}

async function visit(browser: Browser, url: string, low: boolean, line: Line | null) {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'en-GB' })
  if (low) await context.addCookies([{ name: 'low', value: 'on', url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  if (line) {
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await loadWhole(page, url)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return { bytes, paint }
}

async function countBytes(session: CDPSession): Promise<Record<Kind, number>> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const kindOf = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'Other'] += encodedDataLength
  })
  await session.send('Network.enable')
  return bytes
}

import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureDepth } from './depth.ts'
import { measureDocuments } from './documents.ts'
import { measureFirstVisits } from './first-visit.ts'
import { measureLists } from './lists.ts'
import { measureLookups } from './lookups.ts'
import { startProgram } from './process.ts'
import { measureRates } from './rates.ts'
import { print } from './report.ts'
import { measureRequests } from './requests.ts'
import { measureSearch } from './search.ts'
import { benchAdmin, measureSockets } from './sockets.ts'
import { measureUploads } from './uploads.ts'

// All figures in one run: `npm run bench`, or parts of it: `npm run bench -- --only=start,rates --quick`.

const parts = [
  'start',
  'visits',
  'rates',
  'requests',
  'sockets',
  'depth',
  'search',
  'lookups',
  'uploads',
  'documents',
  'lists',
]
const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const wanted = values.only?.split(',') ?? parts
const unknown = wanted.filter((part) => !parts.includes(part))
if (unknown.length) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}`)
const { quick } = values

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const dataDir = join(folder, 'data')
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  if (
    wanted.some((part) => !['depth', 'search', 'lookups', 'uploads', 'documents', 'lists'].includes(part))
  ) {
    const env = { DATA_DIR: dataDir, ...benchAdmin }
    const first = await startProgram('server/src/main.ts', env)
    const { now } = first.memory()
    await picturesReady(first.url)
    await first.stop()
    const second = await startProgram('server/src/main.ts', env)
    print(
      `Start-up: ${(first.startMs / 1000).toFixed(1)} s the first time (database and sample content made), ` +
        `${(second.startMs / 1000).toFixed(1)} s the second; ratio ${(first.startMs / second.startMs).toFixed(1)}`,
    )
    print(`Memory just after the start: ${now} MB the first time, ${second.memory().now} MB the second`)
    await second.stop()
  }
  if (wanted.includes('visits')) await measureFirstVisits(dataDir, quick ? 1 : 5)
  if (wanted.includes('rates')) await measureRates(folder, dataDir, quick ? 2 : 5)
  if (wanted.includes('requests')) await measureRequests(folder, dataDir, quick ? 100 : 500)
  if (wanted.includes('sockets')) await measureSockets(dataDir, quick ? 3 : 10)
  if (wanted.includes('depth'))
    await measureDepth(quick ? [1000, 100_000] : [1000, 100_000, 1_000_000], quick ? 50 : 200)
  if (wanted.includes('search')) await measureSearch(10_000, quick ? 20 : 100)
  if (wanted.includes('lookups')) await measureLookups(quick ? 100 : 1000)
  if (wanted.includes('lists')) await measureLists(100_000, 50_000, quick ? 5 : 30)
  if (wanted.includes('uploads')) await measureUploads(folder, quick)
  if (wanted.includes('documents')) await measureDocuments(folder, quick)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** A phone is sent a picture's sizes, which a job makes after the first start: waits until no list shows one without. */
async function picturesReady(url: string): Promise<void> {
  for (const name of ['banners', 'promotions', 'blogs', 'executives', 'fdhcares']) {
    for (let missing = true; missing;) {
      const items = (await (await fetch(`${url}/api/${name}?limit=100`)).json()) as {
        image?: { sizes: unknown[] }
      }[]
      missing = items.some(({ image }) => image?.sizes.length === 0)
      if (missing) await new Promise((done) => setTimeout(done, 500))
    }
  }
}

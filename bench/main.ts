import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCrowd } from './crowd.ts'
import { measureDepth } from './depth.ts'
import { measureDocuments } from './documents.ts'
import { measureFirstVisits } from './first-visit.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLookups } from './lookups.ts'
import { builtServer, startProgram } from './process.ts'
import { measureRates } from './rates.ts'
import { print } from './report.ts'
import { measureRequests } from './requests.ts'
import { measureSearch } from './search.ts'
import { measureScreens } from './screens.ts'
import { benchAdmin, measureSockets } from './sockets.ts'
import { measureMemory, measureStart } from './start.ts'
import { measureUploads } from './uploads.ts'

// All figures in one run: `npm run bench`, or parts of it: `npm run bench -- --only=start,rates --quick`.

const parts = [
  'start',
  'memory',
  'visits',
  'rates',
  'requests',
  'sockets',
  'crowd',
  'depth',
  'search',
  'lookups',
  'uploads',
  'documents',
  'lists',
  'screens',
  'lighthouse',
]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    /** what start and memory measure; with server/src/main.ts the sources */
    program: { type: 'string', default: builtServer },
  },
})
const wanted = values.only?.split(',') ?? parts
const unknown = wanted.filter((part) => !parts.includes(part))
if (unknown.length) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}`)
const { quick, program } = values

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  const dataDir = join(folder, 'data')
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  const onOneFolder = ['visits', 'rates', 'sockets', 'screens', 'lighthouse']
  if (wanted.some((part) => onOneFolder.includes(part))) {
    const env = { DATA_DIR: dataDir, ...benchAdmin }
    const first = await startProgram(program, env)
    await first.atRest()
    await first.stop()
    print(
      `Start-up: ${(first.startMs / 1000).toFixed(1)} s the first time (database and sample content made)`,
    )
  }
  if (wanted.includes('start')) await measureStart(folder, program, quick ? 3 : 7)
  if (wanted.includes('memory')) await measureMemory(folder, program, 200, quick ? 10_000 : 60_000)
  if (wanted.includes('visits')) await measureFirstVisits(dataDir, quick ? 1 : 5)
  if (wanted.includes('rates')) await measureRates(folder, dataDir, quick ? 2 : 5)
  if (wanted.includes('requests')) await measureRequests(folder, quick ? 100 : 500)
  if (wanted.includes('sockets')) await measureSockets(dataDir, quick ? 3 : 10)
  if (wanted.includes('crowd')) await measureCrowd(folder, quick ? 5 : 20)
  if (wanted.includes('depth'))
    await measureDepth(quick ? [1000, 100_000] : [1000, 100_000, 1_000_000], quick ? 50 : 200)
  if (wanted.includes('search')) await measureSearch(10_000, quick ? 20 : 100)
  if (wanted.includes('lookups')) await measureLookups(quick ? 100 : 1000)
  if (wanted.includes('lists')) await measureLists(100_000, 50_000, quick ? 5 : 30)
  if (wanted.includes('lighthouse')) await measureLighthouse(folder, dataDir, quick ? 1 : 5)
  if (wanted.includes('screens')) await measureScreens(dataDir, quick ? 2 : 7)
  if (wanted.includes('uploads')) await measureUploads(folder, quick)
  if (wanted.includes('documents')) await measureDocuments(folder, quick)
} finally {
  await rm(folder, { recursive: true, force: true })
}

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchFound } from '#contract/search.ts'
import type { RunningServer } from './running-server.ts'
import { finishSample } from './sample-folder.ts'
import { startHolder, startSampleServer, startServer } from './server.ts'

/**
 * One server in demonstration for all journeys; Playwright runs the returned function at the end. The sample content
 * is made once: this server and those of single tests begin with copies of it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Nothing that was built from older sources is tested.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the site and the server could not be built')
  const made = await mkdtemp(join(tmpdir(), 'server-sample-'))
  await finishSample(await startServer({ dataDir: made }))
  // The workers inherit these; e2e/support reads them.
  process.env['E2E_SAMPLE'] = made
  const [server, holder] = await Promise.all([startSampleServer(), startHolder()])
  await searchIsWhole(server)
  process.env['E2E_URL'] = server.url
  process.env['E2E_DATA_DIR'] = server.dataDir
  process.env['E2E_BESIDE'] = holder.url
  return async () => {
    await Promise.all([server.stop(), holder.stop()])
    await rm(made, { recursive: true, force: true })
  }
}

/** A search that has only just started says so, and finds less; each question waits for it a little. */
async function searchIsWhole({ url, output }: RunningServer): Promise<void> {
  const deadline = Date.now() + 180_000
  for (let whole = false; !whole;) {
    if (Date.now() > deadline) throw new Error(`search incomplete after three minutes\n${output()}`)
    const answer = await fetch(`${url}/api/search?q=savings`)
    if (!answer.ok) throw new Error(`the search answers ${answer.status}`)
    // The service's own answer.
    whole = ((await answer.json()) as SearchFound).complete
  }
}

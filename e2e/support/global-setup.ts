import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { SearchFound } from '#contract/search.ts'
import { startCluster } from '../../server/test-support/postgres-cluster.ts'
import type { RunningServer } from './running-server.ts'
import { makeSample } from './sample.ts'
import { startHolder, startSampleServer, startServer } from './server.ts'

/**
 * Starts what all journeys share: a PostgreSQL server with the sample content as a template, and one server of the service
 * on a copy of it. Playwright runs the returned function at the end.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Nothing that was built from older sources is tested.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the site and the server could not be built')
  const postgres = await startCluster()
  const [sample, holder] = await Promise.all([makeSample(postgres.url, startServer), startHolder()])
  // The workers inherit these; e2e/support reads them.
  Object.assign(process.env, sample, { E2E_BESIDE: holder.url })
  const server = await startSampleServer()
  await waitForSearch(server)
  Object.assign(process.env, { E2E_URL: server.url, E2E_DATA_DIR: server.dataDir })
  return async () => {
    await Promise.all([server.stop(), holder.stop()])
    await postgres.stop()
    await rm(sample.E2E_SAMPLE, { recursive: true, force: true })
  }
}

/** Waits until the search is complete: until then it finds less. */
async function waitForSearch({ url, output }: RunningServer): Promise<void> {
  const deadline = Date.now() + 180_000
  for (let whole = false; !whole;) {
    if (Date.now() > deadline) throw new Error(`search incomplete after three minutes\n${output()}`)
    const answer = await fetch(`${url}/api/search?q=savings`)
    if (!answer.ok) throw new Error(`the search answers ${answer.status}`)
    // The service's own answer.
    whole = ((await answer.json()) as SearchFound).complete
  }
}

import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { startCluster } from '../../server/test-support/postgres-cluster.ts'
import { makeSample } from './sample.ts'
import { startHolder, startServer } from './server.ts'

/**
 * Starts what all journeys share: a PostgreSQL server with the sample content as a template, and the process that holds
 * servers of single files. Playwright runs the returned function at the end.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Nothing that was built from older sources is tested.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the site and the server could not be built')
  const postgres = await startCluster()
  const [sample, holder] = await Promise.all([makeSample(postgres.url, startServer), startHolder()])
  // The workers inherit these; e2e/support reads them.
  Object.assign(process.env, sample, { E2E_BESIDE: holder.url })
  return async () => {
    await holder.stop()
    await postgres.stop()
    await rm(sample.E2E_SAMPLE, { recursive: true, force: true })
  }
}

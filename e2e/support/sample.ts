import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, runStatement, urlInServer } from '../../server/test-support/postgres.ts'
import type { RunningServer } from './running-server.ts'

/** A data folder and a PostgreSQL database with the sample content. */
export type Sample = {
  dataDir: string
  databaseUrl: string
  /** what the first server printed, the sample staff's passwords among it */
  output: string
  /** removes both */
  remove(): Promise<void>
}

const outputFile = 'first-output.txt'
const template = 'sample'

/** Waits until the jobs of a first start are done: each picture has its sizes then, each document was inspected. */
async function finishJobs({ metricsUrl, output }: RunningServer): Promise<void> {
  const deadline = Date.now() + 600_000
  for (let waiting = true; waiting;) {
    if (Date.now() > deadline) throw new Error(`jobs still pending after ten minutes\n${output()}`)
    const response = await fetch(metricsUrl)
    if (!response.ok) throw new Error(`${metricsUrl} answers ${response.status}`)
    waiting = !(await response.text()).split('\n').includes('jobs_waiting 0')
    if (waiting) await new Promise((done) => setTimeout(done, 200))
  }
}

/** Returns what the server printed when the sample in this data folder was made: the sample staff's passwords. */
export const firstOutput = (dataDir: string): Promise<string> => readFile(join(dataDir, outputFile), 'utf8')

/**
 * Makes the sample content once for the whole run, as a folder and a database template.
 * @param postgresUrl of the run's PostgreSQL server
 * @param start starts a server for the first time
 * @returns the environment in which workers find the sample
 */
export async function makeSample(
  postgresUrl: string,
  start: (options: { dataDir: string; env: Record<string, string> }) => Promise<RunningServer>,
): Promise<{ E2E_SAMPLE: string; E2E_POSTGRES: string }> {
  await runStatement(postgresUrl, `create database ${template}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'server-sample-'))
  const first = await start({ dataDir, env: { DATABASE_URL: urlInServer(postgresUrl, template) } })
  await finishJobs(first)
  await first.stop()
  await writeFile(join(dataDir, outputFile), first.output())
  // PostgreSQL refuses to copy a database that has connections.
  await runStatement(postgresUrl, `alter database ${template} with is_template true allow_connections false`)
  return { E2E_SAMPLE: dataDir, E2E_POSTGRES: postgresUrl }
}

/** Copies the sample for a server of a test's own. */
export async function copySample(): Promise<Sample> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-data-'))
  const [database] = await Promise.all([
    createDatabase(process.env['E2E_POSTGRES'] ?? '', template),
    cp(process.env['E2E_SAMPLE'] ?? '', dataDir, { recursive: true }),
  ])
  return {
    dataDir,
    databaseUrl: database.url,
    output: await firstOutput(dataDir),
    async remove() {
      await Promise.all([database.stop(), rm(dataDir, { recursive: true, force: true })])
    },
  }
}

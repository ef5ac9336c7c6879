import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from './running-server.ts'

/** Where the first start's words lie, which name the sample staff's passwords. */
const printed = 'printed.txt'

/** Waits until the jobs of a first start are done: every picture has its sizes then, every document was looked at. */
async function jobsDone({ metricsUrl, output }: RunningServer): Promise<void> {
  const deadline = Date.now() + 180_000
  for (let waiting = true; waiting;) {
    if (Date.now() > deadline) throw new Error(`jobs still pending after three minutes\n${output()}`)
    const answer = await fetch(metricsUrl)
    if (!answer.ok) throw new Error(`${metricsUrl} answers ${answer.status}`)
    waiting = !(await answer.text()).split('\n').includes('jobs_waiting 0')
    if (waiting) await new Promise((done) => setTimeout(done, 200))
  }
}

/** Puts a server that was started for the first time to rest, its sample content made; its folder stays. */
export async function finishSample(first: RunningServer): Promise<void> {
  await jobsDone(first)
  await first.stop()
  await writeFile(join(first.dataDir, printed), first.output())
}

/** What the shared server printed when its sample content was made: the sample staff's passwords. */
export const printedFirst = (): Promise<string> =>
  readFile(join(process.env['E2E_SAMPLE'] ?? '', printed), 'utf8')

/** A copy of that folder for a server of a test's own, and what was printed when it was made. */
export async function copySample(): Promise<{ dataDir: string; output: string }> {
  const made = process.env['E2E_SAMPLE'] ?? ''
  const dataDir = await mkdtemp(join(tmpdir(), 'server-data-'))
  await cp(made, dataDir, { recursive: true })
  return { dataDir, output: await readFile(join(dataDir, printed), 'utf8') }
}

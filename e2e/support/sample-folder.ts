import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from './running-server.ts'

/** Where the first start's words lie, which name the sample staff's passwords. */
const printed = 'printed.txt'

type Sized = { image?: { sizes: unknown[] }; file?: { mime: string; preview?: unknown } }

/** Waits until the jobs of a first start are done: every picture has its sizes, every document its first page. */
async function settled(url: string): Promise<void> {
  for (const name of ['banners', 'promotions', 'blogs', 'executives', 'fdhcares', 'documents']) {
    for (let left = 600; left > 0; left--) {
      const items = (await (await fetch(`${url}/api/${name}?limit=100`)).json()) as Sized[]
      const waiting = items.some(
        ({ image, file }) => image?.sizes.length === 0 || (file?.mime === 'application/pdf' && !file.preview),
      )
      if (!waiting) break
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

/** Puts a server that was started for the first time to rest, its sample content made; its folder stays. */
export async function finishSample(first: RunningServer): Promise<void> {
  await settled(first.url)
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

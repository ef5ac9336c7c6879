import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sendOften } from '../e2e/support/sent-often.ts'
import { findChromium } from '../scripts/chromium.ts'
import { builtServer, startProgram } from './process.ts'
import { median, print, table } from './report.ts'

const run = promisify(execFile)
/** Fetched by npx when this part is asked for: 114 packages that nothing else needs. */
const tool = 'lighthouse@13.5.0'
const paths = ['/fdhbankplc/home', '/fdhbankplc/exchangeRates', '/fdhbankplc/loan']
const most = 1300

type Report = {
  categories: { performance: { score: number } }
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>
}

/** Lighthouse's own figures for a phone (its defaults: 1.6 Mbps, 150 ms, a processor four times slower, simulated). */
export async function measureLighthouse(folder: string, dataDir: string, times: number): Promise<void> {
  const server = await startProgram(builtServer, { DATA_DIR: dataDir })
  const rows: (string | number)[][] = []
  for (const path of paths) {
    await sendOften(server.url + path, false)
    const reports: Report[] = []
    for (let time = 0; time < times; time++) reports.push(await visit(folder, server.url + path))
    const of = (value: (report: Report) => number) => Math.round(median(reports.map(value)))
    const paints = reports.map(({ audits }) => Math.round(audits['largest-contentful-paint'].numericValue))
    rows.push([
      path,
      of(({ categories }) => categories.performance.score * 100),
      median(paints),
      Math.max(...paints),
      of(({ audits }) => audits['total-blocking-time'].numericValue),
    ])
  }
  await server.stop()
  print(`Lighthouse, phone, median of ${times} visits; largest contentful paint in ms, at most ${most}`)
  table(['', 'performance', 'paint', 'worst', 'blocked, ms'], rows)
}

async function visit(folder: string, url: string): Promise<Report> {
  const file = join(folder, 'lighthouse.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const found = findChromium()
  await run(
    'npx',
    [
      '--yes',
      tool,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, ...(found && { CHROME_PATH: found }) }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report // as its documentation describes it
}

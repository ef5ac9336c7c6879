import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sendOften } from '../e2e/support/sent-often.ts'
import { chromium } from '@playwright/test'
import { chromiumOrInstall } from '../scripts/chromium.ts'
import { builtServer, startProgram } from './process.ts'
import { median, print, table } from './report.ts'

const run = promisify(execFile)
/** Fetched by npx when this part is asked for: 114 packages that nothing else needs. */
const tool = 'lighthouse@13.5.0'
const paths = ['/fdhbankplc/home', '/fdhbankplc/exchangeRates', '/fdhbankplc/loan']
const most = 1300
/** Of some visits Chromium's recording lacks its beginning (NO_NAVSTART): none to three in fifteen. */
const mostUnrecorded = 10

type Report = {
  categories: { performance: { score: number } }
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>
}

/** Lighthouse's own figures for a phone (its defaults: 1.6 Mbps, 150 ms, a processor four times slower, simulated). */
export async function measureLighthouse(folder: string, dataDir: string, times: number): Promise<void> {
  const browser = chromiumOrInstall() ?? chromium.executablePath()
  const server = await startProgram(builtServer, { DATA_DIR: dataDir })
  const rows: (string | number)[][] = []
  let unrecorded = 0
  for (const path of paths) {
    await sendOften(server.url + path, false)
    const reports: Report[] = []
    while (reports.length < times) {
      const report = await visit(folder, browser, server.url + path)
      if (report) reports.push(report)
      else if (++unrecorded === mostUnrecorded)
        throw new Error(`Chromium left no usable recording of ${unrecorded} visits`)
    }
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
  if (unrecorded) print(`Visits made again, because Chromium left no usable recording of them: ${unrecorded}`)
}

/** One visit; null where the browser's recording of it lacks what the figures are counted from. */
async function visit(folder: string, browser: string, url: string): Promise<Report | null> {
  const file = join(folder, 'lighthouse.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const visited = run(
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
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  )
  try {
    await visited
  } catch (error) {
    if (String(error).includes('NO_NAVSTART')) return null
    throw error
  }
  return JSON.parse(await readFile(file, 'utf8')) as Report // as its documentation describes it
}

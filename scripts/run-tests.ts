import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { chromiumOrInstall } from './chromium.ts'
import { browserTimes, dearest, unitTimes, type FileTime } from './dearest-files.ts'
import { browserFailures, unitFailures } from './failures-in.ts'

// Every check and every test, whatever the ones before them said. The last line is the sum, alone.

type Tally = { passed: number; failed: number }
type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
  count: (ok: boolean) => Tally
  /** what failed, to be said once more at the end */
  failures?: () => string[]
  /** how long each of its files took */
  times?: () => FileTime[]
}

const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const bin = join(root, 'node_modules/.bin')
// Through Node itself, so that its shims need no shell: on the Node that runs this.
const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` }

const once = (ok: boolean): Tally => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A report's numbers; a run that failed without naming a test, or left no report, counts as one failure. */
function tallied<Report>(file: string, numbers: (report: Report) => Tally) {
  return (ok: boolean): Tally => {
    try {
      const tally = numbers(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report)
      return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
    } catch {
      return { passed: 0, failed: 1 }
    }
  }
}

/** Something read from a report; nothing where there is none, which the count tells. */
function readIn<Report, Item>(file: string, read: (report: Report) => Item[]) {
  return (): Item[] => {
    try {
      return read(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report)
    } catch {
      return []
    }
  }
}

const chromium = chromiumOrInstall()
const steps: Step[] = [
  { name: 'build', command: [process.execPath, 'scripts/build.ts'], count: once },
  { name: 'types', command: ['tsc', '-p', '.'], count: once },
  { name: 'types of the browser', command: ['tsc', '-p', 'tsconfig.browser.json'], count: once },
  { name: 'types of the server', command: ['tsc', '-p', 'tsconfig.server.json'], count: once },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], count: once },
  { name: 'format', command: ['oxfmt', '--check'], count: once },
  { name: 'dead code', command: ['knip'], count: once },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    count: tallied('unit.json', (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    })),
    failures: readIn('unit.json', unitFailures),
    times: readIn('unit.json', unitTimes),
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
      ...(chromium ? { CHROMIUM: chromium } : {}),
    },
    count: tallied(
      'browser.json',
      ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    ),
    failures: readIn('browser.json', browserFailures),
    times: readIn('browser.json', browserTimes),
  },
]

const total: Tally = { passed: 0, failed: 0 }
const outcomes: string[] = []
const failed: string[] = []
const times: FileTime[] = []
for (const { name, command, env, count, failures, times: timesOf } of steps) {
  const began = performance.now()
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
  })
  if (error) console.error(error.message)
  const tally = count(status === 0)
  total.passed += tally.passed
  total.failed += tally.failed
  times.push(...(timesOf?.() ?? []))
  if (tally.failed > 0) failed.push(...(failures?.() ?? []))
  outcomes.push(
    `${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
  )
}
rmSync(reports, { recursive: true, force: true })

console.log(`\nThe dearest files, in seconds\n${dearest(times).join('\n')}`)
for (const failure of failed) console.log(`\n${failure}`)
console.log(`\n${outcomes.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

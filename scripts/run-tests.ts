import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumOrInstall } from './chromium.ts'
import { root, run, startBusyLoops, stopWhenInterrupted, temporary } from './test-run/processes.ts'
import { readRecord, testedTree, writeRecord, type RunRecord, type StepRecord } from './test-run/record.ts'
import {
  combine,
  describeFailure,
  playwrightResults,
  slowestFiles,
  vitestResults,
  type PlaywrightReport,
  type TestResult,
  type VitestReport,
} from './test-run/reports.ts'
import { everything, gate, parts, staticChecks, type Suite } from './test-run/suites.ts'

const usage =
  'npm test [-- --all | --part NAME … | --changed COMMIT | --failed | --repeat N FILE …] [--seed N]; see CONTRIBUTING.md'

/** A step with more failures than this stops early and is not looked at a second time. */
const maxFailures = 10

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        part: { type: 'string', multiple: true, default: [] },
        changed: { type: 'string' },
        failed: { type: 'boolean', default: false },
        repeat: { type: 'string' },
        seed: { type: 'string' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}

const { values: options, positionals: files } = readArguments()

const steps: StepRecord[] = []
const results: TestResult[] = []
const flaky: TestResult[] = []
const failures: string[] = []

function finish(step: StepRecord): void {
  steps.push(step)
  const { name, seconds, passed, failed } = step
  console.log(`${failed === 0 ? 'ok' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000)

/** Runs a command that is a step of its own; its output is printed where it fails. */
async function check(name: string, command: readonly string[]): Promise<boolean> {
  const start = performance.now()
  const { ok, output } = await run(command, { captured: true })
  if (!ok) {
    console.log(`\n── ${name}\n${output}`)
    failures.push(`${name}\n${output.split('\n').slice(-14).join('\n')}`)
  }
  finish({ name, seconds: secondsSince(start), passed: Number(ok), failed: Number(!ok), failedFiles: [] })
  return ok
}

type Selection = {
  files?: readonly string[]
  workers?: number | undefined
  args?: readonly string[]
  mayBeEmpty?: boolean
  /** where Playwright leaves its traces; each run empties its folder first */
  output?: string
}

/**
 * Runs a suite once. Returns what ran. A run that fails without naming a test is a failed test itself, as is one that
 * selects no test.
 */
async function runOnce(
  suite: Suite,
  {
    files: only = [],
    workers = suite.workers,
    args = [],
    mayBeEmpty = false,
    output = suite.name,
  }: Selection,
): Promise<TestResult[]> {
  const report = join(temporary, 'report.json')
  rmSync(report, { force: true })
  const isVitest = suite.runner === 'vitest'
  const command = isVitest
    ? ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : ['playwright', 'test', '--reporter=list,json', `--output=test-results/${output}`]
  const empty = mayBeEmpty ? [isVitest ? '--passWithNoTests' : '--pass-with-no-tests'] : []
  const width = workers ? [isVitest ? `--maxWorkers=${workers}` : `--workers=${workers}`] : []
  const env = { ...suite.env, ...(isVitest ? {} : { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) }
  const { ok } = await run([...command, ...suite.args, ...args, ...width, ...empty, ...only], { env })
  const nameless = {
    file: '',
    title: `(${suite.name} ended with an error or selected no test)`,
    passed: false,
    error: '',
    seconds: 0,
  }
  try {
    const json: unknown = JSON.parse(readFileSync(report, 'utf8'))
    const ran = isVitest
      ? vitestResults(json as VitestReport, root)
      : playwrightResults(json as PlaywrightReport)
    const isComplete = ok ? mayBeEmpty || ran.length > 0 : ran.some(({ passed }) => !passed)
    return isComplete ? ran : [...ran, nameless]
  } catch {
    return [nameless]
  }
}

/** Runs a suite, and the files of up to ten failures once more: one worker, a fresh server and database. */
async function runSuite(suite: Suite, selection: Selection = {}): Promise<void> {
  const start = performance.now()
  console.log(`\n── ${suite.name}`)
  const stopEarly = `--${suite.runner === 'vitest' ? 'bail' : 'max-failures'}=${maxFailures + 1}`
  const first = await runOnce(suite, { ...selection, args: [...(selection.args ?? []), stopEarly] })
  const failed = first.filter(({ passed }) => !passed)
  const failedFiles = [...new Set(failed.map(({ file }) => file))].filter((file) => file !== '')
  let outcome = { results: first, flaky: [] as TestResult[] }
  if (failedFiles.length > 0 && failed.length <= maxFailures) {
    console.log(`\n── ${suite.name}: ${failed.length} failed; the second run of ${failedFiles.join(', ')}`)
    const output = `${suite.name}-second-run`
    outcome = combine(first, await runOnce(suite, { files: failedFiles, workers: 1, output }))
  }
  const stillFailed = outcome.results.filter(({ passed }) => !passed)
  results.push(...outcome.results)
  flaky.push(...outcome.flaky)
  failures.push(...stillFailed.map((result) => describeFailure(result)))
  finish({
    name: suite.name,
    seconds: secondsSince(start),
    passed: outcome.results.length - stillFailed.length,
    failed: stillFailed.length,
    failedFiles,
  })
}

const build = (): Promise<boolean> => check('build', [process.execPath, 'scripts/build.ts'])

async function runStaticChecks(): Promise<void> {
  for (const [name, command] of staticChecks) await check(name, command)
}

async function runGate(): Promise<void> {
  if (!(await build())) return
  const [unit, ...others] = gate
  await Promise.all([runStaticChecks(), unit && runSuite(unit)])
  for (const suite of others) await runSuite(suite)
}

/** Runs parts one after the other, their files in an order that the printed seed decides. */
async function runParts(suites: readonly Suite[], seed: number): Promise<void> {
  console.log(`\nOrder of test files by --seed ${seed}`)
  for (const suite of suites) {
    const order =
      suite.runner === 'vitest'
        ? ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
        : [`--shuffle=${seed}`]
    await runSuite(suite, { args: order })
  }
}

async function runChanged(commit: string): Promise<void> {
  if (!(await build())) return
  await runStaticChecks()
  for (const suite of everything) {
    const args = [`--${suite.runner === 'vitest' ? 'changed' : 'only-changed'}=${commit}`]
    await runSuite(suite, { args, mayBeEmpty: true })
  }
}

async function runFailed(record: RunRecord | null): Promise<void> {
  if (!record?.failed) {
    console.error(
      record ? 'Nothing failed in the last run' : 'No earlier run is recorded in .test/last-run.json',
    )
    process.exit(record ? 0 : 2)
  }
  if (!(await build())) return
  const failedSteps = record.steps.filter((step) => step.failed > 0).map((step) => step.name)
  for (const [name, command] of staticChecks) if (failedSteps.includes(name)) await check(name, command)
  for (const suite of [...gate, ...parts]) {
    const only = record.steps.find(({ name }) => name === suite.name)?.failedFiles ?? []
    if (only.length > 0) await runSuite(suite, { files: only })
  }
}

/** Runs files several times next to two busy loops, each time on a fresh server, without a second look. */
async function runRepeatedly(times: number): Promise<void> {
  if (!(await build())) return
  const stop = startBusyLoops()
  for (let n = 1; n <= times; n++) {
    for (const suite of everything) {
      const only = files.filter((file) => file.startsWith('e2e/') === (suite.runner === 'playwright'))
      if (only.length === 0) continue
      const start = performance.now()
      const ran = await runOnce(suite, { files: only })
      const failed = ran.filter(({ passed }) => !passed)
      failures.push(...failed.map((result) => describeFailure(result)))
      finish({
        name: `${suite.name}, run ${n} of ${times}`,
        seconds: secondsSince(start),
        passed: ran.length - failed.length,
        failed: failed.length,
        failedFiles: [],
      })
    }
  }
  stop()
}

function chosenParts(): readonly Suite[] {
  const unknown = options.part.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(
      `No part is called ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`,
    )
    process.exit(2)
  }
  return options.all ? parts : parts.filter(({ name }) => options.part.includes(name))
}

const suites = chosenParts()
const seed = options.seed ? Number(options.seed) : Math.floor(Math.random() * 1_000_000)
const tested = testedTree(root)
stopWhenInterrupted()
chromiumOrInstall()

const isRecorded = !options.repeat && !options.failed && !options.changed
if (options.repeat) await runRepeatedly(Number(options.repeat))
else if (options.failed) await runFailed(readRecord(root))
else if (options.changed) await runChanged(options.changed)
else {
  if (options.all || suites.length === 0) await runGate()
  else await build()
  if (suites.length > 0) await runParts(suites, seed)
}

const passed = steps.reduce((sum, step) => sum + step.passed, 0)
const failed = steps.reduce((sum, step) => sum + step.failed, 0)
if (isRecorded)
  writeRecord(root, {
    ...tested,
    tier: options.all ? 'all' : suites.length > 0 ? 'part' : 'gate',
    parts: suites.map(({ name }) => name),
    seed: suites.length > 0 ? seed : null,
    steps,
    passed,
    failed,
    flaky: flaky.map((result) => describeFailure(result, 1)),
    failures,
  })

if (results.length > 0) console.log(`\nSlowest files, in seconds\n${slowestFiles(results).join('\n')}`)
if (flaky.length > 0) console.log(`\nFLAKY: ${flaky.length} failed first and passed in the second run\n`)
for (const result of flaky) console.log(`${describeFailure(result)}\n`)
if (failures.length > 0) console.log(`\nFAILED\n\n${failures.join('\n\n')}`)
console.log('')
for (const step of steps)
  console.log(
    `${step.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${step.passed} passed, ${step.failed} failed, ${step.seconds} s`,
  )
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

import { stripVTControlCharacters } from 'node:util'

/** One test as a report describes it. A file that did not load, or a hook that failed, is a failed test of its own. */
export type TestResult = { file: string; title: string; passed: boolean; error: string; seconds: number }

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[]
}
/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = Suite & { errors?: { message?: string }[] }

const joined = (messages: readonly (string | undefined)[]): string =>
  stripVTControlCharacters(messages.filter(Boolean).join('\n'))

/** Returns the tests that ran, by Vitest's report. @param root the project's folder, which file names leave out */
export function vitestResults({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name
    const results = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        title: test.fullName,
        passed: test.status === 'passed',
        error: joined(test.failureMessages ?? []),
        seconds: (test.duration ?? 0) / 1000,
      }))
    if (status !== 'failed' || results.some(({ passed }) => !passed)) return results
    return [...results, { file, title: '(file)', passed: false, error: joined([message]), seconds: 0 }]
  })
}

/** Returns the tests that ran, by Playwright's report. */
export function playwrightResults(report: PlaywrightReport): TestResult[] {
  const inSuite = ({ suites = [], specs = [] }: Suite): TestResult[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file: `e2e/${file}`,
          title: `${title} (line ${line})`,
          passed: status === 'expected',
          error: joined(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
    ),
    ...suites.flatMap(inSuite),
  ]
  const outside = (report.errors ?? []).map(({ message }) => ({
    file: '',
    title: '(outside of any test)',
    passed: false,
    error: joined([message]),
    seconds: 0,
  }))
  return [...outside, ...inSuite(report)]
}

/** Gives each result a key; tests of the same title in one file are numbered. */
function byKey(results: readonly TestResult[]): Map<string, TestResult> {
  const map = new Map<string, TestResult>()
  for (const result of results) {
    const name = `${result.file} › ${result.title}`
    let key = name
    for (let n = 2; map.has(key); n++) key = `${name} #${n}`
    map.set(key, result)
  }
  return map
}

/**
 * Combines a run with the second run of the files that failed in it.
 * @returns the outcome of each test, the second run's where a test ran in both, and the first run's failures that
 * passed in the second
 */
export function combine(
  first: readonly TestResult[],
  second: readonly TestResult[],
): { results: TestResult[]; flaky: TestResult[] } {
  const before = byKey(first)
  const after = byKey(second)
  const flaky = [...before].flatMap(([key, result]) =>
    !result.passed && after.get(key)?.passed ? [result] : [],
  )
  // A file that did not load the first time and loads now has no test of that name any more.
  const loaded = new Set(second.map(({ file }) => file))
  const vanished = [...before].filter(
    ([key, { title, file }]) => title === '(file)' && !after.has(key) && loaded.has(file),
  )
  for (const [key, result] of vanished) {
    flaky.push(result)
    before.delete(key)
  }
  return { results: [...new Map([...before, ...after]).values()], flaky }
}

/** Returns a test's name and the first lines of its error, for the terminal. */
export function describeFailure({ file, title, error }: TestResult, maxLines = 14): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  return [`${file} › ${title}`, ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n')
}

/** Returns the files that took longest, longest first, as lines for the terminal. */
export function slowestFiles(results: readonly TestResult[], count = 20): string[] {
  const seconds = new Map<string, number>()
  for (const result of results) seconds.set(result.file, (seconds.get(result.file) ?? 0) + result.seconds)
  return [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, sum]) => `${sum.toFixed(1).padStart(7)} ${file}`)
}

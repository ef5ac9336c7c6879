import { stripVTControlCharacters } from 'node:util'

type UnitReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}
type Result = { status: string; errors: { message?: string }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; line: number; tests: Ran[] }[] }
type Ran = { status: string; results: Result[] }
type BrowserReport = Suite & { errors?: { message?: string }[] }

/** Enough to tell what was expected, where and what came; the whole of it stands above. */
const mostLines = 14

function described(where: string, messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n')
  const shown = lines.filter((line) => line.trim() !== '').slice(0, mostLines)
  return [where, ...shown.map((line) => `    ${line}`)].join('\n')
}

/** What failed by Vitest's JSON report: where, and the beginning of what was said, as lines for the terminal. */
export function unitFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded, or whose hook failed, names no test.
    if (failed.length === 0) return message ? [described(name, [message])] : []
    return failed.map(({ fullName, failureMessages }) =>
      described(`${name} › ${fullName}`, failureMessages ?? []),
    )
  })
}

/** What failed by Playwright's JSON report, hooks included, which it counts to the test beside them. */
export function browserFailures(report: BrowserReport): string[] {
  const inSuite = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          described(
            `${file}:${line} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
    ...suites.flatMap(inSuite),
  ]
  return [
    ...(report.errors ?? []).map(({ message }) => described('outside of any test', [message])),
    ...inSuite(report),
  ]
}

/** A test file and the seconds that its tests took; two workers may have had some at once. */
export type FileTime = { file: string; seconds: number }

type UnitReport = { testResults: { name: string; startTime: number; endTime: number }[] }
type Suite = {
  suites?: Suite[]
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[]
}

/** How many are listed: enough to see where a run's minutes went. */
const most = 20

/** Each file's time by Vitest's JSON report. */
export const unitTimes = ({ testResults }: UnitReport): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))

/** Each file's time by Playwright's JSON report: the sum of its tests'. */
export function browserTimes(report: Suite): FileTime[] {
  const sums = new Map<string, number>()
  const walk = ({ suites = [], specs = [] }: Suite): void => {
    for (const { file, tests } of specs) {
      const milliseconds = tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0)
      sums.set(file, (sums.get(file) ?? 0) + milliseconds)
    }
    suites.forEach(walk)
  }
  walk(report)
  return [...sums].map(([file, milliseconds]) => ({ file: `e2e/${file}`, seconds: milliseconds / 1000 }))
}

/** The files that took longest, as lines for the terminal, the longest first. */
export const dearest = (times: FileTime[]): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} ${file}`)

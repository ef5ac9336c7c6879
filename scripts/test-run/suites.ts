/** A set of tests that one call of Vitest or Playwright runs. */
export type Suite = {
  name: string
  runner: 'vitest' | 'playwright'
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** overrides the runner's default */
  workers?: number
}

const unitParts = ['release', 'operations', 'documents', 'length'] as const
const journeyParts = ['screens', 'pages', 'sizes', 'desks', 'customers'] as const

/** The suites of `npm test`. */
export const gate: readonly Suite[] = [
  {
    name: 'unit tests',
    runner: 'vitest',
    args: [`--tags-filter=${[...unitParts, 'cases'].map((tag) => `!${tag}`).join(' && ')}`],
  },
  { name: 'journeys', runner: 'playwright', args: ['--project=gate'] },
]

/** The suites that `npm test -- --all` adds; `npm test -- --part NAME` runs one. */
export const parts: readonly Suite[] = [
  ...unitParts.map((name) => ({
    name,
    runner: 'vitest' as const,
    args: [`--tags-filter=${name === 'length' ? 'length || cases' : name}`],
    ...(name === 'documents' && { workers: 1 }),
  })),
  {
    name: 'embedded',
    runner: 'vitest',
    args: ['--tags-filter=databases && !length'],
    env: { TEST_EMBEDDED: '1' },
  },
  ...journeyParts.map((name) => ({ name, runner: 'playwright' as const, args: [`--project=${name}`] })),
]

/** Every test of a runner, whatever its tier. */
export const everything: readonly Suite[] = [
  { name: 'unit tests', runner: 'vitest', args: [] },
  {
    name: 'journeys',
    runner: 'playwright',
    args: ['gate', ...journeyParts].map((project) => `--project=${project}`),
  },
]

/** The checks that run no test, and the command of each. */
export const staticChecks: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['types', ['tsc', '-p', '.']],
  ['types of the browser', ['tsc', '-p', 'tsconfig.browser.json']],
  ['types of the oldest browsers', ['tsc', '-p', 'tsconfig.visitors.json']],
  ['types of the server', ['tsc', '-p', 'tsconfig.server.json']],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['oxfmt', '--check']],
  ['dead code', ['knip']],
]

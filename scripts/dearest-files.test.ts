import { expect, test } from 'vitest'
import { browserTimes, dearest, unitTimes } from './dearest-files.ts'

test('twenty files are listed, the dearest first, of both kinds', () => {
  const unit = unitTimes({
    testResults: Array.from({ length: 30 }, (_, n) => ({
      name: `unit-${n}.test.ts`,
      startTime: 1000,
      endTime: 1000 + n * 100,
    })),
  })
  const results = (...durations: number[]) => [{ results: durations.map((duration) => ({ duration })) }]
  const browser = browserTimes({
    suites: [
      {
        specs: [{ file: 'live.test.ts', tests: results(1500) }],
        suites: [{ specs: [{ file: 'live.test.ts', tests: results(1000, 250) }] }],
      },
    ],
  })
  const lines = dearest([...unit, ...browser])
  expect(lines).toHaveLength(20)
  expect(lines.slice(0, 3)).toEqual([
    '    2.9 unit-29.test.ts',
    '    2.8 unit-28.test.ts',
    '    2.8 e2e/live.test.ts',
  ])
})

import { expect, test } from 'vitest'
import { browserFailures, unitFailures } from './failures-in.ts'

// What CI keeps of a long run is its end: what failed stands there once more, short.

test('a unit test is named with what it said; a file that did not load with why', () => {
  const passed = { fullName: 'adds', status: 'passed' }
  const failed = {
    fullName: 'subtracts',
    status: 'failed',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\nto be 2'],
  }
  expect(
    unitFailures({
      testResults: [
        { name: 'a.test.ts', assertionResults: [passed, failed] },
        { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['a.test.ts › subtracts\n    expected 1\n    to be 2', 'b.test.ts\n    no such module'])
})

test('a journey is named with what it said, its hooks too; what is long is cut', () => {
  const long = Array.from({ length: 40 }, (_, n) => `line ${n}`).join('\n')
  const ran = (status: string, message: string) => [{ status, results: [{ status, errors: [{ message }] }] }]
  const failures = browserFailures({
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [{ title: 'pays', file: 'pay.test.ts', line: 3, tests: ran('expected', '') }],
        suites: [
          { specs: [{ title: 'leaves', file: 'pay.test.ts', line: 9, tests: ran('unexpected', long) }] },
        ],
      },
    ],
  })
  expect(failures[0]).toBe('outside of any test\n    no browser')
  expect(failures[1]?.split('\n')).toHaveLength(15)
  expect(failures[1]).toMatch(/^pay\.test\.ts:9 › leaves\n {4}line 0\n/)
  expect(failures).toHaveLength(2)
})

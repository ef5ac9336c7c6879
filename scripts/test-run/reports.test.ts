import { describe, expect, test } from 'vitest'
import {
  combine,
  describeFailure,
  playwrightResults,
  slowestFiles,
  vitestResults,
  type TestResult,
} from './reports.ts'

const result = (title: string, passed: boolean, file = 'a.test.ts'): TestResult => ({
  file,
  title,
  passed,
  error: passed ? '' : 'expected 1\n\nto be 2',
  seconds: 1,
})

test('vitestResults reports failed tests and files that did not load', () => {
  const passed = { fullName: 'adds', status: 'passed', duration: 1500 }
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001B[31mwrong\u001B[39m'] }
  const skipped = { fullName: 'divides', status: 'skipped' }
  const results = vitestResults(
    {
      testResults: [
        { name: '/root/a.test.ts', status: 'failed', assertionResults: [passed, failed, skipped] },
        { name: '/root/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: '/root/c.test.ts', status: 'failed', message: 'afterAll', assertionResults: [passed] },
      ],
    },
    '/root',
  )
  expect(results.map(({ file, title, passed: ok, error }) => [file, title, ok, error])).toEqual([
    ['a.test.ts', 'adds', true, ''],
    ['a.test.ts', 'subtracts', false, 'wrong'],
    ['b.test.ts', '(file)', false, 'no such module'],
    ['c.test.ts', 'adds', true, ''],
    ['c.test.ts', '(file)', false, 'afterAll'],
  ])
})

test('playwrightResults reports nested suites and errors outside of tests', () => {
  const ran = (status: string, message: string) => [
    { status, results: [{ duration: 500, errors: [{ message }] }] },
  ]
  const results = playwrightResults({
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [
          { title: 'pays', file: 'pay.test.ts', line: 3, tests: ran('expected', '') },
          { title: 'waits', file: 'pay.test.ts', line: 6, tests: ran('skipped', '') },
        ],
        suites: [
          { specs: [{ title: 'leaves', file: 'pay.test.ts', line: 9, tests: ran('unexpected', 'late') }] },
        ],
      },
    ],
  })
  expect(results.map(({ file, title, passed, error }) => [file, title, passed, error])).toEqual([
    ['', '(outside of any test)', false, 'no browser'],
    ['e2e/pay.test.ts', 'pays (line 3)', true, ''],
    ['e2e/pay.test.ts', 'leaves (line 9)', false, 'late'],
  ])
})

describe('combine', () => {
  const passes = ({ results }: { results: TestResult[] }) => results.map(({ passed }) => passed)

  test('lists a test that passes the second time as flaky', () => {
    const combined = combine(
      [result('adds', false), result('other', true, 'b.test.ts')],
      [result('adds', true)],
    )
    expect(passes(combined)).toEqual([true, true])
    expect(combined.flaky.map(({ title, error }) => [title, error])).toEqual([
      ['adds', 'expected 1\n\nto be 2'],
    ])
  })

  test('keeps a test failed that fails again or is missing', () => {
    const combined = combine([result('adds', false), result('subtracts', false)], [result('adds', false)])
    expect(passes(combined)).toEqual([false, false])
    expect(combined.flaky).toEqual([])
  })

  test('fails a test that runs only the second time and fails', () => {
    const combined = combine([result('first', false)], [result('first', true), result('second', false)])
    expect(passes(combined)).toEqual([true, false])
  })

  test('keeps tests of the same title apart', () => {
    const combined = combine(
      [result('adds', true), result('adds', false)],
      [result('adds', true), result('adds', false)],
    )
    expect(passes(combined)).toEqual([true, false])
  })

  test('lists a file that loads the second time as flaky', () => {
    const combined = combine([result('(file)', false)], [result('adds', true)])
    expect(passes(combined)).toEqual([true])
    expect(combined.flaky).toHaveLength(1)
  })
})

test('describeFailure drops empty lines and cuts long errors', () => {
  expect(describeFailure(result('adds', false), 1)).toBe('a.test.ts › adds\n    expected 1')
  expect(describeFailure(result('adds', false))).toBe('a.test.ts › adds\n    expected 1\n    to be 2')
})

test('slowestFiles adds up the tests of a file', () => {
  const results = [result('a', true), result('b', true), result('c', true, 'b.test.ts')]
  expect(slowestFiles(results)).toEqual(['    2.0 a.test.ts', '    1.0 b.test.ts'])
  expect(slowestFiles(results, 1)).toHaveLength(1)
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecord, testedTree, writeRecord, type RunRecord } from './record.ts'

test('writeRecord keeps the last run and ten dated copies', () => {
  const root = mkdtempSync(join(tmpdir(), 'test-record-'))
  expect(readRecord(root)).toBeNull()
  const record = (passed: number): RunRecord => ({
    ...testedTree(root),
    tier: 'gate',
    parts: [],
    seed: null,
    steps: [],
    passed,
    failed: 0,
    flaky: [],
    failures: [],
  })
  for (let n = 0; n < 12; n++) writeRecord(root, record(n), new Date(Date.UTC(2026, 0, 1, n)))
  expect(readRecord(root)).toMatchObject({ passed: 11, tree: '', clean: false })
  const copies = readdirSync(join(root, '.test')).filter((name) => name.startsWith('run-'))
  expect(copies).toHaveLength(10)
  expect(copies.toSorted()[0]).toBe('run-2026-01-01T02-00-00.000Z.json')
  rmSync(root, { recursive: true })
})

// @module-tag operations

import { expect, test } from 'vitest'
import { crashRounds } from '../test-support/crash-rounds.ts'

// The long run is `npm run test:crash`.

test('whatever customers were told survives the process’s end at any moment, once each', async () => {
  const { wrong, submissions, documents } = await crashRounds(4)
  expect(wrong).toEqual([])
  expect(submissions).toBeGreaterThan(0)
  expect(documents).toBe(submissions * 7)
}, 300_000)

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft } from './api.ts'

describe('calls of the KYC service', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('report a request without a response as a timeout', async () => {
    const fetchForever = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    vi.stubGlobal('fetch', fetchForever)
    const answer = readDraft('draft', 'token')
    await vi.runAllTimersAsync()
    expect(await answer).toEqual({ got: 'timeout' })
  })

  test('report an unreachable service as offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    expect(await readDraft('draft', 'token')).toEqual({ got: 'line' })
  })
})

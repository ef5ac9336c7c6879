import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, watchInput } from './api.ts'
import { errorMessage } from './error-message.ts'
import { messages } from './messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is asked while nobody touches anything keeps no session alive; the first touch does again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const window = new EventTarget()
  watchInput(window)
  const sent: boolean[] = []
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push('x-background' in headers)
    return Promise.resolve(new Response('{}'))
  })
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
  window.dispatchEvent(new Event('keydown'))
  later(30)
  await ask('GET', '/backoffice/api/somewhere')
  // A queue that asks each half minute, a form that says that it is open, a colleague's news.
  later(31)
  await ask('GET', '/backoffice/api/somewhere')
  later(600)
  await ask('PUT', '/backoffice/api/somewhere', { body: {} })
  window.dispatchEvent(new Event('pointerdown'))
  await ask('PUT', '/backoffice/api/somewhere', { body: {} })
  expect(sent).toEqual([false, true, true, false])
})

describe('a failed upload', () => {
  const upload = (raw: Blob) => ask('POST', '/api/files', { raw }).catch(errorMessage)

  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  })

  test.each(['NotFoundError', 'NotReadableError'])('asks for the file again after %s', async (name) => {
    const file = new Blob(['x'])
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', name)) }),
    )
    expect(await upload(file)).toBe(messages.shell.errors.fileGone)
  })

  test('reports the connection where the file can be read', async () => {
    expect(await upload(new Blob(['x']))).toBe(messages.shell.errors.offline)
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { ask, watchInput } from './api.ts'

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

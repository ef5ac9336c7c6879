import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { SearchFound } from '#contract/search.ts'
import type { RunningServer } from './running-server.ts'
import { startSampleServer } from './server.ts'

/**
 * Says that a fault matching the pattern belongs to the test. One that does not come fails the test as well, unless it
 * is the browser's to decide whether it comes.
 */
type ExpectError = (pattern: RegExp, how?: 'always' | 'perhaps') => void

/**
 * Playwright's test, in which anything that goes wrong in the page without being expected fails: an error or
 * warning on the console, an uncaught exception, a request to the site that fails or is answered with 4xx or
 * 5xx. A missing file is two faults (answer and console), and both lines hold its address and status.
 */
export const test = base.extend<{ expectError: ExpectError; dataDir: string }, { site: RunningServer }>({
  /** the worker's server on a copy of the sample content, which its tests share */
  site: [
    async ({}, use) => {
      // Tests that could meet the limits by address send an address of their own.
      const server = await startSampleServer({ TRUST_PROXY: '127.0.0.1,::1' })
      await waitForSearch(server)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** the data folder of the worker's server, to which demonstration writes its mails and texts (`outbox/`) */
  dataDir: ({ site }, use) => use(site.dataDir),
  expectError: [
    async ({ context, baseURL }, use) => {
      const errors = watchErrors(context, baseURL ?? '')
      const expected: RegExp[] = []
      const certain: RegExp[] = []
      await use((pattern, how = 'always') => {
        expected.push(pattern)
        if (how === 'always') certain.push(pattern)
      })
      expect(unexpected(errors, expected), 'faults in the page').toEqual([])
      expect(missing(errors, certain), 'expected faults that did not come').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const unexpected = (errors: string[], expected: RegExp[]) =>
  errors.filter((error) => !expected.some((pattern) => pattern.test(error)))
const missing = (errors: string[], expected: RegExp[]) =>
  expected.filter((pattern) => !errors.some((error) => pattern.test(error))).map(String)

/** Waits until the search index is complete: until then it finds less. */
async function waitForSearch({ url, output }: RunningServer): Promise<void> {
  const deadline = Date.now() + 180_000
  for (let complete = false; !complete;) {
    if (Date.now() > deadline) throw new Error(`search incomplete after three minutes\n${output()}`)
    const response = await fetch(`${url}/api/search?q=savings`)
    if (!response.ok) throw new Error(`the search responds with ${response.status}`)
    complete = ((await response.json()) as SearchFound).complete // the service's own response
  }
}

/** How Chromium says that a socket was refused for want of a session: without the number, which it tells of all other refusals. */
const refusedSocket = 'HTTP Authentication failed; no valid credentials available'

/**
 * Collects the faults of a context's pages as they happen, for contexts that a test opens itself.
 * @param origin whose failed requests count
 * @returns the growing list
 */
export function watchErrors(context: BrowserContext, origin: string): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Chromium reports fonts as unused when a page takes several seconds to paint, as on a busy machine.
    if (/was preloaded .* but not used within a few seconds/.test(message.text())) return
    const text = message.text().replace(refusedSocket, '$& (401)')
    errors.push(`console ${message.type()}: ${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { stack, message } = error.error()
    // Chromium reports the style sheet's own `@view-transition` that a reload has overtaken.
    if (message.includes('Transition was aborted because of invalid state')) return
    errors.push(`uncaught: ${stack || message}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    errors.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left breaks off what it was still loading.
    if (why === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return
    errors.push(`failed: ${request.method()} ${request.url()} ${why}`)
  })
  return errors
}

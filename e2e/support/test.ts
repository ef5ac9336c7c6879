import { type BrowserContext, test as base, expect } from '@playwright/test'

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
export const test = base.extend<{ expectError: ExpectError; dataDir: string }>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'])
  },
  /** the shared server's data folder, where demonstration leaves its mails and texts (`outbox/`) */
  dataDir: async ({}, use) => {
    await use(process.env['E2E_DATA_DIR'] ?? '')
  },
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
    const text = message.text().replace(refusedSocket, '$& (401)')
    errors.push(`console ${message.type()}: ${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    errors.push(`uncaught: ${error.error().stack ?? error.error().message}`)
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

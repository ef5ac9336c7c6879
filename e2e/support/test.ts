import { type BrowserContext, test as base, expect } from '@playwright/test'

/**
 * Says that a fault matching the pattern belongs to the test. One that does not come fails the test as well, unless it
 * is the browser's to decide whether it comes.
 */
type ExpectFault = (pattern: RegExp, how?: 'always' | 'perhaps') => void

/**
 * Playwright's test, in which anything that goes wrong in the page without being expected fails: an error or
 * warning on the console, an uncaught exception, a request to the site that fails or is answered with 4xx or
 * 5xx. A missing file is two faults (answer and console), and both lines hold its address and status.
 */
export const test = base.extend<{ expectFault: ExpectFault; dataDir: string }>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'])
  },
  /** the shared server's data folder, where demonstration leaves its mails and texts (`outbox/`) */
  dataDir: async ({}, use) => {
    await use(process.env['E2E_DATA_DIR'] ?? '')
  },
  expectFault: [
    async ({ context, baseURL }, use) => {
      const faults = watchFaults(context, baseURL ?? '')
      const expected: RegExp[] = []
      const certain: RegExp[] = []
      await use((pattern, how = 'always') => {
        expected.push(pattern)
        if (how === 'always') certain.push(pattern)
      })
      expect(unexpected(faults, expected), 'faults in the page').toEqual([])
      expect(missing(faults, certain), 'expected faults that did not come').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const unexpected = (faults: string[], expected: RegExp[]) =>
  faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
const missing = (faults: string[], expected: RegExp[]) =>
  expected.filter((pattern) => !faults.some((fault) => pattern.test(fault))).map(String)

/**
 * Collects the faults of a context's pages as they happen, for contexts that a test opens itself.
 * @param origin whose failed requests count
 * @returns the growing list
 */
export function watchFaults(context: BrowserContext, origin: string): string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    faults.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    faults.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left breaks off what it was still loading.
    if (why === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return
    faults.push(`failed: ${request.method()} ${request.url()} ${why}`)
  })
  return faults
}

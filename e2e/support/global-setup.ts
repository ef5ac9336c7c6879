import { startServer } from './server.ts'

/** One server in demonstration for all journeys; Playwright runs the returned function at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer()
  // The workers inherit it; e2e/support/test.ts reads it.
  process.env['E2E_URL'] = server.url
  process.env['E2E_DATA_DIR'] = server.dataDir
  return server.stop
}

import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/** The journeys that the gate leaves out, by the part of `npm test -- --all` that runs them; `customers` has the rest. */
const parts = {
  screens: ['backoffice-{every-screen,narrow,hands,dialogs,sheet}'],
  pages: ['{every-page,ways-of-seeing,live-pages,look,shell-islands,translated}'],
  sizes: ['{large-text,long-words,page-weight,first-screen}'],
  desks: ['backoffice-!(every-screen|narrow|hands|dialogs|sheet)'],
}
const testFiles = (names: string[]) => names.map((name) => `**/${name}.test.ts`)
const gate = /@gate/

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // The same for every browser and machine.
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A slow or busy machine takes longer; a test that cannot pass still fails.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    { name: 'gate', grep: gate },
    ...Object.entries(parts).map(([name, files]) => ({
      name,
      grepInvert: gate,
      testMatch: testFiles(files),
      default: false,
    })),
    {
      name: 'customers',
      grepInvert: gate,
      testIgnore: testFiles(Object.values(parts).flat()),
      default: false,
    },
  ],
  use: {
    // An element that is missing fails its test soon, not after the whole of the test's time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Africa/Blantyre',
    // What was done and asked for. How pages looked at each step takes a quarter of the time: it comes with TRACE=1.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: process.env['TRACE'] === '1' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        // As on phones: the headless shell would round the width of each letter.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        // No request leaves this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
      ],
    },
  },
})

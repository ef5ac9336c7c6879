import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // The same for every browser and machine.
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // For slow and busy machines; what does not come is found all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A test that passes the second time has found something.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    locale: 'en-GB',
    timezoneId: 'Africa/Blantyre',
    // What was done and asked for. How pages looked at each step takes a quarter of the time: it comes with TRACE=1.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: process.env['TRACE'] === '1' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        // Each window would draw two pages of the address bar's suggestions, and keep a process ready for a page to come:
        // more than the page itself costs. Added to what Playwright turns off.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess',
      ],
    },
  },
})

import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// A warning on the console is a fault nobody reads: any that a test does not expect fails that test. One that
// is expected is taken over by the test itself, with vi.spyOn(console, 'error').mockImplementation(…).
let said: string[] = []

beforeEach(() => {
  said = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      said.push(`console.${level}: ${format(...values)}`)
    }
  }
})

afterEach(() => {
  if (said.length > 0) throw new Error(`unexpected console output\n${said.join('\n')}`)
})

// Vitest restores mocks between files, not timers: files of one worker would inherit a stopped clock.
afterAll(() => vi.useRealTimers())

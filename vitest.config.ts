import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two: the tests share small machines with a browser and a database.
    maxWorkers: 2,
    // Files share a process, and so what it has loaded and compiled: the embedded database takes seconds of that.
    isolate: false,
    // V8 can end a process when it frees WebAssembly code (nodejs/node issue 64500): in these it frees none.
    execArgv: ['--no-wasm-code-gc'],
    globalSetup: ['./server/test-support/before-all.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,contract,database,server,site,backoffice,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/fail-on-console.ts', './server/test-support/fail-on-undeclared.ts'],
          environment: 'node',
          // For slow and busy machines; what does not come is found all the same.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

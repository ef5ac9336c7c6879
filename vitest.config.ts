import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Test files share a small machine with PostgreSQL.
    maxWorkers: 2,
    // Files share a worker process, and with it the loaded modules: compiling the embedded database takes seconds.
    isolate: false,
    // V8 can abort the process when it frees WebAssembly code (nodejs/node issue 64500).
    execArgv: ['--no-wasm-code-gc'],
    globalSetup: ['./server/test-support/before-all.ts'],
    // A test without a tag, or with `databases` alone, is in the gate. The others run with `npm test -- --all`.
    tags: [
      { name: 'release', description: 'Packages, development server, whole programs' },
      { name: 'operations', description: 'Backup, operator commands, crashes' },
      {
        name: 'documents',
        description: 'CPU and memory limits of document inspection: nothing else may run',
      },
      { name: 'length', description: 'Many cases of something that the gate samples' },
      { name: 'cases', description: 'Cases of a generated test beyond the three that the gate runs' },
      { name: 'databases', description: 'Runs on the embedded database as well, where TEST_EMBEDDED=1' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,contract,database,server,site,backoffice,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/fail-on-console.ts', './server/test-support/fail-on-undeclared.ts'],
          environment: 'node',
          // A slow or busy machine takes longer; a test that cannot pass still fails.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

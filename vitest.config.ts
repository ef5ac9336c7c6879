import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two: the tests share small machines with a browser and a database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,database,server,site,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['./scripts/fail-on-console.ts'],
          environment: 'node',
        },
      },
    ],
  },
})

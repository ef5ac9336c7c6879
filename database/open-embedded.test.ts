// @module-tag operations

import { afterEach, expect, test, vi } from 'vitest'
import { openEmbedded } from './open-embedded.ts'

afterEach(() => vi.restoreAllMocks())

// V8 can end the process when the code of a WebAssembly module is freed while another is made.
test('all embedded databases of a process run one compiled module, also when some are closed', async () => {
  await (await openEmbedded(null)).close()
  const compile = vi.spyOn(WebAssembly, 'compile')
  const instantiate = vi.spyOn(WebAssembly, 'instantiate')
  const modules = new Set<unknown>()
  for (let n = 0; n < 3; n++) {
    const database = await openEmbedded(null)
    await database.close()
  }
  for (const [module] of instantiate.mock.calls) modules.add(module)
  expect(compile).not.toHaveBeenCalled()
  // PGlite and the program that makes a database's first files.
  expect([...modules].every((module) => module instanceof WebAssembly.Module)).toBe(true)
  expect(modules.size).toBeGreaterThan(0)
  expect(modules.size).toBeLessThanOrEqual(2)
}, 120_000)

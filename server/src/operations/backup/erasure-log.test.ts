import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '../../storage/disk-storage.ts'
import { erasureFile, erasureKey, readErasures, recordErasure } from './erasure-log.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('an erasure is noted in the data folder and in the store, in the order they came', async () => {
  const store = await diskStorage(join(dataDir, 'files'))
  const some = [1, 2].map(() => ({ submission_id: randomUUID(), at: '2026-11-21T10:00:00.000000Z' }))
  for (const one of some) await recordErasure({ storage: store, dataDir }, one)
  expect(await readErasures(join(dataDir, erasureFile))).toEqual(some)
  const kept = await store.get(erasureKey(some[0]?.submission_id ?? ''))
  expect(JSON.parse(Buffer.from(kept ?? []).toString())).toEqual(some[0])
})

test('no file is no erasures; one that cannot be read is not passed over', async () => {
  const path = join(dataDir, erasureFile)
  expect(await readErasures(path)).toEqual([])
  await writeFile(path, '{"submission_id":"someone","at":"today"}\n')
  await expect(readErasures(path)).rejects.toThrow(/nothing that can be read/)
})

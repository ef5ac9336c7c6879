import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPrivate } from './private-folder.ts'

let root: string
let before: number
beforeAll(async () => {
  before = process.umask()
  root = await mkdtemp(join(tmpdir(), 'private-'))
})
afterAll(async () => {
  process.umask(before)
  await rm(root, { recursive: true, force: true })
})

test('a new data folder, one that was open to all, and what is written afterwards are the owner’s alone', async () => {
  const mode = async (path: string) => (await stat(path)).mode & 0o777
  const open = join(root, 'was-open')
  await mkdir(open)
  await chmod(open, 0o755)
  for (const folder of [open, join(root, 'not/there/yet')]) {
    keepPrivate(folder)
    await writeFile(join(folder, 'file'), 'x', { mode: 0o666 })
    await mkdir(join(folder, 'inside'))
    expect(await Promise.all([folder, join(folder, 'file'), join(folder, 'inside')].map(mode))).toEqual([
      0o700, 0o600, 0o700,
    ])
  }
})

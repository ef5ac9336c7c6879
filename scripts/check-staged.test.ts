// @module-tag release

import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, which runs before anything is installed
import * as installed from './install.mjs'

// What happens at a commit, in a repository of its own.

// Its only use here; install.mjs has no types.
const { useHooks } = installed as { useHooks: (folder: string) => void }
const root = resolve(import.meta.dirname, '..')
const files = [
  '.githooks',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'scripts/check-staged.mjs',
  'scripts/lint-rules.mjs',
]

let folder: string
// Inside a Git hook, GIT_DIR and GIT_INDEX_FILE name the project's own repository.
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
}
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env })
/** What a commit says, and whether it was made. */
const commit = () => {
  const person = ['-c', 'user.name=Sample', '-c', 'user.email=sample@sample.invalid']
  return spawnSync('git', [...person, 'commit', '-m', 'x'], { cwd: folder, encoding: 'utf8', env })
}
const write = (file: string, text: string) => writeFile(join(folder, file), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staged-'))
  await mkdir(join(folder, 'scripts'))
  for (const file of files) await cp(join(root, file), join(folder, file), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a commit formats what is staged, and is refused where lint finds a fault', async () => {
  git('init', '-q')
  useHooks(folder)
  await write('a.ts', 'export const a   = "1"')
  git('add', 'a.ts')
  expect(commit().status).toBe(0)
  expect(git('show', 'HEAD:a.ts')).toBe("export const a = '1'\n")

  await write('b.ts', 'export var b = 1\n')
  git('add', 'b.ts')
  const refused = commit()
  expect(refused.status).not.toBe(0)
  expect(refused.stdout + refused.stderr).toContain('no-var')
  git('rm', '-q', '--cached', 'b.ts')

  // Of a file that is staged in part, the rest stays out of the commit.
  await write('a.ts', "export const a = '2'\n")
  git('add', 'a.ts')
  await write('a.ts', "export const a = '2'\nexport const rest   = 1\n")
  expect(commit().status).toBe(0)
  expect(git('show', 'HEAD:a.ts')).toBe("export const a = '2'\n")
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toContain('rest   = 1')
})

test('a copy without git is left alone, and hooks of somebody’s own stay', () => {
  expect(() => useHooks(folder)).not.toThrow()
  git('init', '-q')
  git('config', 'core.hooksPath', 'mine')
  useHooks(folder)
  expect(git('config', 'core.hooksPath').trim()).toBe('mine')
})

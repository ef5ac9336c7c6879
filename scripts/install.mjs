// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')

/** Installs exactly what the lockfile names, where that is not what is there. Ends the program if it fails. */
export function install() {
  useHooks(root)
  const lock = join(root, 'package-lock.json')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // npm writes this file last; newer than the lockfile, it says that somebody else has installed.
  const written = join(modules, '.package-lock.json')
  if (!existsSync(stamp) && existsSync(written) && statSync(written).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing   npm ci')
  // The node that runs npm, not the one that lies in node_modules: npm ci removes that folder.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [program, args] = npm && node ? [node, [npm, 'ci']] : ['npm', ['ci']]
  const shell = program === 'npm' && process.platform === 'win32'
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2], shell })
  if (status !== 0) {
    console.error('The packages could not be installed: npm ci failed.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/**
 * Has git run the checks of .githooks before a commit. A copy without git is left as it is, and so is a clone that has
 * a folder of hooks already.
 */
export function useHooks(folder) {
  if (!existsSync(join(folder, '.git'))) return
  const git = (...args) => spawnSync('git', ['config', '--local', ...args], { cwd: folder, stdio: 'ignore' })
  // 1 says that it is not set. Where there is no git at all, there is no status.
  if (git('--get', 'core.hooksPath').status === 1) git('core.hooksPath', '.githooks')
}

/** The Node 24 to run on: the one installed with the packages, else the machine's own if it is new enough. */
export function findNode() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const own = join(modules, name, 'bin', windows ? 'node.exe' : 'node')
  // It may be there and not run: on Alpine the libraries differ.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Node 24 or newer is needed; this is ${process.version}, and none comes with the packages here.`,
  )
  return process.exit(1)
}

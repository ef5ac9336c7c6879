import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The outcome of one step; `failedFiles` are its test files with a failure or a flaky test. */
export type StepRecord = {
  name: string
  seconds: number
  passed: number
  failed: number
  failedFiles: string[]
}
export type RunRecord = {
  /** hash of the tree of HEAD */
  tree: string
  /** whether the working tree equalled HEAD */
  clean: boolean
  tier: 'gate' | 'all' | 'part'
  parts: string[]
  seed: number | null
  steps: StepRecord[]
  passed: number
  failed: number
  flaky: string[]
  failures: string[]
}

const maxRuns = 10
const folderIn = (root: string): string => join(root, '.test')
const lastIn = (root: string): string => join(folderIn(root), 'last-run.json')

/** Returns what the run tests, by git; an empty tree where git or the repository is missing. */
export function testedTree(root: string): Pick<RunRecord, 'tree' | 'clean'> {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return { tree: git('rev-parse', 'HEAD^{tree}'), clean: git('status', '--porcelain') === '' }
  } catch {
    return { tree: '', clean: false }
  }
}

/** Writes `.test/last-run.json` and a dated copy, and removes all copies but the last ten. */
export function writeRecord(root: string, record: RunRecord, now = new Date()): void {
  const text = `${JSON.stringify(record, null, 2)}\n`
  mkdirSync(folderIn(root), { recursive: true })
  writeFileSync(lastIn(root), text)
  writeFileSync(join(folderIn(root), `run-${now.toISOString().replaceAll(':', '-')}.json`), text)
  const copies = readdirSync(folderIn(root)).filter((name) => name.startsWith('run-'))
  for (const name of copies.toSorted().slice(0, -maxRuns)) rmSync(join(folderIn(root), name))
}

/** Returns the record of the last run; null where there is none. */
export function readRecord(root: string): RunRecord | null {
  try {
    return JSON.parse(readFileSync(lastIn(root), 'utf8')) as RunRecord // written above
  } catch {
    return null
  }
}

// Git's pre-commit hook: formats what is staged and lints it. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const program = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)

if (!existsSync(program('oxfmt')) || !existsSync(program('oxlint'))) {
  console.error('The packages are not installed, so nothing was formatted or linted.')
  process.exit(0)
}

/** The names that git prints, one after a zero byte each. */
function names(...args) {
  const { stdout } = spawnSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
  return stdout.split('\0').filter(Boolean)
}

function run(command, ...args) {
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status === 0
}

const staged = names('diff', '--cached', '--name-only', '--diff-filter=ACMR').filter((file) =>
  /\.(ts|tsx|mjs|json|css)$/.test(file),
)
if (staged.length === 0) process.exit(0)

// A file of which only a part is staged is not written to: the rest of it would come with the commit.
const changed = new Set(names('diff', '--name-only'))
const whole = staged.filter((file) => !changed.has(file))
const inPart = staged.filter((file) => changed.has(file))

// Some files are left alone by .oxfmtrc.json and .oxlintrc.json; none at all is no fault.
const tolerant = '--no-error-on-unmatched-pattern'
if (whole.length > 0) {
  if (!run(program('oxfmt'), tolerant, ...whole)) process.exit(1)
  run('git', 'add', '--', ...whole)
}
for (const file of inPart) {
  const { stdout: was } = spawnSync('git', ['show', `:${file}`], { cwd: root, encoding: 'utf8' })
  const shell = process.platform === 'win32'
  const { status, stdout } = spawnSync(program('oxfmt'), ['--stdin-filepath', file], {
    cwd: root,
    input: was,
    encoding: 'utf8',
    shell,
  })
  if (status === 0 && stdout === was) continue
  console.error(`${file} is staged in part: format it (npx oxfmt ${file}) and stage it again.`)
  process.exit(1)
}
const code = staged.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
if (code.length > 0 && !run(program('oxlint'), '--deny-warnings', tolerant, ...code)) {
  console.error('Not committed: put right what is named above. In need: git commit --no-verify.')
  process.exit(1)
}

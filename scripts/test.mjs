// npm test: installs the packages where they are missing, then runs the tests. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { findNode, install, root } from './install.mjs'

install()
const child = spawn(findNode(), ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
// Ctrl-C in a terminal reaches the child as well; it stops what it started and ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('close', (code) => process.exit(code ?? 1))

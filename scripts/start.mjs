// npm start and npm run dev: install what has changed, build it (npm start), then run the server. Plain JavaScript for Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { findNode, install, root } from './install.mjs'

const args = process.argv.slice(2)
install()
const node = findNode()
const dev = args.includes('--dev')
// In development the sources are served as they are: nothing is built, and dev.ts starts the server and restarts it.
// Else what runs is what a release runs.
const program = dev ? 'scripts/dev.ts' : 'dist/server/launch.js'

if (!dev) {
  const { status } = spawnSync(node, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// What Node made of the sources is kept, so that the next start need not make it again.
const env = { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env }
const server = spawn(node, [program, ...args], { cwd: root, stdio: 'inherit', env })
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl-C in a terminal reaches the server as well; twice would cut its orderly end short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    server.kill(signal)
  })
}

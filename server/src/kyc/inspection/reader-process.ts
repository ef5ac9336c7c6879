import { spawn, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { packageFolder } from '#database/package-folder.ts'
import { FrameReader, frameOf, type Frame } from './frames.ts'
import { limited, processLimits, usageOf, type Usage } from './os-limits.ts'

const lookMs = 50
/** Until it says that it is ready; a busy machine takes a while. */
const startMs = 60_000
/** All of an answer: a picture as it is kept and its page, or fifty pages. */
const mostAnswer = 64 * 1024 * 1024
/** libvips would lay large pictures out on the disk; two threads each are enough. */
const env = { VIPS_DISC_THRESHOLD: '100g', VIPS_CONCURRENCY: '2', UV_THREADPOOL_SIZE: '2' }

/** How an order ended that has no answer: over its CPU time, swollen, silent for too long, or the process died. */
export type Ending = 'cpu' | 'memory' | 'silence' | 'crash'
export type Outcome = {
  /** CPU milliseconds */
  ms: number
} & ({ frame: Frame } | { ending: Ending; signal: string | null })
export type Order = { head: object; parts: readonly Uint8Array[] }
/** What one order may take, in milliseconds: CPU time, and time by the clock should it hang. */
export type Allowance = { cpuMs: number; clockMs: number }

/** What the process may reach: its own program, no other file, no other program. A bundled one is whole in its folder. */
const permissionsOf = (module: string) =>
  [
    'package.json',
    'node_modules',
    ...(module.endsWith('.ts') ? ['server', 'contract'] : [dirname(module)]),
  ].map(
    // By its real path: node_modules may be a link.
    (path) => `--allow-fs-read=${realpathSync(resolve(packageFolder, path))}`,
  )

/**
 * One process that reads documents. It has the operating system's limits, an empty environment and a process group of
 * its own, takes bytes by one pipe and answers by another, and notices when the first is closed.
 */
export class ReaderProcess {
  /** false once it is not to be given anything more */
  usable = true
  private readonly child: ChildProcess
  private readonly ready: Promise<boolean>
  private readonly frames = new FrameReader(mostAnswer)
  private hear: (frame: Frame | null) => void = () => {}
  private signal: string | null = null
  readonly ended: Promise<void>

  constructor(module: string, niceness: number) {
    const { file, args } = limited(process.execPath, [
      '--max-old-space-size=256',
      '--no-warnings',
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...permissionsOf(module),
      module,
    ])
    this.child = spawn(file, args, {
      cwd: packageFolder,
      detached: true,
      env,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    })
    this.ended = new Promise((done) => {
      this.child.once('error', () => done())
      this.child.once('close', (_, signal) => {
        this.signal = signal
        done()
      })
    })
    void this.ended.then(() => {
      this.usable = false
      this.hear(null)
    })
    // Of a process that ended while it was written to, the end is told by itself.
    this.child.stdin?.on('error', () => {})
    const answers = this.child.stdio[3] as Readable // a pipe that the other side writes, as asked above
    answers.on('error', () => {})
    answers.on('data', (bytes: Buffer) => this.take(bytes))
    this.ready = this.next(startMs).then((frame) => frame !== null)
    if (this.child.pid !== undefined) lower(this.child.pid, niceness)
    this.rest()
  }

  /** Ends the process and whatever it may have started, at once. */
  kill(): void {
    this.usable = false
    const { pid } = this.child
    if (pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null) return
    // Whoever stops waits for its end, which comes at once.
    this.hold()
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL')
    }
  }

  /** Gives it one order; one at a time. @throws where the process did not start: that is no fault of the document */
  async ask({ head, parts }: Order, allowance: Allowance): Promise<Outcome> {
    this.hold()
    try {
      if (!(await this.ready)) throw new Error('the process that reads documents did not start')
      return await this.askReady(frameOf(head, parts), allowance)
    } finally {
      this.rest()
    }
  }

  private async askReady(buffers: Uint8Array[], allowance: Allowance): Promise<Outcome> {
    const { pid = 0 } = this.child
    const before = usageOf(pid)?.cpuMs ?? 0
    const began = performance.now()
    let spent = 0
    let ending: Ending = 'crash'
    const end = (why: Ending) => {
      ending = why
      this.kill()
    }
    const look = () => {
      const clock = performance.now() - began
      const usage = usageOf(pid)
      // Where the system tells nothing, time by the clock stands for CPU time.
      spent = usage ? usage.cpuMs - before : Math.max(spent, clock)
      if (usage && usage.residentBytes > processLimits.residentBytes) end('memory')
      else if (spent > allowance.cpuMs) end('cpu')
      else if (clock > allowance.clockMs) end('silence')
    }
    const looking = setInterval(look, lookMs)
    const answered = this.next(null)
    for (const buffer of buffers) this.child.stdin?.write(buffer)
    const frame = await answered
    clearInterval(looking)
    const used = usageOf(pid)
    if (used) spent = used.cpuMs - before
    if (used && isWorn(used)) this.kill()
    const ms = Math.round(spent)
    if (frame) return { frame, ms }
    await this.ended
    return { ending: this.signal === 'SIGXCPU' ? 'cpu' : ending, signal: this.signal, ms }
  }

  private take(bytes: Buffer): void {
    try {
      const frame = this.frames.add(bytes)
      if (frame) this.hear(frame)
    } catch {
      // It speaks otherwise than ours does.
      this.kill()
    }
  }

  /** @returns null where the process ended first, or nothing came in time and it was ended */
  private next(patience: number | null): Promise<Frame | null> {
    return new Promise((done) => {
      const late = patience === null ? undefined : setTimeout(() => this.kill(), patience)
      late?.unref()
      this.hear = (frame) => {
        clearTimeout(late)
        this.hear = () => {}
        done(frame)
      }
    })
  }

  /** While it has nothing to do it holds nothing up, neither a stop nor the end of a test. */
  private rest(): void {
    this.child.unref()
    for (const pipe of this.child.stdio) if (pipe && 'unref' in pipe) (pipe as { unref(): void }).unref()
  }

  private hold(): void {
    this.child.ref()
    for (const pipe of this.child.stdio) if (pipe && 'ref' in pipe) (pipe as { ref(): void }).ref()
  }
}

const isWorn = ({ cpuMs, residentBytes }: Usage) =>
  cpuMs > (processLimits.cpuSeconds * 1000) / 2 || residentBytes > processLimits.wornBytes

/** Pages come first, documents after them. */
function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system has no such thing.
  }
}

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')

/** The server as it is started, bundled. */
export const builtServer = 'dist/server/launch.js'

export type Running = {
  url: string
  /** from the process's first instruction to listening */
  startMs: number
  /** resident memory now, and the most it has been, in MB */
  memory: () => { now: number; most: number }
  /** CPU time of the process since its start, all threads together, in ms; it counts in steps of 10 */
  cpuMs: () => number
  /** waits until it has next to nothing to do: after the first start pictures are made for half a minute */
  atRest: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a program of ours that says `listening on http://…`, on the loopback, with this environment only. */
export async function startProgram(
  program: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PORT: '0', METRICS_PORT: '0', COSTLY_REQUESTS_PER_MINUTE: '10000000', ...env },
  })
  const last = () => child.kill('SIGKILL')
  process.once('exit', last)
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let said = ''
  const url = await new Promise<string>((done, failed) => {
    const hear = (data: Buffer) => {
      said += data.toString()
      const found = /\blistening on (http:[^\s"]+)[\s"]/.exec(said)?.[1]
      if (found) done(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => failed(new Error(`${program} ended\n${said}`)))
  })
  const startMs = performance.now() - began
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} has no process`)
  return {
    url,
    startMs,
    memory() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const of = (name: string) =>
        Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024)
      return { now: of('VmRSS'), most: of('VmHWM') }
    },
    cpuMs: () => cpuOf(pid),
    atRest: () => atRest(pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', last)
    },
  }
}

/** Waits until a process and those it started have next to nothing to do, for three seconds. */
export async function atRest(pid: number): Promise<void> {
  const all = () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuOf(one), 0)
  for (let before = all(), calm = 0; calm < 3;) {
    await wait(1000)
    const now = all()
    calm = now - before < 100 ? calm + 1 : 0
    before = now
  }
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** CPU time of a process, its threads included, in ms; the system counts in steps of 10. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Fields 14 and 15 of proc(5), after the program's name.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

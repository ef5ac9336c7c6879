import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fakedTime } from '../../server/test-support/faked-time.ts'
import { compileCache } from '../../server/test-support/compile-cache.ts'
import type { RunningServer } from './running-server.ts'
import { copySample, type Sample } from './sample.ts'

const root = resolve(import.meta.dirname, '../..')

/** Limits that count by address: all tests of a run share one. Unit tests cover the limits themselves. */
export const testLimits = { CODES_PER_ADDRESS_HOUR: '100000', COSTLY_REQUESTS_PER_MINUTE: '1000000' }

type Options = {
  /** settings; nothing else of this process's environment reaches the server, but what programs need */
  env?: Record<string, string>
  /** carries on with this folder; else a temporary one */
  dataDir?: string
  /** else a free one */
  port?: number
  args?: string[]
  /** the project's folder, where it is a copy */
  folder?: string
  /** what runs, in place of the server itself */
  program?: string
}

/**
 * Starts the built server as its own process and waits until it prints `listening on http://…`.
 * @throws Error with its output, if it exits first or does not listen within three minutes
 */
export const startServer = (options: Options = {}): Promise<RunningServer> =>
  options.port ? startOn(options.port, options) : onFreePort((port) => startOn(port, options))

async function startOn(port: number, options: Options): Promise<RunningServer> {
  const metricsPort = await freePort()
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'server-data-')))
  const child = spawn(
    process.execPath,
    [options.program ?? 'dist/server/launch.js', ...(options.args ?? [])],
    {
      cwd: options.folder ?? root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: process.env['TMPDIR'],
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        ...fakedTime(),
        ...compileCache,
        ...options.env,
      },
    },
  )
  let printed = ''
  const gone = new Promise<void>((done) => child.once('close', () => done()))
  // A run of tests that is broken off leaves no server behind.
  const last = () => child.kill('SIGKILL')
  process.once('exit', last)
  const ended = gone.then(() => process.off('exit', last))

  const url = await new Promise<string>((done, failed) => {
    const refuse = (why: string) => {
      child.kill('SIGKILL')
      failed(new Error(`the server ${why}\n${printed}`))
    }
    const timer = setTimeout(() => refuse('did not listen within three minutes'), 180_000)
    const read = (data: Buffer) => {
      printed += data.toString()
      const match = /\blistening on (http:\/\/[^\s"]+)[\s"]/.exec(printed)
      if (!match?.[1]) return
      clearTimeout(timer)
      done(match[1].replace(/\/$/, ''))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void gone.then(() => {
      clearTimeout(timer)
      refuse('ended before it listened')
    })
  })

  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = new Promise<'late'>((done) => setTimeout(done, 60_000, 'late').unref())
    const late = (await Promise.race([ended, timer])) === 'late'
    if (late) await kill()
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    if (late) throw new Error(`the server did not end within a minute of SIGTERM\n${printed}`)
  }
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const restart = () => startServer({ ...options, port, dataDir })
  const databaseUrl = options.env?.['DATABASE_URL'] ?? null
  return { url, port, metricsUrl, dataDir, databaseUrl, output: () => printed, stop, kill, restart }
}

/** Starts a server of a test's own on a copy of the sample content. */
export async function startSampleServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const sample = await copySample()
  const settings = { DATABASE_URL: sample.databaseUrl, ...testLimits, ...env }
  return withSample(sample, await startServer({ dataDir: sample.dataDir, env: settings }))
}

const withSample = (sample: Sample, server: RunningServer): RunningServer => ({
  ...server,
  output: () => sample.output + server.output(),
  restart: async () => withSample(sample, await server.restart()),
  async stop() {
    await server.stop()
    await sample.remove()
  },
})

/** A server of a test's own whose process is shared with others: it can be stopped, not killed, and has no figures. */
export type ServerBeside = Omit<RunningServer, 'kill' | 'restart' | 'metricsUrl'>

/** What holds such servers; tests find it by E2E_BESIDE. */
export const startHolder = (): Promise<RunningServer> =>
  startServer({ program: 'server/test-support/many.process.ts' })

/**
 * Starts a server of a test's own in one process with others of its kind, on a copy of the sample content: for tests
 * that neither kill it nor read what it prints.
 * @param prepare changes the copy before the server starts
 */
export async function startBeside(
  env: Record<string, string> = {},
  prepare: (sample: Sample) => Promise<unknown> = async () => {},
): Promise<ServerBeside> {
  const sample = await copySample()
  await prepare(sample)
  const { dataDir, databaseUrl, output } = sample
  const holder = process.env['E2E_BESIDE'] ?? ''
  const { id, port } = await onFreePort(async (port) => {
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...testLimits,
      ...env,
    }
    const response = await fetch(holder, { method: 'POST', body: JSON.stringify(settings) })
    const id = await response.text()
    if (!response.ok) throw new Error(id)
    return { id, port }
  })
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    databaseUrl,
    output: () => output,
    async stop() {
      const ended = await fetch(`${holder}/${id}`, { method: 'DELETE' })
      const body = await ended.text()
      await sample.remove()
      if (!ended.ok) throw new Error(body)
    },
  }
}

/** Starts something on a free port, and on another if a program took that port in the meantime. */
async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  try {
    return await start(port)
  } catch (error) {
    if (!/EADDRINUSE|port is in use/.test(String(error))) throw error
    return onFreePort(start)
  }
}

/**
 * Returns a random port below the range of outgoing connections (32768 and above), free for IPv4 and IPv6. A server
 * cannot bind port 0: its own address in links and origin checks contains the port.
 */
async function freePort(): Promise<number> {
  const port = randomInt(10_240, 32_768)
  const isFree = (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
  return isFree ? port : freePort()
}

/** Whether a server can listen there. True as well where the machine has no such address. */
const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => done(true)))
  })

import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export const dependencyNames = ['database', 'storage', 'mail', 'sms', 'scanner'] as const
export type DependencyName = (typeof dependencyNames)[number]
export type DependencyStatus = 'up' | 'down' | 'unknown'

/** Throws, or does not settle in time, where the dependency cannot be used. */
type Check = () => Promise<unknown>

export type HealthChecks = {
  /** Runs all checks once. Never rejects. */
  runAll(): Promise<void>
  /** Runs one check, or joins the run in progress. Never rejects. */
  run(name: DependencyName): Promise<void>
  /** Returns the results of the last runs, of the dependencies that the settings name. */
  read(): Partial<Record<DependencyName, DependencyStatus>>
  /** Returns for how long a dependency has been down, in ms; 0 while it is up. */
  downForMs(name: DependencyName): number
}

/** Checks what the process depends on, so that health endpoints and metrics respond without waiting for any of it. */
export function makeHealthChecks(
  checks: Partial<Record<DependencyName, Check>>,
  { timeoutMs = 2000 }: { timeoutMs?: number } = {},
): HealthChecks {
  const names = dependencyNames.filter((name) => checks[name])
  const status = new Map<DependencyName, DependencyStatus>(names.map((name) => [name, 'unknown']))
  const downSince = new Map<DependencyName, number>()
  const running = new Map<DependencyName, Promise<void>>()

  const runNow = async (name: DependencyName) => {
    const isUp = await withinTime(checks[name], timeoutMs).then(
      () => true,
      () => false,
    )
    status.set(name, isUp ? 'up' : 'down')
    if (isUp) downSince.delete(name)
    else if (!downSince.has(name)) downSince.set(name, performance.now())
    running.delete(name)
  }
  const run = (name: DependencyName): Promise<void> => {
    const current = running.get(name) ?? runNow(name)
    if (checks[name]) running.set(name, current)
    return current
  }
  return {
    run,
    runAll: async () => void (await Promise.all(names.map(run))),
    read: () => Object.fromEntries(status),
    downForMs(name) {
      const since = downSince.get(name)
      return since === undefined ? 0 : performance.now() - since
    },
  }
}

async function withinTime(check: Check | undefined, timeoutMs: number): Promise<unknown> {
  const timeout = new AbortController()
  const late = wait(timeoutMs, null, { signal: timeout.signal, ref: false }).then(
    () => {
      throw new Error('the check timed out')
    },
    () => {},
  )
  try {
    return await Promise.race([check?.(), late])
  } finally {
    timeout.abort()
  }
}

const defaultPorts: Record<string, number> = {
  'smtp:': 587,
  'smtps:': 465,
  'http:': 80,
  'https:': 443,
  'tcp:': 3310,
}

/** Connects to the address and disconnects. Says that something listens there, not that it accepts credentials. */
export function canConnect(address: string, timeoutMs = 2000): Promise<void> {
  const { protocol, hostname, port, pathname } = new URL(address)
  const socket =
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect(Number(port || defaultPorts[protocol]), hostname.replace(/^\[|\]$/g, ''))
  return new Promise((done, fail) => {
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no connection in time')))
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.destroy()
      done()
    })
  })
}

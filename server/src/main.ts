import { readConfig, type Config } from './config/settings.ts'
import { readEnv } from './config/env.ts'
import { keepPrivate } from './config/private-folder.ts'
import { operatorMessage } from './config/operator-message.ts'
import { errorDetail } from './http/error-detail.ts'
import { logLine } from './http/log-line.ts'
import { serveMetrics } from './http/metrics/serve-metrics.ts'
import { SiteNotBuilt } from './pages/open-site.ts'
import { start, type Started } from './start.ts'

/**
 * Small buffers share blocks of this size (Node's own is 65,536). A block stays while one buffer in it does, and what
 * compresses an answer keeps one until the whole heap is collected: with large blocks that came six times as often.
 */
Buffer.poolSize = 8192

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'the port is in use by another program; set PORT to a free one'
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return error.message
  }
  return operatorMessage(error, [SiteNotBuilt])
}

const isProduction = readEnv()['NODE_ENV'] === 'production'

/** Writes to the log: JSON in production, as for requests; plain text for people otherwise. */
function warn(message: string): void {
  console.warn(isProduction ? logLine('warn', {}, message) : message)
}

function logFailure(error: unknown): void {
  const message = explain(error)
  // The stack is in `err`.
  const [summary = ''] = message.split('\n', 1)
  console.error(isProduction ? logLine('error', { err: errorDetail(error) }, summary) : message)
}

/** Writes to the log that the process runs. */
function announce(message: string): void {
  console.log(isProduction ? logLine('info', {}, message) : message)
}

const embeddedRisk = ({ dataDir }: Config): string =>
  `The embedded database in ${dataDir} survives a crash of this program, but not a power cut; ` +
  'set DATABASE_URL to a PostgreSQL server for more.'

function printAddresses(config: Config, url: string): void {
  const isEmbedded = config.database.kind === 'embedded'
  if (isProduction) {
    announce(`listening on ${url}`)
    if (isEmbedded) warn(embeddedRisk(config))
    return
  }
  const lines = [
    `listening on ${url}`,
    '',
    `  Site         ${url}`,
    `  Chichewa     ${url}/ny`,
    `  API          ${url}/api/docs`,
    `  Back-office  ${config.backofficeUrl ?? url}/backoffice  (staff sign in here with e-mail and password)`,
  ]
  if (config.demonstration)
    lines.push(
      '',
      `  This is a demonstration: ${config.sample ? 'content, contacts and staff' : 'staff'} are samples.`,
    )
  if (isEmbedded) lines.push(`  ${embeddedRisk(config)}`)
  console.log(lines.join('\n'))
}

/**
 * Prints the passwords of a first start, whichever services this process runs, and before it listens: the next start does
 * not have them.
 */
function printFirstUsers(config: Config, { firstUsers }: Started): void {
  if (firstUsers.length === 0) return
  const width = Math.max(...firstUsers.map(({ email }) => email.length))
  const lines = firstUsers.map(({ email, password, role }) => {
    const given = config.admin?.email === email ? '(as set by ADMIN_PASSWORD)' : password
    return `    ${email.padEnd(width)}  ${given}  ${role.replace('_', ' ')}`
  })
  const title = '  Staff made at this first start; these passwords are shown once:'
  console.log([title, ...lines, ''].join('\n'))
}

const noScanner =
  'no virus scanner is set: staff open customers’ documents that nobody has scanned. Set CLAMD_URL to a clamd.'

async function main(): Promise<void> {
  const config = readConfig(readEnv(), process.argv.slice(2))
  const open = keepPrivate(config.dataDir)
  if (open) warn(open)
  const started = await start(config)
  printFirstUsers(config, started)
  if (config.production && config.clamd === null) warn(noScanner)
  const figures = await serveMetrics(
    { metrics: started.metrics, health: started.services.health },
    { port: config.metricsPort, host: config.metricsHost },
  )
  if (!figures)
    warn(
      `no metrics and health checks at METRICS_PORT ${config.metricsPort}: it is taken, or METRICS_HOST is not an address of this machine`,
    )
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // Requests in hand are finished first; whoever asks again is answered 503.
    Promise.all([figures?.stop(), started.stop()]).then(
      () => process.exit(0),
      (error: unknown) => {
        logFailure(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    await started.app?.listen({ port: config.port, host: config.production ? '0.0.0.0' : 'localhost' })
  } catch (error) {
    await figures?.stop()
    await started.stop()
    throw error
  }
  const address = started.app?.server.address()
  if (address && typeof address === 'object') printAddresses(config, `http://localhost:${address.port}`)
  else announce('working in the background')
}

main().catch((error: unknown) => {
  logFailure(error)
  process.exitCode = 1
  setTimeout(() => process.exit(1), 1000).unref()
})

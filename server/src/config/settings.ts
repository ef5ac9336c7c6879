import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Setting } from '#contract/backoffice/system.ts'
import type { LimitedWork } from '#contract/backoffice/work-queue.ts'
import type { Measurement } from '#contract/measurement.ts'
import { looksLikeEmail, sameEmail } from '#contract/rules/email.ts'
import type { PostgresLimits } from '#database/open-postgres.ts'
import { parseKeyring, type KeyVersions } from './keyring-setting.ts'
import { parseSecret, type SecretVersions } from './secret-setting.ts'
import type { Env } from './env.ts'
import { effectiveSettings } from './effective-settings.ts'
import { readMeasurement } from './measurement.ts'
import { readCodes, readMessaging, type CodesConfig, type MessagingConfig } from './messaging.ts'
import {
  ConfigError,
  contactUri,
  ipAddress,
  mustBeSecure,
  oneOf,
  optional,
  origin,
  port,
  urlOf,
  wholeNumber,
} from './read-setting.ts'

export type StorageConfig =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3'
      bucket: string
      endpoint: string | null
      region: string
      keyId: string
      secret: string
      timeoutMs: number
    }

export type Config = {
  production: boolean
  /** sample content and sample staff; never in production */
  demonstration: boolean
  /** an empty database is filled with the sample content; `--sample none` leaves it empty */
  sample: boolean
  dev: boolean
  services: { web: boolean; worker: boolean }
  port: number
  /** for Prometheus and health checks */
  metricsPort: number
  metricsHost: string
  dataDir: string
  /** a folder of null is in memory, for tests */
  database:
    | { kind: 'embedded'; folder: string | null }
    | { kind: 'postgres'; url: string; limits?: PostgresLimits }
  storage: StorageConfig
  publicUrl: string
  /** the back-office's own origin; null: `/backoffice` on the public one */
  backofficeUrl: string | null
  /** of staff: ends after so many minutes without a request, and so many hours after sign-in */
  sessions: { idleMinutes: number; hours: number }
  allowedHosts: readonly string[]
  trustProxy: readonly string[] | false
  /** where people tell of weaknesses, as an address of its own scheme; null: the group's mail */
  securityContact: string | null
  /** sockets at `/live` that one address may hold; carriers put many phones behind one */
  socketsPerAddress: number
  /** pages and searches that are made for one asker alone, a minute and network; half as many may come at once */
  costlyPerMinute: number
  /** how long a page that cannot be refreshed is served from the cache while the database is unavailable */
  stalePagesMinutes: number
  /** days from the announcement of an approved change to the day it takes effect */
  announceDays: Readonly<Record<'rate' | 'tariff' | 'loan', number>>
  /** absent: made at first start and kept in dataDir */
  secret: SecretVersions | null
  /** wrap the keys of customers' documents, the newest last; absent: made at first start and kept in dataDir */
  keyring: KeyVersions | null
  /** `tcp://host:3310` or `unix:///path`; null: documents are checked by kind and structure only */
  clamd: string | null
  /** how long documents are kept after they were accepted */
  kycRetentionYears: number
  /** working days after which work of each kind is overdue */
  workLimits: Readonly<Record<LimitedWork, number>>
  /** days after which an ended message no longer says whom it went to */
  messageRetentionDays: number
  admin: { email: string; password: string } | null
  messaging: MessagingConfig
  codes: CodesConfig
  /** services of others that count visits, after consent; null where none is set */
  measurement: Measurement | null
  /** every setting as it may be shown, without anything secret */
  inForce: readonly Setting[]
}

const readAnnounceDays = (env: Env): Config['announceDays'] => ({
  rate: wholeNumber(env, 'ANNOUNCE_RATES_DAYS', 30, 0, 365),
  tariff: wholeNumber(env, 'ANNOUNCE_TARIFFS_DAYS', 30, 0, 365),
  loan: wholeNumber(env, 'ANNOUNCE_LOANS_DAYS', 30, 0, 365),
})

const readWorkLimits = (env: Env): Config['workLimits'] => ({
  submissions: wholeNumber(env, 'SUBMISSION_WORKING_DAYS', 2, 1, 60),
  second_reviews: wholeNumber(env, 'SECOND_REVIEW_WORKING_DAYS', 1, 1, 60),
  leads: wholeNumber(env, 'LEAD_WORKING_DAYS', 2, 1, 60),
  approvals: wholeNumber(env, 'APPROVAL_WORKING_DAYS', 2, 1, 60),
  erasures: wholeNumber(env, 'ERASURE_WORKING_DAYS', 5, 1, 60),
})

/**
 * Turns the environment and the command line into a checked config.
 * @throws ConfigError with one line that names the setting and says what it takes
 */
export function readConfig(env: Env, args: readonly string[]): Config {
  const flags = readFlags(args)
  const production = env['NODE_ENV'] === 'production'
  if (production && flags.dev) throw new ConfigError('--dev', 'is not for NODE_ENV=production')
  if (production) refuseIncomplete(env)
  const listenPort = port(env, 'PORT', 3000)
  const dataDir = resolve(env['DATA_DIR'] ?? './data')
  const databaseUrl = optional(env, 'DATABASE_URL', (value, name) =>
    urlOf(value, name, ['postgres:', 'postgresql:']),
  )
  const publicUrl = optional(env, 'PUBLIC_URL', origin) ?? `http://localhost:${listenPort}`
  const backofficeUrl = readBackofficeUrl(env, publicUrl)
  if (production) refuseUnprotected(env)
  if (flags.dev && backofficeUrl)
    throw new ConfigError('BACKOFFICE_URL', 'is not for --dev, where the back-office is at /backoffice')
  const email = env['ADMIN_EMAIL']
  const password = env['ADMIN_PASSWORD']
  if (email && !password) throw new ConfigError('ADMIN_PASSWORD', 'is needed where ADMIN_EMAIL is set')
  if (email && !looksLikeEmail(email)) throw new ConfigError('ADMIN_EMAIL', 'takes one e-mail address')
  if (password && password.length < 12)
    throw new ConfigError('ADMIN_PASSWORD', 'takes at least 12 characters')
  return {
    production,
    demonstration: !production,
    sample: !production && flags.sample,
    dev: flags.dev,
    services: flags.services,
    port: listenPort,
    metricsPort: port(env, 'METRICS_PORT', 9464),
    metricsHost: optional(env, 'METRICS_HOST', ipAddress) ?? '127.0.0.1',
    dataDir,
    database: databaseUrl
      ? { kind: 'postgres', url: databaseUrl, limits: readPostgresLimits(env) }
      : { kind: 'embedded', folder: dataDir },
    storage: readStore(env, dataDir),
    publicUrl,
    backofficeUrl,
    sessions: {
      idleMinutes: wholeNumber(env, 'SESSION_IDLE_MINUTES', 30, 1, 1440),
      hours: wholeNumber(env, 'SESSION_HOURS', 12, 1, 168),
    },
    allowedHosts: readAllowedHosts(env, backofficeUrl ? [publicUrl, backofficeUrl] : [publicUrl]),
    trustProxy: env['TRUST_PROXY'] ? env['TRUST_PROXY'].split(',').map((proxy) => proxy.trim()) : false,
    securityContact: optional(env, 'SECURITY_CONTACT', contactUri),
    socketsPerAddress: wholeNumber(env, 'LIVE_SOCKETS_PER_ADDRESS', 500, 1, 100_000),
    costlyPerMinute: wholeNumber(env, 'COSTLY_REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    stalePagesMinutes: wholeNumber(env, 'STALE_PAGES_MINUTES', 10, 0, 1440),
    announceDays: readAnnounceDays(env),
    secret: optional(env, 'SECRET', (value, name) => {
      const versions = parseSecret(value)
      if (!versions)
        throw new ConfigError(
          name,
          'takes at least 32 random characters, or versions such as k1:<secret>,k2:<secret>, the newest last',
        )
      return versions
    }),
    keyring: optional(env, 'KEYRING', (value, name) => {
      const versions = parseKeyring(value)
      if (!versions)
        throw new ConfigError(name, 'takes keys such as k1:<32 bytes as base64>, the newest last')
      return versions
    }),
    clamd: optional(env, 'CLAMD_URL', (value, name) => urlOf(value, name, ['tcp:', 'unix:'])),
    kycRetentionYears: wholeNumber(env, 'KYC_RETENTION_YEARS', 7, 1, 100),
    workLimits: readWorkLimits(env),
    messageRetentionDays: wholeNumber(env, 'MESSAGE_RETENTION_DAYS', 30, 1, 3650),
    messaging: readMessaging(env, dataDir, publicUrl),
    codes: readCodes(env),
    admin: email && password ? { email: sameEmail(email), password } : null,
    measurement: readMeasurement(env, { production, backofficeUrl }),
    inForce: effectiveSettings(env),
  }
}

/** Returns the hosts of the site's own addresses, the names of this machine and those of the setting. */
function readAllowedHosts(env: Env, addresses: readonly string[]): string[] {
  const hosts = env['ALLOWED_HOSTS']?.split(',').map((host) => host.trim()) ?? []
  const own = addresses.map((address) => new URL(address).hostname)
  return [...new Set([...own, 'localhost', '127.0.0.1', '[::1]', ...hosts.filter(Boolean)])]
}

/**
 * The back-office's own origin. One of the public host's name, another port say, would share its cookies.
 * @throws ConfigError
 */
function readBackofficeUrl(env: Env, publicUrl: string): string | null {
  const backofficeUrl = optional(env, 'BACKOFFICE_URL', origin)
  if (!backofficeUrl || backofficeUrl === publicUrl) return null
  const [own, open] = [new URL(backofficeUrl), new URL(publicUrl)]
  if (own.hostname === open.hostname)
    throw new ConfigError('BACKOFFICE_URL', 'takes another host name than PUBLIC_URL')
  if (open.protocol === 'https:' && own.protocol !== 'https:')
    throw new ConfigError('BACKOFFICE_URL', 'takes an address beginning with https:// where PUBLIC_URL does')
  return backofficeUrl
}

/** Everything production asks for is named at once, so that an operator mends it in one round. */
function refuseIncomplete(env: Env): void {
  const needed = ['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TOKEN', 'SECRET', 'KEYRING', 'PUBLIC_URL']
  if (env['ALLOW_EMBEDDED'] !== '1') needed.unshift('DATABASE_URL')
  const missing = needed.filter((name) => !env[name])
  if (missing.length) throw new ConfigError(missing.join(', '), 'must be set where NODE_ENV is production')
}

/**
 * What would carry passwords, codes and documents over the net in the open is refused in production; on this machine
 * nobody listens.
 * @throws ConfigError
 */
function refuseUnprotected(env: Env): void {
  for (const name of ['PUBLIC_URL', 'BACKOFFICE_URL', 'SMS_URL']) mustBeSecure(env, name)
}

const readPostgresLimits = (env: Env): PostgresLimits => ({
  poolSize: wholeNumber(env, 'DATABASE_POOL_SIZE', 10, 2, 1000),
  connectTimeoutMs: 1000 * wholeNumber(env, 'DATABASE_CONNECT_SECONDS', 5, 1, 60),
  statementTimeoutMs: 1000 * wholeNumber(env, 'DATABASE_STATEMENT_SECONDS', 15, 1, 600),
  startWaitMs: 1000 * wholeNumber(env, 'DATABASE_START_SECONDS', 60, 0, 3600),
})

function readStore(env: Env, dataDir: string): StorageConfig {
  const bucket = env['S3_BUCKET']
  if (!bucket) return { kind: 'disk', folder: resolve(dataDir, 'files') }
  const missing = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => !env[name])
  if (missing.length) throw new ConfigError(missing.join(', '), 'must be set where S3_BUCKET is')
  return {
    kind: 's3',
    bucket,
    endpoint: optional(env, 'S3_ENDPOINT', (value, name) => urlOf(value, name, ['http:', 'https:'])),
    region: env['S3_REGION'] ?? 'us-east-1',
    keyId: env['S3_ACCESS_KEY_ID'] ?? '',
    secret: env['S3_SECRET_ACCESS_KEY'] ?? '',
    timeoutMs: 1000 * wholeNumber(env, 'S3_TIMEOUT_SECONDS', 15, 1, 600),
  }
}

function readFlags(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { services: { type: 'string' }, sample: { type: 'string' }, dev: { type: 'boolean' } },
    strict: true,
  })
  const named = values.services?.split(',') ?? ['web', 'worker']
  for (const name of named) oneOf(name, '--services', ['web', 'worker'])
  const sample = values.sample ?? 'all'
  oneOf(sample, '--sample', ['all', 'none'])
  return {
    dev: values.dev ?? false,
    sample: sample === 'all',
    services: { web: named.includes('web'), worker: named.includes('worker') },
  }
}

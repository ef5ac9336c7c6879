import type { Setting } from '#contract/backoffice/system.ts'
import type { Env } from './env.ts'

/** How a setting may be shown: as it is, an address without what is secret in it, or only whether it is set. */
type Disclosure = 'value' | 'host' | 'set'

/** Every setting of the README's table, and what the house takes without it. */
const known: Record<string, { shown: Disclosure; without: string | null }> = {
  NODE_ENV: { shown: 'value', without: 'demonstration' },
  PORT: { shown: 'value', without: '3000' },
  DATA_DIR: { shown: 'value', without: './data' },
  DATABASE_URL: { shown: 'host', without: null },
  DATABASE_POOL_SIZE: { shown: 'value', without: '10' },
  DATABASE_CONNECT_SECONDS: { shown: 'value', without: '5' },
  DATABASE_STATEMENT_SECONDS: { shown: 'value', without: '15' },
  DATABASE_START_SECONDS: { shown: 'value', without: '60' },
  ALLOW_EMBEDDED: { shown: 'value', without: null },
  S3_BUCKET: { shown: 'value', without: null },
  S3_ENDPOINT: { shown: 'host', without: null },
  S3_REGION: { shown: 'value', without: 'us-east-1' },
  S3_ACCESS_KEY_ID: { shown: 'set', without: null },
  S3_SECRET_ACCESS_KEY: { shown: 'set', without: null },
  S3_TIMEOUT_SECONDS: { shown: 'value', without: '15' },
  ADMIN_EMAIL: { shown: 'set', without: null },
  ADMIN_PASSWORD: { shown: 'set', without: null },
  PUBLIC_URL: { shown: 'host', without: null },
  ALLOWED_HOSTS: { shown: 'value', without: null },
  TRUST_PROXY: { shown: 'value', without: null },
  BACKOFFICE_URL: { shown: 'host', without: null },
  SECURITY_CONTACT: { shown: 'value', without: null },
  SESSION_IDLE_MINUTES: { shown: 'value', without: '30' },
  SESSION_HOURS: { shown: 'value', without: '12' },
  LIVE_SOCKETS_PER_ADDRESS: { shown: 'value', without: '500' },
  COSTLY_REQUESTS_PER_MINUTE: { shown: 'value', without: '600' },
  STALE_PAGES_MINUTES: { shown: 'value', without: '10' },
  ANNOUNCE_RATES_DAYS: { shown: 'value', without: '30' },
  ANNOUNCE_TARIFFS_DAYS: { shown: 'value', without: '30' },
  ANNOUNCE_LOANS_DAYS: { shown: 'value', without: '30' },
  ANALYTICS_URL: { shown: 'host', without: null },
  ANALYTICS_ID: { shown: 'value', without: null },
  AD_PIXEL_URL: { shown: 'host', without: null },
  AD_PIXEL_ID: { shown: 'value', without: null },
  TAG_MANAGER_URL: { shown: 'host', without: null },
  TAG_MANAGER_ID: { shown: 'value', without: null },
  SMTP_URL: { shown: 'host', without: null },
  MAIL_FROM: { shown: 'value', without: null },
  SMS_URL: { shown: 'host', without: null },
  SMS_TOKEN: { shown: 'set', without: null },
  MESSAGE_TIMEOUT_SECONDS: { shown: 'value', without: '20' },
  CODES_PER_HOUR: { shown: 'value', without: '5' },
  CODES_PER_ADDRESS_HOUR: { shown: 'value', without: '60' },
  SMS_BUDGET_HOUR: { shown: 'value', without: '500' },
  MAIL_BUDGET_HOUR: { shown: 'value', without: '2000' },
  PHONE_COUNTRIES: { shown: 'value', without: 'MW' },
  METRICS_PORT: { shown: 'value', without: '9464' },
  METRICS_HOST: { shown: 'value', without: '127.0.0.1' },
  SECRET: { shown: 'set', without: null },
  KEYRING: { shown: 'set', without: null },
  CLAMD_URL: { shown: 'host', without: null },
  KYC_RETENTION_YEARS: { shown: 'value', without: '7' },
  SUBMISSION_WORKING_DAYS: { shown: 'value', without: '2' },
  SECOND_REVIEW_WORKING_DAYS: { shown: 'value', without: '1' },
  LEAD_WORKING_DAYS: { shown: 'value', without: '2' },
  APPROVAL_WORKING_DAYS: { shown: 'value', without: '2' },
  ERASURE_WORKING_DAYS: { shown: 'value', without: '5' },
  MESSAGE_RETENTION_DAYS: { shown: 'value', without: '30' },
}

/** The settings in force, without anything secret: of an address only scheme, host and port. */
export const effectiveSettings = (env: Env): Setting[] =>
  Object.entries(known).map(([name, { shown, without }]) => {
    const value = env[name]
    return { name, set: Boolean(value), value: value ? show(value, shown) : without }
  })

function show(value: string, shown: Disclosure): string | null {
  if (shown === 'set') return null
  if (shown === 'value') return value
  if (!URL.canParse(value)) return null
  const { protocol, host, pathname } = new URL(value)
  // A socket's address has no host; a web address's path may hold a key.
  return host ? `${protocol}//${host}` : `${protocol}${pathname}`
}

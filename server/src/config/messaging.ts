import { resolve } from 'node:path'
import { isPhoneCountry } from '#contract/rules/telephone.ts'
import type { Env } from './env.ts'
import { ConfigError, isLoopback, optional, urlOf, wholeNumber } from './read-setting.ts'

export type MessagingConfig = {
  /** null: each mail is a file in the outbox */
  mail: { url: string; from: string; requireTls: boolean } | null
  /** null: each text is a file in the outbox */
  sms: { url: string; token: string } | null
  /** for a connection, a greeting and each reply */
  timeoutMs: number
  outbox: string
  /** the right side of Message-IDs */
  host: string
}

export type CodesConfig = {
  perHour: number
  perAddressHour: number
  smsBudgetHour: number
  mailBudgetHour: number
  /** ISO 3166; a number without country code is the first's */
  phoneCountries: readonly string[]
}

/** @throws ConfigError where one half of a pair is missing */
export function readMessaging(env: Env, dataDir: string, publicUrl: string): MessagingConfig {
  const pair = (a: string, b: string) => {
    if (env[a] && !env[b]) throw new ConfigError(b, `is needed where ${a} is set`)
  }
  pair('SMTP_URL', 'MAIL_FROM')
  pair('SMS_URL', 'SMS_TOKEN')
  const smtp = optional(env, 'SMTP_URL', (value, name) => urlOf(value, name, ['smtp:', 'smtps:']))
  const sms = optional(env, 'SMS_URL', (value, name) => urlOf(value, name, ['http:', 'https:']))
  return {
    // `smtp:` turns to TLS where the server offers it; over a net in production it must.
    mail: smtp
      ? {
          url: smtp,
          from: env['MAIL_FROM'] ?? '',
          requireTls: env['NODE_ENV'] === 'production' && !isLoopback(new URL(smtp).hostname),
        }
      : null,
    sms: sms ? { url: sms, token: env['SMS_TOKEN'] ?? '' } : null,
    timeoutMs: 1000 * wholeNumber(env, 'MESSAGE_TIMEOUT_SECONDS', 20, 1, 300),
    outbox: resolve(dataDir, 'outbox'),
    host: new URL(publicUrl).hostname,
  }
}

export function readCodes(env: Env): CodesConfig {
  const number = (name: string, without: number) => wholeNumber(env, name, without, 1, 1_000_000)
  const countries = (env['PHONE_COUNTRIES'] ?? 'MW').split(',').map((code) => code.trim().toUpperCase())
  const unknown = countries.find((code) => !isPhoneCountry(code))
  if (unknown !== undefined)
    throw new ConfigError('PHONE_COUNTRIES', `takes countries such as MW,ZM, not “${unknown}”`)
  return {
    perHour: number('CODES_PER_HOUR', 5),
    perAddressHour: number('CODES_PER_ADDRESS_HOUR', 60),
    smsBudgetHour: number('SMS_BUDGET_HOUR', 500),
    mailBudgetHour: number('MAIL_BUDGET_HOUR', 2000),
    phoneCountries: countries,
  }
}

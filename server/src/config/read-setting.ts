import { isIP } from 'node:net'
import type { Env } from './env.ts'

/** A setting that cannot be used; its message is the one line the operator sees. */
export class ConfigError extends Error {
  constructor(name: string, says: string) {
    super(`${name} ${says}`)
  }
}

export function optional<T>(env: Env, name: string, read: (value: string, name: string) => T): T | null {
  const value = env[name]
  return value ? read(value, name) : null
}

export function wholeNumber(
  env: Env,
  name: string,
  withDefault: number,
  least: number,
  most: number,
): number {
  const value = env[name]
  if (!value) return withDefault
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new ConfigError(name, `takes a whole number from ${least} to ${most}, not “${value}”`)
  }
  return number
}

/** 0 lets the system choose a free one. */
export const port = (env: Env, name: string, without: number) => wholeNumber(env, name, without, 0, 65_535)

export function urlOf(value: string, name: string, protocols: readonly string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new ConfigError(
      name,
      `takes an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  }
  return value
}

export function origin(value: string, name: string): string {
  urlOf(value, name, ['http:', 'https:'])
  const url = new URL(value)
  if (url.origin !== value.replace(/\/$/, ''))
    throw new ConfigError(name, 'takes an origin such as https://bank.example')
  return url.origin
}

export function oneOf(value: string, name: string, values: readonly string[]): void {
  if (!values.includes(value)) throw new ConfigError(name, `takes ${values.join(', ')}, not “${value}”`)
}

/** Names of this machine. */
const loopback = ['localhost', '127.0.0.1', '[::1]']
export const isLoopback = (hostname: string): boolean => loopback.includes(hostname)

/** @throws ConfigError for plain http to another machine, where everybody on the way can read it */
export function mustBeSecure(env: Env, name: string): void {
  const value = env[name]
  if (!value || !URL.canParse(value)) return
  const { protocol, hostname } = new URL(value)
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigError(name, 'takes an address beginning with https:// where NODE_ENV is production')
}

export function ipAddress(value: string, name: string): string {
  if (!isIP(value))
    throw new ConfigError(name, 'takes an IP address of this machine, or 0.0.0.0 for all of them')
  return value
}

/** A mail address, or one with a scheme (RFC 9116, 2.5.3). */
export function contactUri(value: string, name: string): string {
  const uri = /^[^\s:/@]+@[^\s:/@]+$/.test(value) ? `mailto:${value}` : value
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:\+[\d-]+)$/.test(uri))
    throw new ConfigError(
      name,
      'takes a mail address, or an address beginning with https://, mailto: or tel:+',
    )
  return uri
}

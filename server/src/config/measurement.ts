import type { MeasurementService, Measurement } from '#contract/measurement.ts'
import type { Env } from './env.ts'
import { ConfigError, isLoopback, urlOf } from './read-setting.ts'

/**
 * The services that count visits, each by its address and its id; null where none is set.
 * @throws ConfigError for half a pair, for an address that is not https (on this machine http does), and in production
 * for a tag manager beside a back-office of the same origin, which could then read what staff see
 */
export function readMeasurement(
  env: Env,
  { production, backofficeUrl }: { production: boolean; backofficeUrl: string | null },
): Measurement | null {
  const measurement = {
    analytics: service(env, 'ANALYTICS'),
    adPixel: service(env, 'AD_PIXEL'),
    tagManager: service(env, 'TAG_MANAGER'),
  }
  if (production && measurement.tagManager && !backofficeUrl)
    throw new ConfigError('BACKOFFICE_URL', 'must be set where TAG_MANAGER_URL is and NODE_ENV is production')
  return Object.values(measurement).some((one) => one !== null) ? measurement : null
}

function service(env: Env, name: string): MeasurementService | null {
  const [urlName, idName] = [`${name}_URL`, `${name}_ID`]
  const [url, id] = [env[urlName], env[idName]]
  if (!url && !id) return null
  if (!url) throw new ConfigError(urlName, `is needed where ${idName} is set`)
  if (!id) throw new ConfigError(idName, `is needed where ${urlName} is set`)
  urlOf(url, urlName, ['https:', 'http:'])
  const { protocol, hostname, username, href } = new URL(url)
  if (username || (protocol === 'http:' && !isLoopback(hostname)))
    throw new ConfigError(urlName, 'takes an address beginning with https://')
  if (!/^[\w.-]{1,100}$/.test(id)) throw new ConfigError(idName, 'takes letters, digits, hyphens and dots')
  return { url: href, id }
}

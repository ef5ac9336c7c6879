import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { MeasurementService, Measurement } from '#contract/measurement.ts'
import type { Config } from '../config/settings.ts'

/** The origins of services that run scripts, and of all of them. */
function originsOf({ analytics, tagManager, adPixel }: Measurement) {
  const origins = (services: (MeasurementService | null)[]) => [
    ...new Set(services.flatMap((one) => (one ? [new URL(one.url).origin] : []))),
  ]
  return { scripts: origins([analytics, tagManager]), all: origins([analytics, tagManager, adPixel]) }
}

/**
 * No inline script or style, no nonces: everything comes from this origin (motifs are data: images in the CSS).
 * @param measurement the services that the page may load besides
 */
export function contentSecurityPolicy(
  { publicUrl, dev }: Config,
  measurement: Measurement | null = null,
): FastifyHelmetOptions {
  const others = measurement && originsOf(measurement)
  const secure = publicUrl.startsWith('https:')
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's development client adds styles from script and talks over its own socket.
        ...(dev && { styleSrc: ["'self'", "'unsafe-inline'"], connectSrc: ["'self'", 'ws:'] }),
        ...(others && {
          scriptSrc: ["'self'", ...others.scripts],
          connectSrc: ["'self'", ...others.scripts, ...(dev ? ['ws:'] : [])],
        }),
        imgSrc: ["'self'", 'data:', ...(others?.all ?? [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // A popup for sharing is watched until it closes; the strictest policy would cut it off at once.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  }
}

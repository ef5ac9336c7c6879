import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config/config.ts'

/** No inline script or style, no nonces: everything comes from this origin (motifs are data: images in the CSS). */
export function contentSecurityPolicy({ publicUrl, dev }: Config): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:')
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's development client adds styles from script and talks over its own socket.
        ...(dev && { styleSrc: ["'self'", "'unsafe-inline'"], connectSrc: ["'self'", 'ws:'] }),
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // A popup for sharing is watched until it closes; the strictest policy would cut it off at once.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  }
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { hostAsked } from '../../http/hosts.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Routes that take a file's bytes as the body. */
const uploads = /^\/(?:api|backoffice\/api)\/files(?:\/|$)/
/** Kinds that a form of any site may send without asking first. */
const simple = /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i

export type CsrfCheck = {
  /** @throws AppError not_from_backoffice for a write by cookie that none of our pages can have made */
  must(request: FastifyRequest): void
  /** true where the host asked for is the back-office's */
  host(request: FastifyRequest): boolean
  /** where our page may be that a request comes from; one, but for demonstration's ports of this machine */
  origins(request: FastifyRequest): string[]
}

/**
 * Writes by cookie need the exact Origin, a header that no other site can set without being asked first, and JSON (or
 * a file, where one is uploaded).
 * @param origin where the back-office is
 * @param demonstration on this machine any of its names serves, where the back-office has no host of its own
 */
export function makeCsrfCheck(origin: string, demonstration: boolean): CsrfCheck {
  const hostname = new URL(origin).hostname
  const local = demonstration && loopback.has(hostname)
  const ours = (request: FastifyRequest) => {
    const { origin: from } = request.headers
    return from === origin || (local && loopback.has(hostAsked(request)) && from === `http://${request.host}`)
  }
  return {
    origins: (request) => [
      origin,
      ...(local && hostAsked(request) === hostname ? [`http://${request.host}`] : []),
    ],
    host: (request) => hostAsked(request) === hostname || (local && loopback.has(hostAsked(request))),
    must(request) {
      if (reading.has(request.method)) return
      const { headers } = request
      const type = headers['content-type']
      const empty =
        type === undefined && !headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) === 0
      const json = /^application\/json\s*(?:;|$)/i.test(type ?? '')
      const file = uploads.test(request.routeOptions.url ?? '') && type !== undefined && !simple.test(type)
      if (ours(request) && headers['x-backoffice'] === '1' && (empty || json || file)) return
      throw new AppError('not_from_backoffice', 'This was not sent by the back-office.')
    },
  }
}

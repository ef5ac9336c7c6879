import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Row } from './permissions/access.ts'
import { asSent, beginsWith } from './raw-address.ts'

/** Requests that came as HEAD. */
const heads = new WeakSet<IncomingMessage>()

/**
 * HEAD is answered by what GET has at the address, and Node leaves out the body: it has looked at the method before. Were each
 * such route there once more, as Fastify has it, a third of all routes would be for that, and a start would take a tenth longer.
 * @param table routes of HEAD in it are left to themselves; a pattern of theirs ends in a name
 * @returns for Fastify's `rewriteUrl`, which sees a request before its route is found; the address stays as it is
 */
export function headAsGet(table: readonly Row[]): (request: IncomingMessage) => string {
  const own = table.flatMap(([method, address]) =>
    method === 'HEAD' ? [address.slice(0, address.indexOf(':'))] : [],
  )
  return (request) => {
    if (request.method === 'HEAD' && !own.some((start) => beginsWith(request, start))) {
      heads.add(request)
      request.method = 'GET'
    }
    return asSent(request)
  }
}

/** The method that was asked with. */
export const methodOf = ({ raw, method }: Pick<FastifyRequest, 'raw' | 'method'>): string =>
  heads.has(raw) ? 'HEAD' : method

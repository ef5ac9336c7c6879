import type { FastifyReply, FastifyRequest } from 'fastify'

export type SessionCookie = {
  read(request: FastifyRequest): string | null
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/**
 * The session cookie: for this host alone, not readable by scripts, never sent from another site. It ends with the
 * browser; the session's row says how long it is valid.
 * @param origin where the back-office is; `__Host-` needs https
 */
export function makeSessionCookie(origin: string): SessionCookie {
  const secure = origin.startsWith('https:')
  const name = secure ? '__Host-backoffice' : 'backoffice'
  const write = (reply: FastifyReply, value: string, more = '') =>
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${more}`,
    )
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{16,200})(?:;|$)`)
  return {
    read: ({ headers }) => pattern.exec(headers.cookie ?? '')?.[1] ?? null,
    set: (reply, token) => void write(reply, token),
    clear: (reply) => void write(reply, '', '; Max-Age=0'),
  }
}

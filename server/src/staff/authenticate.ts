import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/open.ts'
import type { Config } from '../config/settings.ts'
import { AppError } from '../http/app-error.ts'
import type { Actor } from '../changes/actor.ts'
import { makeSessionCookie, type SessionCookie } from './sessions/cookie.ts'
import { makeCsrfCheck, type CsrfCheck } from './sessions/csrf-origin-check.ts'
import { readSession, type FoundSession } from './sessions/read-session.ts'
import { holderOf } from './service-accounts/tokens.ts'

/** The valid session that a request came with, and its token. */
export type HeldSession = { token: string; found: FoundSession }

/** Finds out who asks. */
export type Authenticator = {
  /**
   * @param how.unenrolled also accepts staff who must still set up a second factor
   * @throws AppError unauthenticated without a valid token, those of `session`, second_factor_needed,
   * not_from_backoffice for a write by cookie from elsewhere
   */
  staff(request: FastifyRequest, how?: { unenrolled: boolean }): Promise<Actor>
  /** @throws AppError unauthenticated, session_expired, session_ended or session_replaced without a valid session */
  session(request: FastifyRequest): Promise<HeldSession>
  /** As `session`; null where it throws. */
  findSession(request: FastifyRequest): Promise<HeldSession | null>
  cookie: SessionCookie
  pages: CsrfCheck
}

/** Where the back-office is. */
export const backofficeOrigin = ({ backofficeUrl, publicUrl }: Pick<Config, 'backofficeUrl' | 'publicUrl'>) =>
  backofficeUrl ?? publicUrl

export function makeAuthenticator({ db, config }: { db: Database; config: Config }): Authenticator {
  const origin = backofficeOrigin(config)
  const cookie = makeSessionCookie(origin)
  const pages = makeCsrfCheck(origin, config.demonstration && config.backofficeUrl === null)

  /** A bearer token counts before the cookie. The cookie is valid on the back-office's host only. */
  function tokenOf(request: FastifyRequest): { token: string; byCookie: boolean } | null {
    const { authorization } = request.headers
    if (authorization !== undefined) {
      const token = /^Bearer (\S{1,500})$/i.exec(authorization)?.[1]
      return token ? { token, byCookie: false } : null
    }
    const token = pages.host(request) ? cookie.read(request) : null
    return token ? { token, byCookie: true } : null
  }
  /** Returns the request's session, or the error that says why there is none. */
  async function readHeld(request: FastifyRequest): Promise<HeldSession | AppError> {
    const sent = tokenOf(request)
    // If the back-office has its own host, a staff session is valid only there.
    if (!sent || (config.backofficeUrl !== null && !pages.host(request)))
      return new AppError('unauthenticated', 'Sign in first.')
    if (sent.byCookie) pages.must(request)
    // A request made by a timer is not a person's work, so it does not keep the session alive.
    const used = request.headers['x-background'] !== '1' && !request.ws
    const found = await readSession(db, sent.token, { ...config.sessions, used }, config.production)
    // A screen names whom it was drawn for: it is no longer theirs once somebody else has signed in in another tab.
    const drawnFor = request.headers['x-backoffice-user']
    if (found === 'expired') return new AppError('session_expired', 'The session has expired. Sign in again.')
    if (!found) return new AppError('session_ended', 'The session was ended. Sign in again.')
    if (drawnFor !== undefined && drawnFor !== found.user.id)
      return new AppError('session_replaced', 'Another user has signed in in this browser.')
    return { token: sent.token, found }
  }
  async function session(request: FastifyRequest): Promise<HeldSession> {
    const held = await readHeld(request)
    if (held instanceof AppError) throw held
    return held
  }
  async function findSession(request: FastifyRequest): Promise<HeldSession | null> {
    const held = await readHeld(request)
    return held instanceof AppError ? null : held
  }
  return {
    cookie,
    pages,
    session,
    findSession,
    async staff(request, { unenrolled } = { unenrolled: false }) {
      const sent = tokenOf(request)
      if (!sent) throw new AppError('unauthenticated', 'Sign in first.')
      const serviceAccount = sent.byCookie ? null : await holderOf(db, sent.token)
      if (serviceAccount)
        return {
          kind: 'service',
          id: serviceAccount.holder,
          collections: serviceAccount.collections,
          owners: serviceAccount.owners,
          address: request.ip,
        }
      const { id, name, roles, secondFactor } = (await session(request)).found.user
      if (secondFactor === 'needed' && !unenrolled)
        throw new AppError('second_factor_needed', 'Set up your second factor first.')
      return { kind: 'staff', id, name, roles, address: request.ip }
    },
  }
}

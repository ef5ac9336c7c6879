import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import type { Config } from '../config/settings.ts'
import { AppError } from './app-error.ts'
import type { ShowError } from './error-answers.ts'
import { namesTwoHosts, sentTarget } from './raw-address.ts'

const local = new Set(['localhost', '127.0.0.1', '[::1]'])
const safe = new Set(['GET', 'HEAD'])

/** The host that was asked, without port. */
export const hostAsked = ({ host }: Pick<FastifyRequest, 'host'>): string =>
  host.replace(/:\d+$/, '').toLowerCase()

type Origins = Pick<Config, 'publicUrl' | 'backofficeUrl'>

/** Returns true on the back-office's own host; always false where the back-office shares the site's. */
export const isStaffHost = (
  { backofficeUrl }: Pick<Origins, 'backofficeUrl'>,
  request: FastifyRequest,
): boolean => backofficeUrl !== null && hostAsked(request) === new URL(backofficeUrl).hostname

/**
 * Only the hosts named in the settings are served (health apart); pages over plain http are redirected to https,
 * API calls over plain http are refused; the back-office answers on its own host, where it has one, and nothing of the
 * site does there. What an address is follows from the matched route (permissions/place.ts), never from how it was
 * spelt.
 *
 * @param showMissing sends browsers the page for an address that the host does not have
 */
export function checkHost(
  app: App,
  { allowedHosts, publicUrl, backofficeUrl }: Origins & Pick<Config, 'allowedHosts'>,
  showMissing: ShowError,
): void {
  const allowed = new Set(allowedHosts)
  const secure = publicUrl.startsWith('https:')
  // A proxy that passes on the Host may pass on a client's X-Forwarded-Host too. The two must not name two of our
  // hosts.
  const forwardedOver = (request: FastifyRequest, name: string) => {
    const sent = hostAsked({ host: request.headers.host ?? '' })
    return sent !== name && allowed.has(sent) && !local.has(sent)
  }
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions
    const { place } = config
    if (place?.on === 'health') return
    const name = hostAsked(request)
    if (!allowed.has(name) || namesTwoHosts(request) || forwardedOver(request, name))
      throw new AppError('misdirected', 'This host is not served here.')
    const atStaff = isStaffHost({ backofficeUrl }, request)
    if (secure && request.protocol === 'http' && !local.has(name)) {
      if (place?.api || !safe.has(request.method) || request.headers.authorization !== undefined)
        throw new AppError('https_needed', 'Ask over https. What was sent just now went unprotected.')
      // Built from the settings, never from the Host header.
      return reply.redirect((atStaff ? backofficeUrl : publicUrl) + sentTarget(request), 308)
    }
    if (backofficeUrl === null) return
    if (atStaff && url === '/') return reply.redirect(`${backofficeUrl}/backoffice`, 302)
    const elsewhere = atStaff ? !place || place.on === 'public' : place?.on === 'staff'
    if (!elsewhere) return
    const isNavigation = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (isNavigation && !place?.api) return showMissing(404, request, reply)
    throw new AppError('not_found', 'There is no such address.')
  })
}

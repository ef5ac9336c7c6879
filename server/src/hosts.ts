import type { App } from './app.ts'
import type { Config } from './config/config.ts'
import { Failure } from './failure.ts'

const health = new Set(['/healthz', '/readyz'])
const nameIn = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/**
 * What the back-office's own host answers. Not the site's pages: what they load from others, such as a tag manager,
 * would run where staff are signed in.
 */
const staffHas = /^\/(?:backoffice|api|files|assets|healthz|readyz)(?:[/?]|$)/
const isBackoffice = /^\/backoffice(?:[/?]|$)/

/** Only the hosts named in the settings are served (health apart), and plain http is sent to https; the back-office on its own, where it has one. */
export function checkHost(app: App, { allowedHosts, publicUrl, backofficeUrl }: Config): void {
  const allowed = new Set(allowedHosts)
  const secure = publicUrl.startsWith('https:')
  const staffHost = backofficeUrl && new URL(backofficeUrl).hostname
  const local = new Set(['localhost', '127.0.0.1', '[::1]'])
  app.addHook('onRequest', (request, reply, done) => {
    const name = nameIn(request.host)
    if (!allowed.has(name) && !health.has(request.url)) {
      return done(new Failure('misdirected', 'This host is not served here.'))
    }
    if (secure && request.protocol === 'http' && !local.has(name) && !health.has(request.url)) {
      // Built from the settings, never from the Host header.
      return void reply.redirect(
        (backofficeUrl && name === staffHost ? backofficeUrl : publicUrl) + request.url,
        308,
      )
    }
    if (staffHost) {
      const here = name === staffHost
      if (here && request.url === '/') return void reply.redirect(`${backofficeUrl}/backoffice`, 302)
      if (here ? !staffHas.test(request.url) : isBackoffice.test(request.url))
        return done(new Failure('not_found', 'There is no such address.'))
    }
    done()
  })
}

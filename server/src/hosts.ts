import type { App } from './app.ts'
import type { Config } from './config/config.ts'
import { Failure } from './failure.ts'

const health = new Set(['/healthz', '/readyz'])
const nameIn = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/** Only the hosts named in the settings are served (health apart), and plain http is sent to https. */
export function checkHost(app: App, { allowedHosts, publicUrl }: Config): void {
  const allowed = new Set(allowedHosts)
  const secure = publicUrl.startsWith('https:')
  const local = new Set(['localhost', '127.0.0.1', '[::1]'])
  app.addHook('onRequest', (request, reply, done) => {
    const name = nameIn(request.host)
    if (!allowed.has(name) && !health.has(request.url)) {
      return done(new Failure('misdirected', 'This host is not served here.'))
    }
    if (secure && request.protocol === 'http' && !local.has(name) && !health.has(request.url)) {
      // Built from the settings, never from the Host header.
      return void reply.redirect(publicUrl + request.url, 308)
    }
    done()
  })
}

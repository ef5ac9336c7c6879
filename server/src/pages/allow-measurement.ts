import { mayMeasure } from '#contract/measurement.ts'
import type { App } from '../app.ts'
import type { Config } from '../config/config.ts'
import { lowDataOf } from './page-request.ts'
import { measuredPolicy } from './security-headers.ts'

/** Pages that may load the services that count visits get a policy that names them; every other answer keeps its own. */
export async function allowMeasurement(pages: App, config: Config): Promise<void> {
  const policy = await measuredPolicy(config)
  if (policy === null) return
  pages.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?')
    if (mayMeasure(path) && !lowDataOf(request)) reply.header('content-security-policy', policy)
    done()
  })
}

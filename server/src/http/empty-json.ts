import type { App } from './app.ts'

/**
 * The spec's client sends `Content-Type: application/json` with every call, also without a body. So an empty body is
 * taken as no body. All else is read as Fastify reads it, without keys that would change an object's prototype.
 */
export function takeEmptyJson(app: App): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null, undefined)
    else void read(request, text, done)
  })
}

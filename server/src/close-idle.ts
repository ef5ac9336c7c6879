import type { App } from './app.ts'

/**
 * While closing, connections are ended as soon as their last answer is out. Node ends those that are idle at that
 * moment only; a browser whose request was in hand would otherwise hold the program up for its keep-alive, 65 s.
 */
export function closeIdle(app: App): void {
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    const timer = setInterval(() => server.closeIdleConnections(), 50)
    server.once('close', () => clearInterval(timer))
  })
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer as listenAnywhere } from 'node:net'
import { dirname, resolve } from 'node:path'
import { createServer, type Connect, type Plugin } from 'vite'
import type { Assets, CreateSite, RenderedRoute, Site } from '#contract/site.ts'
import { cutFonts } from './build/fonts.ts'
import { makeIcons } from './build/icons.ts'

/** In development the browser gets the sources; styles come through the script, and so does Vite's own client. */
const assets: Assets = {
  script: '/site/client.dev.ts',
  placesScript: '/site/places.client.ts',
  styles: [],
  ownStyles: {},
  innerStyles: [],
  fonts: [],
}

/** A page is drawn on the server only, so no browser module changes with it: the page is loaded anew. */
const reloadForPages: Plugin = {
  name: 'reload-for-pages',
  hotUpdate({ modules, file, server }) {
    if (this.environment.name !== 'ssr') return
    const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file)
    if (modules.length > 0 && !inBrowser?.size) server.environments.client.hot.send({ type: 'full-reload' })
  },
}

/** What changes while the server runs, and is no source. */
const ignored = ['data', 'dist', 'docs', 'test-results'].map((folder) => `${resolve(folder)}/**`)

function canListen(port: number): Promise<number | null> {
  const probe = listenAnywhere()
  return new Promise((done) => {
    probe.once('error', () => done(null))
    probe.listen(port, 'localhost', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : null))
    })
  })
}

const portFile = '.cache/site/dev-port'

/**
 * The port of the browser's socket to Vite. It is the checkout's own, so that two can be worked on at once, and the
 * same at each start, so that open pages find the server again after a restart.
 */
async function socketPort(): Promise<number> {
  const last = Number(await readFile(portFile, 'utf8').catch(() => 0))
  const port = (last > 0 && (await canListen(last))) || (await canListen(0)) || 0
  await mkdir(dirname(portFile), { recursive: true })
  await writeFile(portFile, String(port))
  return port
}

/** The server takes its routes once; in development each of them renders what its page is by then. */
async function followSources(asItStands: () => Promise<Site>): Promise<Site> {
  const site = await asItStands()
  const follow = (route: RenderedRoute): RenderedRoute => ({
    ...route,
    async render(request, feed) {
      const now = await asItStands()
      const same = now.routes.find(({ path }) => path === route.path)
      return same ? same.render(request, feed) : now.notFound(request, feed)
    },
  })
  return { ...site, routes: site.routes.map(follow) }
}

export type DevSite = {
  middleware: Connect.Server
  /** to be called once the server listens: until then browsers that lost it would reload too soon */
  listening(): void
  site(): Promise<Site>
  close(): Promise<void>
}

/**
 * Vite inside the server: its middleware, and the site as its sources stand now.
 * @param routesChanged called when a page came, went or has another address than at the start
 */
export async function createDevSite(routesChanged: () => void): Promise<DevSite> {
  await Promise.all([cutFonts(), makeIcons()])
  const port = await socketPort()
  const sockets = createHttpServer()
  sockets.on('error', (error) => console.error(`The browser cannot be told of changes: ${error.message}`))
  const vite = await createServer({
    server: {
      middlewareMode: true,
      fs: { allow: ['..'] },
      ws: { server: sockets, clientPort: port },
      watch: { ignored },
    },
    appType: 'custom',
    cacheDir: '.cache/vite',
    // Found before the first page asks: what is found later loads the page anew.
    optimizeDeps: { entries: ['site/client.dev.ts', 'site/islands/*.tsx', 'backoffice/main.dev.ts'] },
    plugins: [reloadForPages],
  })
  let first: string | null = null
  async function site(): Promise<Site> {
    // The entry's own type; ssrLoadModule knows none.
    const entry = (await vite.ssrLoadModule('/site/entry.server.tsx')) as { createSite: CreateSite }
    const made = entry.createSite(assets)
    const routes = JSON.stringify(made.routes)
    first ??= routes
    if (routes !== first) routesChanged()
    return made
  }
  const pages = resolve('site/pages')
  vite.watcher.on('all', (_event, file) => {
    // Half-written files do not load; the next event looks again.
    if (first !== null && resolve(file).startsWith(pages)) setTimeout(() => void site().catch(() => {}), 50)
  })
  return {
    middleware: vite.middlewares,
    listening: () => void sockets.listen(port, 'localhost'),
    site: () => followSources(site),
    async close() {
      sockets.close()
      sockets.closeAllConnections()
      await vite.close()
    },
  }
}

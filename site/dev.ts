import { createServer as listenAnywhere } from 'node:net'
import { createServer, type Connect, type Plugin } from 'vite'
import type { Assets, CreateSite, RenderedRoute, Site } from '#contract/site.ts'
import { cutFonts } from './build/fonts.ts'
import { makeIcons } from './build/icons.ts'

/** In development the browser gets the sources; styles come through the script, and so does Vite's own client. */
const assets: Assets = { script: '/site/client.dev.ts', styles: [], fonts: [] }

/** A page is drawn on the server only, so no browser module changes with it: the page is loaded anew. */
const reloadForPages: Plugin = {
  name: 'reload-for-pages',
  hotUpdate({ modules, file, server }) {
    if (this.environment.name !== 'ssr') return
    const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file)
    if (modules.length > 0 && !inBrowser?.size) server.environments.client.hot.send({ type: 'full-reload' })
  },
}

async function freePort(): Promise<number> {
  const probe = listenAnywhere()
  await new Promise((done) => probe.listen(0, 'localhost', () => done(null)))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
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

/** Vite inside the server: its middleware, and the site as its sources stand now. */
export async function createDevSite(): Promise<{
  middleware: Connect.Server
  site(): Promise<Site>
  close(): Promise<void>
}> {
  await Promise.all([cutFonts(), makeIcons()])
  const vite = await createServer({
    // A port of its own, so that two checkouts can be worked on at once.
    server: { middlewareMode: true, fs: { allow: ['..'] }, hmr: { port: await freePort() } },
    appType: 'custom',
    plugins: [reloadForPages],
  })
  const asItStands = async () => {
    // The entry's own type; ssrLoadModule knows none.
    const entry = (await vite.ssrLoadModule('/site/entry.server.tsx')) as { createSite: CreateSite }
    return entry.createSite(assets)
  }
  return {
    middleware: vite.middlewares,
    site: () => followSources(asItStands),
    close: () => vite.close(),
  }
}

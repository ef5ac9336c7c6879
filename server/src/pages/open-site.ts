import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, CreateSite, Site } from '#contract/site.ts'
import { packageFolder } from '#database/package-folder.ts'
import type { BackofficeAssets } from '../staff/backoffice/page-routes.ts'
import type { Config } from '../config/settings.ts'

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

export type OpenSite = {
  site: () => Site | Promise<Site>
  /** the folder of what browsers load; null in development */
  assets: string | null
  /** in development: what must see requests before the routes do, and what must hear that the server listens */
  attach: { middleware: Middleware; listening: () => void } | null
  close: () => Promise<void>
  /** the back-office as the build made it; null in tests that have no need of it */
  backoffice: BackofficeAssets | null
}

/** The site was not built yet. */
export class SiteNotBuilt extends Error {
  constructor() {
    super('the site is not built: run npm run build')
  }
}

const built = join(packageFolder, 'dist/site')

/** The built site and back-office, or in development what Vite makes of their sources at each request. */
export async function openSite(config: Config): Promise<OpenSite> {
  if (config.dev) return openDevSite()
  const assets = await readFile(join(built, 'assets.json'), 'utf8').catch(() => null)
  if (assets === null) throw new SiteNotBuilt()
  // The build's entry exports createSite by contract/site.ts.
  const entry = (await import(pathToFileURL(join(built, 'server/entry.js')).href)) as {
    createSite: CreateSite
  }
  const site = entry.createSite(JSON.parse(assets) as Assets) // written by our own build
  return {
    site: () => site,
    assets: join(built, 'client'),
    attach: null,
    close: async () => {},
    backoffice: await openBackoffice(),
  }
}

/** The back-office's sources, which Vite serves beside the site's. */
const backofficeSources: BackofficeAssets = {
  folder: null,
  script: '/backoffice/main.dev.ts',
  styles: [],
  fonts: [],
}

async function openDevSite(): Promise<OpenSite> {
  const { createDevSite } = await import('../../../site/dev.ts')
  let noted = false
  const dev = await createDevSite(() => {
    // scripts/dev.ts starts the server again; routes are made at its start.
    if (!noted && process.send) process.send('routes')
    else if (!noted) console.warn('The addresses of pages have changed: start the server again to see them.')
    noted = true
  })
  return {
    site: () => dev.site(),
    assets: null,
    attach: { middleware: dev.middleware, listening: () => dev.listening() },
    close: () => dev.close(),
    backoffice: backofficeSources,
  }
}

async function openBackoffice(): Promise<BackofficeAssets> {
  const folder = join(packageFolder, 'dist/backoffice')
  const assets = await readFile(join(folder, 'assets.json'), 'utf8').catch(() => null)
  if (assets === null) throw new SiteNotBuilt()
  // Written by our own build.
  return {
    ...(JSON.parse(assets) as Omit<BackofficeAssets, 'folder'>),
    folder: join(folder, 'client/assets'),
  }
}

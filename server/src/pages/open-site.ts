import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets, CreateSite, Site } from '#contract/site.ts'
import type { BackofficeAssets } from '../staff/backoffice/page-routes.ts'
import type { Config } from '../config/config.ts'

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

export type OpenSite = {
  site: () => Site | Promise<Site>
  /** the folder of what browsers load; null in development */
  assets: string | null
  /** what must see requests before the routes do, in development */
  attach: Middleware | null
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

const built = new URL('../../../dist/site/', import.meta.url)

/** The built site, or in development the one Vite makes of the sources at each request. */
export async function openSite(config: Config): Promise<OpenSite> {
  if (config.dev) {
    const { createDevSite } = await import('../../../site/dev.ts')
    const dev = await createDevSite()
    const backoffice = await openBackoffice().catch(() => null)
    return {
      site: () => dev.site(),
      assets: null,
      attach: dev.middleware,
      close: () => dev.close(),
      backoffice,
    }
  }
  const assets = await readFile(new URL('assets.json', built), 'utf8').catch(() => null)
  if (assets === null) throw new SiteNotBuilt()
  // The build's entry exports createSite by contract/site.ts.
  const entry = (await import(new URL('server/entry.js', built).href)) as { createSite: CreateSite }
  const site = entry.createSite(JSON.parse(assets) as Assets) // written by our own build
  return {
    site: () => site,
    assets: fileURLToPath(new URL('client', built)),
    attach: null,
    close: async () => {},
    backoffice: await openBackoffice(),
  }
}

async function openBackoffice(): Promise<BackofficeAssets> {
  const folder = new URL('../../../dist/backoffice/', import.meta.url)
  const assets = await readFile(new URL('assets.json', folder), 'utf8').catch(() => null)
  if (assets === null) throw new SiteNotBuilt()
  // Written by our own build.
  return {
    ...(JSON.parse(assets) as Omit<BackofficeAssets, 'folder'>),
    folder: fileURLToPath(new URL('client/assets', folder)),
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { choiceCookies, fromRootCookie } from '#contract/storage-keys.ts'
import { brands } from '#contract/brands/names.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Config } from '../config/settings.ts'
import { readCompanies } from '../content/company-facts.ts'
import { openFeed } from '../content/feed.ts'
import { noBody, ofType, pageAnswers } from '../http/answers.ts'
import { Answer } from '../http/answer.ts'
import { cookieOf, visitedCompany } from './page-request.ts'
import type { PageServices } from './page-services.ts'

type Services = { db: Database }

/** `/` and what crawlers read. */
export function crawlerRoutes(
  app: App,
  { publicUrl, securityContact }: Config,
  { db }: Services,
  { site, cache, checkpoints, keptValues }: PageServices,
): void {
  const hide = <R extends object>(response: R) => ({
    schema: { hide: true, response: { ...response, 404: pageAnswers[404] } },
  })
  const elsewhere = hide({ 302: noBody })
  const text = hide({ 200: ofType('text/plain') })
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''

  /** The remembered tab, in the remembered language; holdings in English where nothing is remembered. */
  const root = async (request: FastifyRequest, reply: FastifyReply) => {
    const visited = visitedCompany(request)
    const brand = brands[visited ?? 'holdings']
    const inNy = request.routeOptions.url === '/ny' || cookieOf(request, choiceCookies.lang) === 'ny'
    reply.header('cache-control', 'private, no-store').header('vary', 'Cookie')
    // The browser may remember one where its cookie is gone (site/client/remembered-company.ts).
    if (!visited) reply.header('set-cookie', `${fromRootCookie}=1; Path=/; Max-Age=30; SameSite=Lax${secure}`)
    return reply.redirect(`${inNy ? '/ny' : ''}${brand.path}/home`, 302)
  }
  app.get('/', elsewhere, root)
  app.get('/ny', elsewhere, root)

  app.get('/robots.txt', text, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /backoffice\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  // Browsers ask for it unasked; the drawing with its date in the name is what there is.
  app.get('/favicon.ico', elsewhere, (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/assets/icon-192-v1.png', 302),
  )

  app.get('/.well-known/security.txt', text, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(publicUrl, securityContact ?? (await reportTo(db, publicUrl)), new Date())),
  )

  app.get('/sitemap.xml', hide({ 200: ofType('application/xml'), 304: noBody }), async (request, reply) => {
    const answer = await cache.get('sitemap', async () => {
      const { feed, seen } = await openFeed(db, 'en', { checkpoints, keptValues })
      const addresses = await (await site()).addresses(feed)
      const body = sitemap(publicUrl, addresses)
      const about = { type: 'application/xml; charset=utf-8', vary: 'Accept-Encoding', variant: '' }
      return { answer: new Answer(200, body, about), seen, keep: true }
    })
    return answer.send(request, reply)
  })
}

/** Where a weakness is reported where no setting says it: to the holding company. */
async function reportTo(db: Database, publicUrl: string): Promise<string> {
  const { holdings } = await readCompanies(db)
  return holdings ? `mailto:${holdings.email}` : `${publicUrl}/fdhfinancialholdings/contact`
}

const escape = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Each address once a language, each naming both (sitemaps.org 0.9 with xhtml alternates). */
function sitemap(origin: string, addresses: { path: string; changed?: string }[]): string {
  const entry = (prefix: string) => (address: { path: string; changed?: string }) => {
    const en = escape(origin + address.path)
    const ny = escape(`${origin}/ny${address.path}`)
    const changed = address.changed ? `<lastmod>${address.changed.slice(0, 10)}</lastmod>` : ''
    return (
      `<url><loc>${prefix === '' ? en : ny}</loc>${changed}` +
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="ny" href="${ny}"/></url>`
    )
  }
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${[...addresses.map(entry('')), ...addresses.map(entry('/ny'))].join('\n')}\n</urlset>\n`
  )
}

/** Where to tell of a weakness (RFC 9116). It is made at each question, and so never lies there past its time. */
function securityTxt(origin: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + 180 * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z')
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, ny\nCanonical: ${origin}/.well-known/security.txt\n`
}

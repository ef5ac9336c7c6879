import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import type { Config } from '../../config/settings.ts'
import { toAppError } from '../../http/error-answers.ts'
import { pageAnswers } from '../../http/answers.ts'
import { cacheLifetimes } from '../../http/cache-lifetimes.ts'

export type BackofficeAssets = {
  /** the folder of what browsers load; null in development, where Vite serves the sources */
  folder: string | null
  script: string
  styles: string[]
  /** what every screen is drawn in */
  fonts: string[]
}

/** Paths of the API below /backoffice. An unknown one is answered with a JSON error, not with the page. */
const apiPaths = /^(api|auth|assets)(\/|$)/i
const below = z.object({ '*': z.string().default('') })

/** Returns a function that sends the back-office's one page, which renders the screen of its address. */
export function backofficePage(
  { publicUrl, dev }: Pick<Config, 'publicUrl' | 'dev'>,
  assets: BackofficeAssets,
): (reply: FastifyReply) => FastifyReply {
  const upgrade = publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  // Vite's client hears of changes over its own socket.
  const socket = dev ? "; connect-src 'self' ws:" : ''
  return (reply) => {
    // Styles are made by script (Emotion), which takes a nonce; the site's own pages need none.
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; object-src 'none'; ` +
          `base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src 'self'${socket}${upgrade}`,
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(shell(assets, nonce, dev))
  }
}

/** The back-office's one page, at every address below /backoffice, and the files it loads. */
export async function backofficeRoutes(app: App, config: Config, assets: BackofficeAssets): Promise<void> {
  const schema = { hide: true, response: pageAnswers }
  const sendPage = backofficePage(config, assets)
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    apiPaths.test(below.parse(request.params ?? {})['*'])
      ? reply.code(404).send(toAppError({ statusCode: 404 }).body())
      : sendPage(reply)
  // An address that cannot be read is one without a screen, which the page shows.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { code, status } = toAppError(error)
    // A request that is refused for its framing or its host is not one of the page's.
    if (code !== 'malformed' || reply.hasHeader('connection')) throw error
    void page(request, reply.code(status))
  }
  app.get('/backoffice', { schema, errorHandler }, page)
  app.get('/backoffice/*', { schema, errorHandler }, page)

  if (assets.folder === null) return
  await app.register(fastifyStatic, {
    root: assets.folder,
    prefix: '/backoffice/assets/',
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    schemaHide: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', cacheLifetimes.immutable),
  })
}

/** In the page itself: without one browsers ask for /favicon.ico. */
const icon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>" +
  "<rect width='32' height='32' rx='6' fill='%233a2a6b'/><path d='M7 7h8v8H7zM17 17h8v8h-8z' fill='%23e9b44c'/></svg>"

/** Vite's client gives its styles the nonce that it finds by this name. */
const viteNonce = (nonce: string) => `<meta property="csp-nonce" nonce="${nonce}">\n`

const shell = ({ script, styles, fonts }: BackofficeAssets, nonce: string, dev: boolean) => `<!doctype html>
<html lang="en" data-brand="holdings">
<head>
<meta charset="utf-8">
<title>Back-office</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/assets/icon-v1.svg" type="image/svg+xml">
<meta name="style-nonce" content="${nonce}">
${dev ? viteNonce(nonce) : ''}<link rel="icon" href="${icon}">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="backoffice"></div>
<noscript>The back-office needs JavaScript.</noscript>
</body>
</html>
`

import { z } from 'zod'
import { choiceCookies, choicesAddress } from '#contract/storage-keys.ts'
import type { App } from '../http/app.ts'
import { noBody } from '../http/answers.ts'
import type { Config } from '../config/settings.ts'

const form = z.object({
  low_data: z.enum(['on', 'off']).optional(),
  theme: z.enum(['light', 'dark', 'system']).optional(),
  // A missing address may be longer: then it leads to the home.
  back: z.string().max(2000).catch('/'),
})

/** A path of this site and nothing else: no host, no scheme, no backslash that a browser would read as a slash. */
const localPath = (path: string) => (/^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/')

/** Enough for the longest enquiry, each letter of which takes up to nine bytes, and for one that is too long. */
const maxFormBytes = 128 * 1024

/** Low data and theme, chosen by a plain form so that it works without JavaScript. */
export function choiceRoutes(app: App, { publicUrl }: Config): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const year = 31_536_000
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    // PostgreSQL stores no NUL, and no person types one.
    (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body).replaceAll('%00', '')))),
  )
  app.post(
    choicesAddress,
    { schema: { hide: true, body: form, response: { 303: noBody } } },
    async (request, reply) => {
      const { low_data, theme, back } = request.body
      const set = (name: string, value: string | null) =>
        reply.header(
          'set-cookie',
          `${name}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : year}${secure}`,
        )
      if (low_data) set(choiceCookies.lowData, low_data)
      if (theme) set(choiceCookies.theme, theme === 'system' ? null : theme)
      return reply.redirect(localPath(back), 303)
    },
  )
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { normaliseCode } from '#contract/rules/codes.ts'
import { username as readUsername } from '#contract/rules/telephone.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Config } from '../../config/settings.ts'
import { networkOf } from '../../http/network.ts'
import { errors, onboardingErrors } from '../../http/answers.ts'
import { readSender } from '../../content/company-facts.ts'
import { cookieOf } from '../../pages/page-request.ts'
import { dayOf, isProved, proofDays, readBrowser, withProof, type Browser } from './browser-proofs.ts'
import { sendCode } from './send-code.ts'
import { areCodesDelayed } from './are-codes-delayed.ts'
import { checkCode } from './check-code.ts'
import { policy } from './policy.ts'
import { readRequester } from './requester.ts'
import { newToken } from '../../config/derived-secrets.ts'

type Services = { db: Database; secrets: Secrets; jobs: Jobs }

const asked = z.strictObject({ username: z.string().max(1000), lang: z.enum(['en', 'ny']).default('en') })
const given = z.strictObject({ username: z.string().max(1000), code: z.string().max(400) })

const sent = z.strictObject({
  ok: z.literal(true),
  expires_in: z.int(),
  resend_after: z.int(),
  delayed: z
    .strictObject({ phone: z.string().nullable() })
    .optional()
    .describe('codes are not going out at the moment; `phone` is the bank’s'),
})
const proved = z.strictObject({ ok: z.literal(true), token: z.string(), expires_in: z.int() })

/** `/onboarding/v1/…`: a contact is proved by a code sent to it (contract, "One-time codes"). */
export function codeRoutes(app: App, config: Config, services: Services): void {
  const secure = config.publicUrl.startsWith('https:')
  const cookie = secure ? '__Host-code' : 'code'
  const { codes: settings } = config
  const { secrets } = services

  function setCookie(reply: FastifyReply, value: string, days: number): void {
    const how = `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
    void reply.header('set-cookie', `${cookie}=${value}; ${how}`)
  }

  /** Returns the browser's cookie, or sets one. */
  function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
    const known = readBrowser(cookieOf(request, cookie))
    if (known) return known
    const browser = newToken()
    setCookie(reply, browser, 1)
    return { browser, proofs: [] }
  }

  app.post(
    '/onboarding/v1/verify-username',
    {
      schema: {
        tags: ['onboarding'],
        summary: 'Send a one-time code to an e-mail or a telephone',
        body: asked,
        response: { 200: sent, ...onboardingErrors(422), ...errors(429) },
      },
    },
    async (request, reply) => {
      const username = readUsername(request.body.username, settings.phoneCountries)
      if (!username)
        return refuse(reply, 422, { username: ['This is no e-mail or mobile number that we can write to'] })
      const { lang } = request.body
      const browser = browserOf(request, reply)
      const requester = readRequester(secrets, { ...browser, network: networkOf(request.ip) })
      const proved = isProved(secrets.keys('codes'), browser, username.value, dayOf(Date.now()))
      await sendCode(services, settings, { username, lang, requester, proved })
      return {
        ok: true as const,
        expires_in: policy.validSeconds,
        resend_after: policy.resendSeconds,
        ...((await areCodesDelayed(services.db, username.kind === 'email' ? 'email' : 'sms')) && {
          delayed: { phone: (await readSender(services.db, config.publicUrl)).phone },
        }),
      }
    },
  )

  app.post(
    '/onboarding/v1/verify-code',
    {
      schema: {
        tags: ['onboarding'],
        summary: 'Prove the contact with the code sent to it',
        body: given,
        response: { 200: proved, ...onboardingErrors(401, 422), ...errors(429) },
      },
    },
    async (request, reply) => {
      const username = readUsername(request.body.username, settings.phoneCountries)
      const code = normaliseCode(request.body.code)
      const browser = readBrowser(cookieOf(request, cookie))
      if (!username || !browser) return refuse(reply, 401)
      // What is no code costs no try.
      if (code.length !== limits.oneTimeCodeLength) return refuse(reply, 422, wrong)
      const requester = readRequester(secrets, { ...browser, network: networkOf(request.ip) })
      const checked = await checkCode(services, { username: username.value, code, requester })
      if (checked.outcome === 'none') return refuse(reply, 401)
      if (checked.outcome === 'wrong') return refuse(reply, 422, wrong)
      const today = dayOf(Date.now())
      setCookie(reply, withProof(secrets.key('codes'), browser, username.value, today), proofDays)
      return { ok: true as const, token: checked.token, expires_in: policy.tokenSeconds }
    },
  )
}

/** The spec's words (section 8). */
const wrong = { code: ['You have entered an invalid verification code'] }

/** The onboarding service's own error shape, beside the common one. */
function refuse(reply: FastifyReply, status: 401 | 422, errors?: Record<string, string[]>) {
  const message = Object.values(errors ?? {})[0]?.[0] ?? 'Unauthenticated.'
  const code = status === 401 ? 'unauthenticated' : 'invalid'
  return reply.code(status).send({ ok: false, error: message, message, code, ...(errors && { errors }) })
}

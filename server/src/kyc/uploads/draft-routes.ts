import { z } from 'zod'
import { documentRefusals } from '#contract/kyc.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Secrets } from '../../config/secrets.ts'
import { contactOf } from '../one-time-codes/contact.ts'
import { errors, noBody } from '../../http/answers.ts'
import { beginDraft, dropDraft, readDraft } from './drafts.ts'

type Services = { db: Database; storage: ObjectStorage; secrets: Secrets }

const draft = z.strictObject({
  key: z.string(),
  expires_at: z.string(),
  documents: z.array(
    z.strictObject({
      id: z.uuid(),
      purpose: z.string(),
      bytes: z.int(),
      offset: z.int(),
      state: z.enum(['uploading', 'checking', 'received', 'refused']),
      check_delayed: z.boolean(),
      refusal: z.enum(documentRefusals).nullable(),
    }),
  ),
})
const params = z.strictObject({ id: z.uuid() })
const answers = errors(429)

/** `/api/kyc_drafts/{id}`: what a contact has begun to hand in (contract/kyc.ts). */
export function draftRoutes(app: App, services: Services): void {
  const about = (summary: string) => ({ tags: ['kyc'], summary, params })
  app.put(
    '/api/kyc_drafts/:id',
    {
      schema: {
        ...about('Begin handing documents in, or go on with it'),
        response: { 200: draft, ...answers },
      },
    },
    async (request) => {
      const contact = await contactOf(services.db, request.headers.authorization)
      return beginDraft(services, contact, request.params.id)
    },
  )
  app.get(
    '/api/kyc_drafts/:id',
    {
      schema: {
        ...about('What was begun, and how far each document has come'),
        response: { 200: draft, ...answers },
      },
    },
    async (request) => {
      const contact = await contactOf(services.db, request.headers.authorization)
      return readDraft(services, contact, request.params.id)
    },
  )
  app.delete(
    '/api/kyc_drafts/:id',
    { schema: { ...about('Drop all that was begun and not sent'), response: { 204: noBody, ...answers } } },
    async (request, reply) => {
      const contact = await contactOf(services.db, request.headers.authorization)
      await dropDraft(services, contact, request.params.id)
      return reply.code(204).send()
    },
  )
}

import { z } from 'zod'
import { documentRefusals } from '#contract/kyc.ts'
import type { App, Parts } from '../../app.ts'
import { contactOf } from '../one-time-codes/contact.ts'
import { errorSchema } from '../../content/read-schema.ts'
import { beginDraft, dropDraft, readDraft } from './drafts.ts'

const draft = z.object({
  key: z.string(),
  expires_at: z.string(),
  papers: z.array(
    z.object({
      id: z.uuid(),
      purpose: z.string(),
      bytes: z.int(),
      offset: z.int(),
      state: z.enum(['uploading', 'checking', 'received', 'refused']),
      refusal: z.enum(documentRefusals).nullable(),
    }),
  ),
})
const params = z.strictObject({ id: z.uuid() })
const answers = { 401: errorSchema, 404: errorSchema, 429: errorSchema }

/** `/api/kyc_drafts/{id}`: what a contact has begun to hand in (contract/kyc.ts). */
export function draftRoutes(app: App, parts: Parts): void {
  const about = (summary: string) => ({ tags: ['kyc'], summary, params })
  app.put(
    '/api/kyc_drafts/:id',
    {
      schema: { ...about('Begin handing papers in, or go on with it'), response: { 200: draft, ...answers } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const contact = await contactOf(parts.db, request.headers.authorization)
      return beginDraft(parts, contact, request.params.id)
    },
  )
  app.get(
    '/api/kyc_drafts/:id',
    {
      schema: {
        ...about('What was begun, and how far each paper has come'),
        response: { 200: draft, ...answers },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const contact = await contactOf(parts.db, request.headers.authorization)
      return readDraft(parts, contact, request.params.id)
    },
  )
  app.delete(
    '/api/kyc_drafts/:id',
    { schema: { ...about('Drop all that was begun and not sent'), response: { 204: z.null(), ...answers } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const contact = await contactOf(parts.db, request.headers.authorization)
      await dropDraft(parts, contact, request.params.id)
      return reply.code(204).send(null)
    },
  )
}

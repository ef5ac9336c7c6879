import { createHash, randomUUID } from 'node:crypto'
import type { Draft } from '#contract/kyc.ts'
import { makePdf } from '#database/sample/pdf.ts'
import { contactTokens } from '#database/tables.ts'
import { sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../src/config/derived-secrets.ts'
import type { Service } from './service.ts'
import { until } from './until.ts'

export const path = '/uploads/kyc'

/** A contact as proved a moment ago, by a row in place of a code. @returns its token */
export async function proved({ services }: Pick<Service, 'services'>, username: string): Promise<string> {
  const token = newToken()
  await services.db.insert(contactTokens).values({
    token_hash: tokenHash(token),
    username,
    lang: 'en',
    proved_at: sql`now()`,
    expires_at: sql`now() + interval '1 hour'`,
  })
  return token
}

export type Sender = {
  username: string
  token: string
  draft: string
}

export async function sender(
  service: Service,
  username = `${randomUUID()}@customers.invalid`,
): Promise<Sender> {
  const token = await proved(service, username)
  const draft = randomUUID()
  const begun = await service.ask('PUT', `/api/kyc_drafts/${draft}`, { as: token })
  if (begun.status !== 200) throw new Error(`no draft: ${begun.text}`)
  return { username, token, draft }
}

/** A sound PDF of one page. */
export const samplePdf = (words = 'Words'): Buffer =>
  Buffer.from(makePdf({ title: 'Payslip', issuer: 'Employer', marking: 'Sample', blocks: [{ text: words }] }))

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** `Upload-Metadata` as tus has it: keys and base64. */
export const metadata = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

type Said = { purpose?: string; filename?: string; sha256?: string; draft?: string; length?: number | string }

/** Begins an upload. */
export function begin(service: Service, { token, draft }: Sender, bytes: Uint8Array, said: Said = {}) {
  const about = {
    draft: said.draft ?? draft,
    purpose: said.purpose ?? 'Payslip',
    filename: said.filename ?? 'document.pdf',
    sha256: said.sha256 ?? sha256(bytes),
  }
  return service.ask('POST', path, {
    as: token,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(said.length ?? bytes.length),
      'upload-metadata': metadata(about),
    },
  })
}

/** Sends bytes on from an offset. */
export function patch(service: Service, token: string, url: string, offset: number, bytes: Uint8Array) {
  return service.ask('PATCH', url, {
    as: token,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    raw: Buffer.from(bytes),
  })
}

/** Begins and sends a whole file. @returns its id */
export async function send(
  service: Service,
  from: Sender,
  bytes: Uint8Array,
  said: Said = {},
): Promise<string> {
  const begun = await begin(service, from, bytes, said)
  if (begun.status !== 201) throw new Error(`not begun: ${begun.text}`)
  const url = String(begun.headers['location'])
  const sent = await patch(service, from.token, url, 0, bytes)
  if (sent.status !== 204) throw new Error(`not sent: ${sent.text}`)
  return url.slice(path.length + 1)
}

export async function draftOf(service: Service, { token, draft }: Sender): Promise<Draft> {
  const { body } = await service.ask('GET', `/api/kyc_drafts/${draft}`, { as: token })
  return body as Draft // what the route's own schema says
}

/** A document of the draft once it was inspected. */
export async function inspected(
  service: Service,
  from: Sender,
  id: string,
): Promise<Draft['documents'][number]> {
  let found: Draft['documents'][number] | undefined
  await until(async () => {
    found = (await draftOf(service, from)).documents.find((document) => document.id === id)
    return found?.state === 'received' || found?.state === 'refused'
  })
  if (!found) throw new Error('no such document')
  return found
}

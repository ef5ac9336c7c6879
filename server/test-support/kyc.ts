import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { kycAccountTypes } from '#contract/collections/kyc-account-types.ts'
import { branches } from '#contract/collections/branches.ts'
import { requiredDocuments, type KycAccountTypeName } from '#database/sample/kyc/required-documents.ts'
import {
  contactTokens,
  kycDrafts,
  kycDocumentObjects,
  kycDocuments,
  kycSubmissions,
} from '#database/tables.ts'
import { storedNamed } from '#database/registry.ts'
import { system } from '../src/changes/actor.ts'
import { create } from '../src/content/verbs/create.ts'
import { newToken, tokenHash } from '../src/config/derived-secrets.ts'
import { keyContext, objectContext } from '../src/storage/encryption/document-contexts.ts'
import { encrypt } from '../src/storage/encryption/encrypt.ts'
import type { Newsroom } from './newsroom.ts'
import type { Service } from './service.ts'

/** A contact proved just now, or some minutes ago: its token. */
export async function prove(
  { services }: Service,
  username: string,
  { lang = 'en', minutesAgo = 0 }: { lang?: 'en' | 'ny'; minutesAgo?: number } = {},
): Promise<string> {
  const token = newToken()
  await services.db.insert(contactTokens).values({
    token_hash: tokenHash(token),
    username,
    lang,
    proved_at: sql`now() - make_interval(mins => ${minutesAgo})`,
    expires_at: sql`now() + interval '1 hour'`,
  })
  return token
}

/** A document that was uploaded and found good, without the upload. */
export async function readyDocument(
  { services: { db, keyring, storage } }: Service,
  username: string,
  purpose: string,
  content: string | Buffer = randomUUID(),
  fileName = 'My Document.PDF',
): Promise<string> {
  const id = randomUUID()
  const draft = randomUUID()
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const { key, wrapped } = keyring.make(keyContext({ id, submission_id: null }))
  const now = sql`now()`
  await db.insert(kycDrafts).values({
    id: draft,
    username,
    key_id: randomUUID(),
    created_at: now,
    expires_at: sql`now() + interval '1 day'`,
  })
  await db.insert(kycDocuments).values({
    id,
    username,
    draft_id: draft,
    purpose,
    file_name: fileName,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    received_bytes: bytes.length,
    state: 'ready',
    mime: 'application/pdf',
    pages: 1,
    wrapped_key: wrapped,
    created_at: now,
    last_received_at: now,
  })
  for (const [part, at] of [
    ['whole', 0],
    ['page', 1],
  ] as const) {
    const object = `kyc-${randomUUID()}`
    await storage.put(object, encrypt(key, bytes, objectContext(id, part, at)), 'application/octet-stream')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await db
      .insert(kycDocumentObjects)
      .values({ document_id: id, part, at, bytes: bytes.length, key: object, sha256 })
  }
  return id
}

/** A ready document for each purpose a type requires. */
export async function readyDocuments(
  service: Service,
  username: string,
  type: KycAccountTypeName,
): Promise<{ purpose: string; document: string }[]> {
  const documents = []
  for (const purpose of requiredDocuments[type])
    documents.push({ purpose, document: await readyDocument(service, username, purpose) })
  return documents
}

/** A document of an account type's list. */
export const requiredDocument = (purpose: string) => ({
  purpose,
  name: { en: purpose, ny: `${purpose} (ny)` },
  accepted: { en: 'All of it.', ny: 'Zonse.' },
})

/** Account types that ask for all the documents there are, for tests that only send some. */
export const askForDocuments = ({ services: { changes } }: Service): Promise<void> =>
  changes(system('a test'), async (change) => {
    const stored = storedNamed('kyc_account_types')
    if (!stored) throw new Error('the collection is not registered')
    const purposes = [...new Set(Object.values(requiredDocuments).flat())]
    const body = {
      name: { en: 'Any account', ny: 'Akaunti iliyonse' },
      position: 1,
      documents: purposes.map(requiredDocument),
    }
    await create(change, stored, body, { id: randomUUID(), publish_at: '2020-01-01T00:00:00Z' })
  })

/** What a submission needs to name: a branch and the four account types. */
export async function openBank(newsroom: Newsroom): Promise<{ branch: string }> {
  const branch = 'Sample Town'
  await newsroom.publish(branches, { ...newsroom.body(branches), name: branch })
  for (const [index, [en, purposes]] of Object.entries(requiredDocuments).entries())
    await newsroom.publish(kycAccountTypes, {
      name: { en, ny: `${en} (ny)` },
      position: index + 1,
      documents: purposes.map((purpose) => requiredDocument(purpose)),
    })
  return { branch }
}

/** A submission by its row alone, for what only needs one to be there. */
export async function aSubmission(
  { services }: Service,
  username = 'somebody@sample.invalid',
): Promise<string> {
  const id = randomUUID()
  await services.db.insert(kycSubmissions).values({
    id,
    account_number: id.replaceAll(/\D/g, '').padEnd(12, '0').slice(0, 12),
    username,
    account_name: 'Sample Customer',
    branch_id: randomUUID(),
    kyc_account_type_id: randomUUID(),
    lang: 'en',
    state: 'received',
    created_at: sql`now()`,
    sent_at: sql`now()`,
  })
  return id
}

/** Opens a page and marks it as seen, as an officer's window does. */
export async function seePage(
  service: Service,
  as: string,
  { id, document, page }: { id: string; document: string; page: number },
): Promise<void> {
  const path = `/api/kyc_reviews/${id}/documents/${document}/pages/${page}`
  await service.ask('GET', path, { as })
  await service.ask('POST', `${path}/seen`, { as, body: null })
}

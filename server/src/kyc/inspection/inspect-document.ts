import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DocumentRefusal } from '#contract/kyc.ts'
import type { Tx } from '#database/open.ts'
import { kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Inspector } from './inspector.ts'
import { documentBudget, type Step } from './inspector.ts'
import { maxPagesFor } from '../submissions/body.ts'
import { assembleChunks } from '../uploads/assemble-chunks.ts'
import { charge, isSlowLaneClosed, queueNextStep } from './inspection-queue.ts'
import { scanForViruses } from './virus-scan.ts'
import { refused, type AcceptedFile, type InspectionResult } from './accepted-file.ts'
import { dataKey, dropObjects, putObject, removeObjects } from '../uploads/document-storage.ts'
import type { KycDocument } from '../uploads/find-upload.ts'

type Needs = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs; inspector: Inspector }

/**
 * Inspects a document that has come whole, and keeps it, drops it, or has it wait for its next step: where it did not come
 * to its end within this one, or its process died, which may be no fault of the document's. Runs again without harm; of
 * a document dropped meanwhile it leaves nothing.
 * @param clamd the virus scanner's address, where there is one
 * @throws where store, scanner or a process to read in cannot be had: it is tried again
 */
export async function inspectDocument(
  services: Needs,
  clamd: string | null,
  id: string,
  step: Step = 'glance',
): Promise<void> {
  const [document] = await services.db.select().from(kycDocuments).where(stillChecking(id))
  if (!document) return
  if (step === 'rest' && (await isSlowLaneClosed(services.db, document.username)))
    return refuse(services, id, 'too_many_complex')
  const bytes = await assembleChunks(services, document)
  if (!bytes) return refuse(services, id, 'damaged')
  // What is slow is not read again for each try to reach the scanner, and what is quick is answered at once.
  if (step === 'rest' && !(await isClean(clamd, bytes))) return refuse(services, id, 'failed_check')
  const result = await inspect(services, document, bytes, step)
  if (result === 'slice' || result === 'rest')
    return services.db.transaction((tx) => queueNextStep(tx, services.jobs, document, result))
  if ('refusal' in result) return refuse(services, id, result.refusal)
  // A decrypted copy is scanned as well, which the scanner has not seen.
  const stored = result.mime === 'application/pdf' ? result.whole : bytes
  if ((step !== 'rest' || stored !== bytes) && !(await isClean(clamd, stored)))
    return refuse(services, id, 'failed_check')
  await accept(services, document, result)
}

const isClean = async (clamd: string | null, bytes: Buffer) =>
  clamd === null || (await scanForViruses(clamd, bytes))

async function inspect(
  { db, inspector }: Needs,
  { id, username, sha256, purpose }: KycDocument,
  bytes: Buffer,
  step: Step,
): Promise<InspectionResult | 'slice' | 'rest'> {
  const inspected = await inspector.inspect(bytes, {
    sha256,
    owner: username,
    step,
    maxPages: await maxPagesFor(db, purpose),
  })
  if ('found' in inspected) {
    await charge(db, id, inspected.ms)
    return inspected.found
  }
  const isOver = step === 'rest' || inspected.ending === 'memory'
  // Who swells or hangs is charged as one who worked for as long.
  await charge(db, id, isOver ? Math.max(inspected.ms, documentBudget.total) : inspected.ms)
  if (!isOver) return step === 'glance' && inspected.ending === 'cpu' ? 'slice' : 'rest'
  return refused(inspected.ending === 'crash' ? 'damaged' : 'too_complex')
}

const stillChecking = (id: string) =>
  and(eq(kycDocuments.id, id), eq(kycDocuments.state, 'checking'), isNull(kycDocuments.replaced_at))

async function refuse(
  { db, storage }: Pick<Needs, 'db' | 'storage'>,
  id: string,
  refusal: DocumentRefusal,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kycDocuments)
      .set({ state: 'refused', refusal, last_received_at: sql`now()` })
      .where(stillChecking(id))
      .returning({ id: kycDocuments.id })
    return moved ? dropObjects(tx, [id]) : []
  })
  await removeObjects(storage, gone)
}

async function accept(services: Needs, document: KycDocument, accepted: AcceptedFile): Promise<void> {
  const rows = await storeAccepted(services, document, accepted)
  const gone = await services.db.transaction(async (tx: Tx) => {
    const [moved] = await tx
      .update(kycDocuments)
      .set({
        state: 'ready',
        mime: accepted.mime,
        pages: accepted.pages.length,
        last_received_at: sql`now()`,
      })
      .where(stillChecking(document.id))
      .returning({ id: kycDocuments.id })
    // Dropped, or checked by another worker: what was just stored is nobody's.
    if (!moved) return rows.map(({ key }) => key)
    const chunks = await dropObjects(tx, [document.id])
    await tx.insert(kycDocumentObjects).values(rows)
    return chunks
  })
  await removeObjects(services.storage, gone)
}

async function storeAccepted(services: Needs, document: KycDocument, { whole, pages }: AcceptedFile) {
  const key = dataKey(services, document)
  const sha256 = createHash('sha256').update(whole).digest('hex')
  const put = async (part: 'whole' | 'page', at: number, content: Buffer) => ({
    document_id: document.id,
    part,
    at,
    bytes: content.length,
    key: await putObject(services, key, { document: document.id, part, at }, content),
    sha256: part === 'whole' ? sha256 : null,
  })
  const rows = [await put('whole', 0, whole)]
  for (const [n, page] of pages.entries()) rows.push(await put('page', n + 1, page))
  return rows
}

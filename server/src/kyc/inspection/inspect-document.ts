import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaperRefusal } from '#contract/kyc.ts'
import type { Tx } from '#database/open.ts'
import { kycObjects, kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { documentBudget, type Step } from './inspector.ts'
import { assemble } from '../uploads/assemble-chunks.ts'
import { charge, isSlowLaneClosed, queueNextStep } from './inspection-queue.ts'
import { scanWithClamd } from './virus-scan.ts'
import { refused, type Good, type LookedAt } from './accepted-file.ts'
import { dataKey, dropObjects, putObject, removeObjects } from '../uploads/document-storage.ts'
import type { Paper } from '../uploads/find-upload.ts'

type Needs = Pick<Parts, 'db' | 'store' | 'keyring' | 'jobs' | 'inspector'>

/**
 * Looks at a paper that has come whole, and keeps it, drops it, or has it wait for its next step: where it did not come
 * to its end within this one, or its process died, which may be no fault of the paper's. Runs again without harm; of
 * a paper dropped meanwhile it leaves nothing.
 * @param clamd the virus scanner's address, where there is one
 * @throws where store, scanner or a process to read in cannot be had: it is tried again
 */
export async function checkPaper(
  parts: Needs,
  clamd: string | null,
  id: string,
  step: Step = 'glance',
): Promise<void> {
  const [paper] = await parts.db.select().from(kycPapers).where(stillChecking(id))
  if (!paper) return
  if (step === 'rest' && (await isSlowLaneClosed(parts.db, paper.username)))
    return refuse(parts, id, 'too_many_complex')
  const bytes = await assemble(parts, paper)
  if (!bytes) return refuse(parts, id, 'damaged')
  // What is slow is not read again for each try to reach the scanner, and what is quick is told at once.
  if (step === 'rest' && !(await isClean(clamd, bytes))) return refuse(parts, id, 'failed_check')
  const looked = await inspect(parts, paper, bytes, step)
  if (looked === 'slice' || looked === 'rest')
    return parts.db.transaction((tx) => queueNextStep(tx, parts.jobs, paper, looked))
  if ('refusal' in looked) return refuse(parts, id, looked.refusal)
  if (step !== 'rest' && !(await isClean(clamd, bytes))) return refuse(parts, id, 'failed_check')
  await keep(parts, paper, looked)
}

const isClean = async (clamd: string | null, bytes: Buffer) =>
  clamd === null || (await scanWithClamd(clamd, bytes))

async function inspect(
  { db, inspector }: Needs,
  { id, username, sha256 }: Paper,
  bytes: Buffer,
  step: Step,
): Promise<LookedAt | 'slice' | 'rest'> {
  const inspected = await inspector.inspect(bytes, { sha256, owner: username, step })
  if ('found' in inspected) {
    await charge(db, id, inspected.ms)
    return inspected.found
  }
  const isOver = step === 'rest' || inspected.ending === 'memory'
  // Who swells or hangs is charged as one who worked for as long.
  await charge(db, id, isOver ? Math.max(inspected.ms, documentBudget.whole) : inspected.ms)
  if (!isOver) return step === 'glance' && inspected.ending === 'cpu' ? 'slice' : 'rest'
  return refused(inspected.ending === 'crash' ? 'damaged' : 'too_complex')
}

const stillChecking = (id: string) =>
  and(eq(kycPapers.id, id), eq(kycPapers.state, 'checking'), isNull(kycPapers.replaced_at))

async function refuse(
  { db, store }: Pick<Needs, 'db' | 'store'>,
  id: string,
  refusal: PaperRefusal,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kycPapers)
      .set({ state: 'refused', refusal, touched_at: sql`now()` })
      .where(stillChecking(id))
      .returning({ id: kycPapers.id })
    return moved ? dropObjects(tx, [id]) : []
  })
  await removeObjects(store, gone)
}

async function keep(parts: Needs, paper: Paper, good: Good): Promise<void> {
  const rows = await storeGood(parts, paper, good)
  const gone = await parts.db.transaction(async (tx: Tx) => {
    const [moved] = await tx
      .update(kycPapers)
      .set({ state: 'ready', mime: good.mime, pages: good.pages.length, touched_at: sql`now()` })
      .where(stillChecking(paper.id))
      .returning({ id: kycPapers.id })
    // Dropped, or checked by another worker: what was just stored is nobody's.
    if (!moved) return rows.map(({ key }) => key)
    const chunks = await dropObjects(tx, [paper.id])
    await tx.insert(kycObjects).values(rows)
    return chunks
  })
  await removeObjects(parts.store, gone)
}

async function storeGood(parts: Needs, paper: Paper, { whole, pages }: Good) {
  const key = dataKey(parts, paper)
  const paper_id = paper.id
  const sha256 = createHash('sha256').update(whole).digest('hex')
  const put = async (part: 'whole' | 'page', at: number, content: Buffer) => ({
    paper_id,
    part,
    at,
    bytes: content.length,
    key: await putObject(parts, key, { paper: paper_id, part, at }, content),
    sha256: part === 'whole' ? sha256 : null,
  })
  const rows = [await put('whole', 0, whole)]
  for (const [n, page] of pages.entries()) rows.push(await put('page', n + 1, page))
  return rows
}

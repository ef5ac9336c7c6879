import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaperRefusal } from '#contract/kyc.ts'
import type { Tx } from '#database/open.ts'
import { kycObjects, kycPapers } from '#database/tables.ts'
import type { Parts } from '../app.ts'
import { scanWithClamd } from './clamd.ts'
import { assemble } from './assemble.ts'
import { lookAt } from './look-at.ts'
import type { Good, LookedAt } from './looked-at.ts'
import { dataKey, dropObjects, putObject, removeObjects } from './objects.ts'
import type { Paper } from './own-upload.ts'

type Needs = Pick<Parts, 'db' | 'store' | 'keyring'>

/**
 * Looks at a paper that has come whole, and keeps it or drops it. Runs again without harm; of a paper dropped
 * meanwhile it leaves nothing.
 * @param clamd the virus scanner's address, where there is one
 * @throws where store or scanner cannot be reached: it is tried again
 */
export async function checkPaper(parts: Needs, clamd: string | null, id: string): Promise<void> {
  const [paper] = await parts.db.select().from(kycPapers).where(stillChecking(id))
  if (!paper) return
  const bytes = await assemble(parts, paper)
  const looked: LookedAt = bytes ? await lookAt(bytes, paper.sha256) : { refusal: 'damaged' }
  if ('refusal' in looked) return refuse(parts, id, looked.refusal)
  if (clamd !== null && bytes && !(await scanWithClamd(clamd, bytes)))
    return refuse(parts, id, 'failed_check')
  await keep(parts, paper, looked)
}

const stillChecking = (id: string) =>
  and(eq(kycPapers.id, id), eq(kycPapers.state, 'checking'), isNull(kycPapers.replaced_at))

async function refuse({ db, store }: Needs, id: string, refusal: PaperRefusal): Promise<void> {
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

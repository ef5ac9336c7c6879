import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kycDocuments } from '#database/tables.ts'
import { inspected, samplePdf, send, sender, type Sender } from '../../../test-support/kyc-documents.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { inspectDocument } from './inspect-document.ts'
import { slowLaneLimits } from './inspection-queue.ts'

// With a program in place of the one that reads: documents do what their first word says.

const module = new URL('../../../test-support/misbehaving.process.ts', import.meta.url)
const inspection = { module, budget: { glance: 300, slice: 1_500, total: 1_900 } }

let service: Service
/** the same without a worker: documents are inspected when the test says so */
let still: Service
beforeAll(async () => {
  service = await startService({ worker: true, inspection })
  still = await startService({ inspection: { module, budget: { slice: 100, total: 200 } } })
  await Promise.all([askForDocuments(service), askForDocuments(still)])
})
afterAll(async () => {
  await service.stop()
  await still.stop()
})

const purposes = ['Payslip', 'Signature', 'Utility Bill', 'Sketch Map', 'Letter from Employer']
const sendWord = (to: Service, from: Sender, word: string, n = 0) =>
  send(to, from, Buffer.from(word), { purpose: purposes[n] ?? 'Payslip' })

test(
  'a process that aborts, swells or hangs costs its document alone; pages and documents go on',
  { tags: ['documents'] },
  async () => {
    const words = ['abort', 'swell', 'hang'] as const
    const ends = words.map(async (word) => {
      const from = await sender(service)
      return inspected(service, from, await sendWord(service, from, word))
    })
    const honest = await sender(service)
    const good = inspected(service, honest, await send(service, honest, samplePdf()))
    const larger = inspected(service, honest, await sendWord(service, honest, 'work', 1))
    let served = 0
    const all = Promise.all([good, larger, ...ends])
    const state = { over: false }
    void all.finally(() => (state.over = true)).catch(() => {})
    while (!state.over) {
      expect((await service.ask('GET', '/api/faqs')).status).toBe(200)
      served++
      // What is answered from memory leaves no turn to anything else.
      await wait(10)
    }
    const [document, more, ...refused] = await all
    expect(served).toBeGreaterThan(1)
    expect([document.state, more.state]).toEqual(['received', 'received'])
    expect(refused.map(({ refusal }) => refusal)).toEqual(['damaged', 'too_complex', 'too_complex'])
  },
)

/** The documents that wait, in the order in which workers take them. */
async function waiting(): Promise<string[]> {
  // Both drivers answer with rows, and the type of neither says which.
  const { rows } = (await still.services.db.execute(
    sql`select data->>'document' as document from pgboss.job where name = 'inspect-document' and state = 'created' order by priority desc, created_on`,
  )) as unknown as { rows: { document: string }[] }
  return rows.map(({ document }) => document)
}

test('a contact’s further documents wait behind the first of others', async () => {
  const many = await sender(still)
  const first: string[] = []
  for (let n = 0; n < 4; n++) first.push(await sendWord(still, many, 'count', n))
  const other = await sender(still)
  const second = await sendWord(still, other, 'count')
  const order = await waiting()
  expect(order).toEqual([first[0], second, ...first.slice(1)])
  // What a contact's documents have cost counts as well.
  await still.services.db.update(kycDocuments).set({ inspect_ms: 9_000 }).where(eq(kycDocuments.id, second))
  const dear = await sendWord(still, other, 'count', 1)
  expect((await waiting()).at(-1)).toBe(dear)
})

test(
  'whoever sends several that use up their budget waits some hours with slow ones; quick ones are taken',
  { tags: ['documents'] },
  async () => {
    const from = await sender(still)
    const check = async (word: string, n: number) => {
      const id = await sendWord(still, from, word, n)
      await inspectDocument(still.services, null, id)
      await inspectDocument(still.services, null, id, 'rest')
      const [row] = await still.services.db.select().from(kycDocuments).where(eq(kycDocuments.id, id))
      return row?.refusal ?? row?.state
    }
    for (let n = 0; n < slowLaneLimits.mostADay; n++) expect(await check('hang', n)).toBe('too_complex')
    expect(await check('hang', 3)).toBe('too_many_complex')
    expect(await check('count', 4)).toBe('ready')
    // The hours pass.
    const past = sql`now() - make_interval(hours => ${slowLaneLimits.closedHours}, mins => 1)`
    await still.services.db
      .update(kycDocuments)
      .set({ last_received_at: past })
      .where(eq(kycDocuments.username, from.username))
    expect(await check('hang', 4)).toBe('too_complex')
  },
)

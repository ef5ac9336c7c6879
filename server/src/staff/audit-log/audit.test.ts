import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branches } from '#contract/collections/branches.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { kycAccountDetails } from '#contract/collections/kyc-account-details.ts'
import type { AuditPage, AuditRow } from '#contract/backoffice/audit.ts'
import { auditLog, auditLogDetails, auditSentences, changeSequence, staffSettings } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { system } from '../../changes/actor.ts'
import { digestOf, linkOf, type AuditEntry } from '../../changes/audit-chain.ts'
import { exportedHeads, readHead, type Head } from '../../changes/exported-heads.ts'
import { logHead } from '../../changes/logged-head.ts'
import { erasureNote } from '../../changes/audit-notes.ts'
import { verifyAudit, type AuditError } from '../../changes/verify-audit.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const get = (path: string, as = newsroom.token('auditor')) =>
  service.ask('GET', `/backoffice/api/audit${path}`, { as })
const keys = () => service.services.secrets.keys('audit')
const verify = () => verifyAudit(service.services.db, keys())
const outside = () => ({ db: service.services.db, storage: service.services.storage, auditKey: keys()[0] })
const heads = () => exportedHeads(service.services.storage, keys())

test('every change is told with who, from where, and each field before and after; of customers’ data only which', async () => {
  const item = await newsroom.publish(faqs)
  const body = { ...newsroom.body(faqs), question: { en: 'When do you open?', ny: 'Mumatsegula liti?' } }
  const headers = { 'if-match': `"v${item.version}"` }
  const as = newsroom.token('author')
  expect((await service.ask('PUT', `/api/faqs/${item.id}`, { as, body, headers })).status).toBe(200)
  const { body: page } = await get(`?collection=faqs&item=${item.id}`)
  expect(page.rows.map(({ action }: AuditRow) => action).slice(-1)).toEqual(['create'])
  const update = page.rows.find(({ action }: AuditRow) => action === 'update')
  expect(update).toMatchObject({ who: { name: 'author' }, address: '127.0.0.1' })
  const { body: detail } = await get(`/${update.seq}`)
  const question = detail.fields.find(({ field }: { field: string }) => field === 'question')
  expect(question.after).toEqual(body.question)
  expect(question.before.en).not.toBe('When do you open?')

  const secret = newsroom.body(kycAccountDetails)
  const customer = await newsroom.write(kycAccountDetails, secret)
  const { body: kyc } = await get(`?collection=kyc_account_details&item=${customer.id}`)
  const line = await get(`/${kyc.rows.at(-1).seq}`)
  expect(line.body.fields.map(({ field }: { field: string }) => field)).toContain('account_number')
  expect(line.text).not.toContain(String(secret['account_number']))
  expect(line.text).not.toContain(String(secret['username']))
  // Nor is it in the table, for whoever reads that.
  const kept = JSON.stringify(await service.services.db.select().from(auditLogDetails))
  expect(kept).not.toContain(String(secret['account_number']))
})

test('the record is narrowed by who, what, item and day, page by page without a gap, and exported by the same', async () => {
  for (let n = 0; n < 7; n++) await newsroom.write(faqs)
  const all = (await get('?limit=200')).body.rows as AuditRow[]
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => all.length - n))
  const seen: number[] = []
  for (let after = ''; ;) {
    const { rows, next }: AuditPage = (await get(`?limit=3${after}`)).body
    seen.push(...rows.map(({ seq }) => seq))
    // No page is offered that has nothing on it, however many lines there are.
    expect(rows).not.toEqual([])
    if (next === null) break
    after = `&after=${next}`
  }
  expect((await get(`?limit=${all.length}`)).body.next).toBe(null)
  const second: AuditPage = (await get(`?limit=${all.length - 1}`)).body
  expect((await get(`?limit=1&after=${second.next}`)).body).toEqual({
    rows: all.slice(-1),
    next: null,
    unsearched: 0,
  })
  expect(seen).toEqual(all.map(({ seq }) => seq))
  const author = all.find(({ who, action }) => who?.name === 'author' && action === 'create')
  const filter = `who=${author?.who?.id}&action=create&collection=faqs`
  const expected = all.filter(
    ({ who, action, collection }) =>
      who?.id === author?.who?.id && action === 'create' && collection === 'faqs',
  )
  expect((await get(`?limit=200&${filter}`)).body.rows).toEqual(expected)
  const [newest, oldest] = [all[0], all.at(-1)]
  expect((await get(`?from=${newest?.at}`)).body.rows).toHaveLength(1)
  expect((await get(`?to=${oldest?.at}`)).body.rows).toEqual([])
  for (const wrong of [
    '?after=1',
    '?before=1',
    '?limit=0',
    '?limit=999',
    '?from=yesterday',
    '?what=1',
    '/abc',
  ])
    expect([wrong, (await get(wrong)).status]).toEqual([wrong, 400])
  const csv = await get(`/export.csv?${filter}`)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.text.trim().split('\r\n')).toHaveLength(expected.length + 1)
  const { body: choices } = await get('/choices')
  expect(choices.actions).toEqual([...new Set(all.map(({ action }) => action))].toSorted())
  expect(choices.people.map(({ name }: { name: string }) => name)).toContain('author')
})

test(
  'a search that has not read all lines yet says how many are missing; an export by words reads all first',
  { tags: ['length'], timeout: 120_000 },
  async () => {
    const { db } = service.services
    const { body: head } = await get('/head')
    const many = 40_100
    const lines = sql`select ${head.seq}::bigint + n as seq from generate_series(1, ${many}::int) as n`
    await db.execute(sql`insert into audit_log (seq, at, action, collection, item_id, details_digest, digest, hash)
    select seq, now(), 'create', 'faqs', 'nowhere', '', '', '' from (${lines}) as lines`)
    const unsearched = async (query: string) => ((await get(`?limit=1${query}`)).body as AuditPage).unsearched
    try {
      expect(await unsearched('')).toBe(0)
      expect(await unsearched('&text=nowhere')).toBeGreaterThan(20_000)
      const csv = (await get('/export.csv?text=nowhere')).text.trim().split('\r\n')
      expect(csv).toHaveLength(many + 1)
      expect(await unsearched('&text=nowhere')).toBe(0)
    } finally {
      await db.delete(auditLog).where(gt(auditLog.seq, head.seq))
      await db.delete(auditSentences).where(gt(auditSentences.seq, head.seq))
    }
  },
)

test('each line is a sentence with names and values before and after, found by its words, and never tells of a customer', async () => {
  const officer = await service.staff('rates_officer')
  const approver = await service.staff('approver')
  const rate = async (selling: string) => {
    const body = {
      currency: 'CHF',
      buying: '2080',
      selling,
      middle: '2085',
      effective_at: new Date(Date.now() - 1000).toISOString(),
    }
    const written = await service.ask('POST', '/api/money_bureau_exchange_rates?draft=true', {
      as: officer.token,
      body,
    })
    const path = `/api/money_bureau_exchange_rates/${written.body.id}`
    expect((await service.ask('POST', `${path}/submit`, { as: officer.token, body: {} })).status).toBe(200)
    const approval = { revision: 1 }
    expect(
      (await service.ask('POST', `${path}/approve`, { as: approver.token, body: approval })).status,
    ).toBe(200)
    return String(written.body.id)
  }
  await rate('2100')
  const id = await rate('2111.5')
  const sentences = async (query: string) =>
    ((await get(query)).body as AuditPage).rows.map(({ sentence }) => sentence)
  const told = await sentences(`?item=${id}`)
  expect(told).toEqual([
    'approver approved the Swiss franc’s selling rate from 2,100.00 to 2,111.50.',
    'rates_officer set the Swiss franc’s selling rate from 2,100.00 to 2,111.50, and sent it for approval.',
    'rates_officer began the rate of the Swiss franc.',
  ])
  // By words, their beginnings, figures as people write them; by the person and the day beside.
  for (const text of ['swiss 2,111', 'SELLING franc', '2111.5'])
    expect(await sentences(`?text=${encodeURIComponent(text)}&item=${id}`)).toEqual(told.slice(0, 2))
  expect(await sentences('?text=nothing-like-it')).toEqual([])
  expect(await sentences(`?text=swiss&who=${approver.id}`)).toEqual(expect.arrayContaining([told[0]]))
  expect(await sentences('?text=swiss&to=2020-01-01T00:00:00Z')).toEqual([])
  for (const text of ["'", ':*', '&|!', '%'])
    expect((await get(`?text=${encodeURIComponent(text)}`)).status).toBe(200)

  // Fields by the names that forms give them, not by those of the wire.
  const place = newsroom.body(branches)
  const branch = await newsroom.publish(branches, place)
  const moved = { ...place, longtude: 35.25 }
  const headers = { 'if-match': `"v${branch.version}"` }
  const as = newsroom.token('author')
  expect((await service.ask('PUT', `/api/branches/${branch.id}`, { as, body: moved, headers })).status).toBe(
    200,
  )
  expect((await sentences(`?item=${branch.id}`)).join()).toMatch(/: longitude from [^,]+ to 35\.25\./)

  const secret = newsroom.body(kycAccountDetails)
  const customer = await newsroom.write(kycAccountDetails, secret)
  const [written] = await sentences(`?item=${customer.id}`)
  expect(written).toContain(customer.id.slice(0, 8).toUpperCase())
  const csv = (await get(`/export.csv?item=${id}`)).text.trim().split('\r\n')
  expect(csv[0]).toContain('In a sentence,Before and after,Noted with it,Hash')
  expect(csv[1]).toContain('2,111.50')
  expect(csv[1]).toMatch(/,[\da-f]{64}$/)
  expect(csv[1]).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/)
  await get('?text=anything')
  const everything = JSON.stringify([
    await service.services.db.select().from(auditSentences),
    (await get('/export.csv')).text,
  ])
  for (const value of [secret['account_number'], secret['username'], secret['account_name']])
    expect(everything).not.toContain(String(value))
})

test('what leaves in the file is what the list shows, line for line, whatever it was narrowed by', async () => {
  const odd = [
    '100 % of it',
    'snake_case',
    'a back\\slash',
    'say "yes"',
    "o’clock, o'clock; or",
    '=SUM(A1)',
    '🧺 basket',
  ]
  for (const en of odd)
    await newsroom.write(faqs, { ...newsroom.body(faqs), question: { en, ny: `${en}\nny` } })
  const gone = await service.staff('author')
  await service.ask('POST', '/api/faqs', { as: gone.token, body: newsroom.body(faqs) })
  await service.ask('DELETE', `/backoffice/api/users/${gone.id}`, {
    as: newsroom.token('administrator'),
    body: {},
  })
  const midnight = `${new Date(Date.now() + 7_200_000).toISOString().slice(0, 10)}T00:00:00+02:00`
  const filters: Record<string, string>[] = [
    {},
    ...[
      '%',
      '_',
      '\\',
      '"',
      '🧺',
      "'",
      '100 %',
      'snake_case',
      'slash',
      'say "yes"',
      "o'clock",
      '=SUM',
      '🧺 basket',
      '& | !',
      'a:*',
    ].map((text) => ({ text })),
    { who: gone.id },
    { who: 'nobody' },
    { who: gone.id, text: 'created' },
    { from: midnight },
    { to: midnight },
    { from: midnight, to: midnight },
    { from: '2080-01-01T00:00:00+02:00', to: '2026-01-01T00:00:00+02:00' },
  ]
  const sizes = new Map<string, number>()
  for (const filter of filters) {
    const query = new URLSearchParams(filter).toString()
    const listed: string[][] = []
    for (let after = ''; ;) {
      const { rows, next }: AuditPage = (await get(`?limit=200&${query}${after}`)).body
      listed.push(
        ...rows.map(({ seq, who, action, item_id, sentence }) => [
          String(seq),
          who?.name ?? '',
          action,
          item_id ?? '',
          sentence,
        ]),
      )
      if (next === null) break
      after = `&after=${next}`
    }
    const [, ...exported] = cellsOf((await get(`/export.csv?${query}`)).text)
    const told = exported.map((cells) => [0, 2, 4, 6, 7].map((at) => cells[at]))
    expect([query, told]).toEqual([query, listed])
    sizes.set(query, listed.length)
  }
  expect(sizes.get('text=snake_case')).toBeGreaterThan(0)
  expect(sizes.get(`who=${gone.id}`)).toBeGreaterThan(0)
  expect(sizes.get('who=nobody')).toBe(0)
})

/** The cells of a CSV file (RFC 4180). */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}

test('a cell that a sheet would take for a formula is quoted', async () => {
  await service.services.changes(system('=cmd|calc'), async ({ audit: lines }) => {
    lines.push({ action: '+1+1', collection: '@sum', item_id: '-x', details: {} })
  })
  const csv = await get('/export.csv?collection=@sum')
  expect(csv.text).toContain("'=cmd|calc,,'+1+1,'@sum,'-x")
})

test('log and store are told where the chain ends once it moved, by one of all instances, and nothing is written over', async () => {
  const { db } = service.services
  const lines: string[] = []
  const log = () => logHead(outside(), (line) => lines.push(line))
  await Promise.all([log(), log()])
  await log()
  expect(lines).toHaveLength(1)
  const { body } = await get('/head')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    audit_head: { seq: body.seq, hash: body.hash, signature: expect.stringMatching(/^[\da-f]{64}$/) },
  })
  expect(body.logged).toMatchObject({ seq: body.seq, hash: body.hash })
  await newsroom.write(faqs)
  await log()
  expect(lines).toHaveLength(2)
  expect((await heads()).map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([body.seq, body.seq + 1])
  // Whoever has the store and no key adds none that counts.
  await service.services.storage.putOnce(
    `audithead-${'9'.repeat(15)}-${'a'.repeat(64)}-${'b'.repeat(64)}`,
    Buffer.from('{}'),
    'application/json',
  )
  expect(await heads()).toHaveLength(2)
  await db.delete(staffSettings)
})

test('altering, deleting, reordering or cutting off any row is found, and the row is named', async () => {
  const { db, changes } = service.services
  const [from] = await db.select().from(changeSequence)
  const begin = from?.audit_seq ?? 0
  for (let n = 0; n < 6; n++)
    await changes(system('test'), async ({ audit: lines }) => {
      lines.push({ action: `act ${n}`, collection: 'faqs', item_id: randomUUID(), details: { n } })
    })
  const rows = await db.select().from(auditLog).where(gt(auditLog.seq, begin)).orderBy(asc(auditLog.seq))
  const beside = await db.select().from(auditLogDetails).where(gt(auditLogDetails.seq, begin))
  const restore = async () => {
    await db.delete(auditLog).where(gt(auditLog.seq, begin))
    await db.delete(auditLogDetails).where(gt(auditLogDetails.seq, begin))
    await db.insert(auditLog).values(rows)
    await db.insert(auditLogDetails).values(beside)
  }
  expect(await verify()).toEqual([])
  expect((await get('/check')).body).toEqual({ checked: begin + 6, errors: [] })
  const any = fc.integer({ min: 1, max: 6 }).map((n) => begin + n)
  const field = fc.constantFrom('action', 'collection', 'item_id', 'at', 'digest', 'hash', 'details_digest')
  const harm = fc.oneof(
    fc.record({ how: fc.constant('alter' as const), seq: any, field, again: fc.boolean() }),
    fc.record({ how: fc.constant('details' as const), seq: any }),
    fc.record({ how: fc.constant('delete' as const), seq: any }),
    fc.record({ how: fc.constant('swap' as const), seq: any, other: any }),
    fc.record({ how: fc.constant('cut' as const), seq: any }),
  )
  const named = (errors: AuditError[], seq: number, ...kinds: AuditError['error'][]) =>
    errors.some((one) => one.seq === seq && kinds.includes(one.error))
  await fc.assert(
    fc.asyncProperty(harm, async (done) => {
      const { seq } = done
      if (done.how === 'alter') {
        const value = done.field === 'at' ? '2020-01-01T00:00:00Z' : 'ab'.repeat(32)
        await db
          .update(auditLog)
          .set({ [done.field]: value })
          .where(eq(auditLog.seq, seq))
        if (done.again) {
          // By somebody who knows how a digest is made, and not the key.
          const [row] = await db.select().from(auditLog).where(eq(auditLog.seq, seq))
          if (row) {
            const { digest: _, hash: __, ...content } = row
            await db
              .update(auditLog)
              .set({ digest: digestOf(content) })
              .where(eq(auditLog.seq, seq))
          }
        }
      } else if (done.how === 'details')
        await db.update(auditLogDetails).set({ actor: 'another' }).where(eq(auditLogDetails.seq, seq))
      else if (done.how === 'delete') await db.delete(auditLog).where(eq(auditLog.seq, seq))
      else if (done.how === 'swap') {
        const move = (a: number, b: number) => db.update(auditLog).set({ seq: b }).where(eq(auditLog.seq, a))
        await move(seq, -1)
        if (done.other !== seq) await move(done.other, seq)
        await move(-1, done.other)
      } else await db.delete(auditLog).where(sql`${auditLog.seq} >= ${seq}`)
      const errors = await verify()
      await restore()
      const last = begin + 6
      if (done.how === 'alter')
        // A changed hash breaks the next row's link; a digest made anew for what was not changed is the old one.
        return done.again && done.field === 'digest'
          ? errors.length === 0
          : named(errors, seq, 'changed', 'details changed') ||
              (done.field === 'hash' && named(errors, seq + 1, 'changed'))
      if (done.how === 'details') return named(errors, seq, 'details changed')
      if (done.how === 'delete') return named(errors, seq, seq === last ? 'cut off' : 'missing')
      if (done.how === 'swap')
        return seq === done.other
          ? errors.length === 0
          : named(errors, seq, 'reordered') && named(errors, done.other, 'reordered')
      return Array.from({ length: last - seq + 1 }, (_, n) => seq + n).every((one) =>
        named(errors, one, 'cut off'),
      )
    }),
    { numRuns: 120 },
  )
  expect(await verify()).toEqual([])
})

/** Does harm in the database, looks, and puts all three tables back. */
async function after(harm: () => Promise<unknown>, more: Head[] = []): Promise<AuditError[]> {
  const { db } = service.services
  const kept = [
    await db.select().from(auditLog),
    await db.select().from(auditLogDetails),
    await db.select().from(changeSequence),
  ] as const
  await harm()
  const errors = await verifyAudit(db, keys(), [...(await heads()), ...more])
  await db.delete(auditLog)
  await db.delete(auditLogDetails)
  await db.insert(auditLog).values(kept[0])
  await db.insert(auditLogDetails).values(kept[1])
  await db.update(changeSequence).set(kept[2][0] ?? {})
  await db.delete(staffSettings)
  return errors
}

test('what the owner of the database does without the key is named, up to the last head that was told', async () => {
  const { db } = service.services
  await logHead(outside(), () => {})
  const [at] = await db.select().from(changeSequence)
  const end = at?.audit_seq ?? 0
  const rowAt = async (seq: number) => (await db.select().from(auditLog).where(eq(auditLog.seq, seq)))[0]
  const cut = async (to: number) => {
    await db.delete(auditLog).where(gt(auditLog.seq, to))
    await db.delete(auditLogDetails).where(gt(auditLogDetails.seq, to))
    await db.update(changeSequence).set({ audit_seq: to, audit_hash: (await rowAt(to))?.hash ?? '' })
    // What the database itself remembers of the head is the owner's as well.
    await db.delete(staffSettings)
  }
  expect(await after(async () => {})).toEqual([])
  expect(await after(() => cut(end - 2))).toEqual([
    { seq: end - 1, error: 'cut off' },
    { seq: end, error: 'cut off' },
  ])
  expect(await after(() => cut(0))).toContainEqual({ seq: 1, error: 'cut off' })
  // Cut, and grown again by the service itself: another row stands where one was told of.
  const regrown = await after(async () => {
    await cut(end - 1)
    await service.services.changes(system('test'), async ({ audit: lines }) => {
      for (let n = 0; n < 3; n++)
        lines.push({ action: 'other', collection: null, item_id: null, details: {} })
    })
  })
  expect(regrown).toEqual([{ seq: end, error: 'not as told' }])
  const gone = await after(() => db.delete(auditLogDetails).where(gt(auditLogDetails.seq, end - 8)))
  expect(gone).toEqual(Array.from({ length: 8 }, (_, n) => ({ seq: end - 7 + n, error: 'details missing' })))
  const swapped = await after(async () => {
    const move = (from: number, to: number) =>
      db.update(auditLogDetails).set({ seq: to }).where(eq(auditLogDetails.seq, from))
    await move(end, -1)
    await move(end - 1, end)
    await move(-1, end - 1)
  })
  expect(swapped).toEqual([
    { seq: end - 1, error: 'details changed' },
    { seq: end, error: 'details changed' },
  ])
  // A head from the log, given by hand, says as much as one in the store.
  const [row] = [await rowAt(end)]
  const given = readHead(`${end}:${row?.hash ?? ''}`)
  expect(given).not.toBeNull()
  expect(readHead(`${end}:nothing`)).toBeNull()
})

test('an erasure is told from a deletion by a row of the chain, which nobody adds without the key', async () => {
  const { db, changes } = service.services
  const write = (entries: AuditEntry[]) =>
    changes(system('test'), async ({ audit: lines }) => void lines.push(...entries))
  const entry = { action: 'update', collection: 'kyc_submissions', item_id: randomUUID(), details: {} }
  await write([entry, entry, entry])
  const [at] = await db.select().from(changeSequence)
  const end = at?.audit_seq ?? 0
  await write([erasureNote(entry.item_id, [end - 1, end])])
  const lose = (...seqs: number[]) => db.delete(auditLogDetails).where(inArray(auditLogDetails.seq, seqs))
  expect(await after(() => lose(end - 1, end))).toEqual([])
  expect(await after(() => lose(end - 2, end))).toEqual([{ seq: end - 2, error: 'details missing' }])
  // The note itself names what it excuses: without its details it excuses nothing.
  expect(await after(() => lose(end, end + 1))).toEqual([
    { seq: end, error: 'details missing' },
    { seq: end + 1, error: 'details missing' },
  ])
  const forged = await after(async () => {
    await lose(end - 2)
    const personal = { salt: 'ab', actor: 'x', address: null, details: { erased: [[end - 2, end - 2]] } }
    const content = {
      seq: end + 2,
      at: '2026-01-01T00:00:00.000000Z',
      action: 'erase details',
      collection: 'kyc_submissions',
      item_id: null,
      details_digest: digestOf(personal),
    }
    const digest = digestOf(content)
    const hash = linkOf(
      Buffer.from('not the key'),
      (await db.select().from(changeSequence))[0]?.audit_hash ?? '',
      digest,
    )
    await db.insert(auditLog).values({ ...content, digest, hash })
    await db.insert(auditLogDetails).values({ seq: end + 2, ...personal })
    await db.update(changeSequence).set({ audit_seq: end + 2, audit_hash: hash })
  })
  expect(forged).toEqual([
    { seq: end - 2, error: 'details missing' },
    { seq: end + 2, error: 'changed' },
  ])
})

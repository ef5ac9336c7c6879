// @module-tag operations

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { banners } from '#contract/collections/banners.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { openEmbedded } from '#database/open-embedded.ts'
import { account, auditLog, auditLogDetails, staffRequests, user } from '#database/tables.ts'
import { folders, operatorCommand, restoreTo, settings } from '../../test-support/backups.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { logHead } from '../changes/logged-head.ts'
import { verifyAudit } from '../changes/verify-audit.ts'
import { diskStorage } from '../storage/disk-storage.ts'
import { readCommand } from './operator-commands.ts'
import { askRunning } from './operator-socket.ts'

// Commands as operators give them, to a service that runs and where none does.

let places: Awaited<ReturnType<typeof folders>>
let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  places = await folders()
  service = await startService({ dataDir: places.next(), env: settings })
  newsroom = await openNewsroom(service)
  await newsroom.publish(faqs)
})
afterAll(async () => {
  await service.stop()
  await places.remove()
})

const keys = () => service.services.secrets.keys('audit')
const ofEnd = async ({ db } = service.services) => {
  const [row] = await db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
  return { seq: row?.seq ?? 0, hash: row?.hash ?? '' }
}
const ask = (name: 'audit:verify', head: string) => askRunning(service.dataDir, { name, head })

test('a head from the log is compared with the chain: the same, another, one cut off, and none at all', async () => {
  const { seq, hash } = await ofEnd()
  const given = await operatorCommand(service.dataDir, ['audit:verify', '--head', `${seq}:${hash}`])
  expect(given).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole.*\nCompared with \d+ heads in the store and the one given\.\n$/),
  })
  const other = hash.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))
  expect(await ask('audit:verify', `${seq}:${other}`)).toEqual({
    lines: [`audit row ${seq}: not as told`],
    ok: false,
  })
  expect(await ask('audit:verify', `${seq + 2}:${hash}`)).toEqual({
    lines: [`audit row ${seq + 1}: cut off`, `audit row ${seq + 2}: cut off`],
    ok: false,
  })
  for (const wrong of [hash, `${seq}`, `${seq}:${hash.slice(1)}`, 'heads.txt', ''])
    expect(await ask('audit:verify', wrong)).toEqual({
      lines: ['--head takes <number>:<hash>, as the log has them.'],
      ok: false,
    })
  const refused = await operatorCommand(service.dataDir, ['audit:verify', '--head', 'heads.txt'])
  expect(refused).toEqual({ code: 1, said: '--head takes <number>:<hash>, as the log has them.\n' })
})

test('a restore notes which rows it lost, so that heads told of them are excused, and no others', async () => {
  const made = places.next()
  expect((await askRunning(service.dataDir, { name: 'backup', to: made }))?.ok).toBe(true)
  const end = (await ofEnd()).seq
  // Rows after the backup, of which the store is told: a restore loses them.
  for (let n = 0; n < 3; n++) await newsroom.write(faqs)
  const lost = await ofEnd()
  await logHead({ db: service.services.db, storage: service.services.storage, auditKey: keys()[0] }, () => {})
  const dataDir = places.next()
  const { storage } = service.services
  const there = await diskStorage(join(dataDir, 'files'))
  for await (const { key: name } of storage.list('audithead-'))
    await there.putOnce(name, Buffer.from('{}'), 'application/json')
  const { at } = await restoreTo({ dataDir }, made)

  const database = await openEmbedded(dataDir)
  const [note] = await database.db
    .select({
      seq: auditLog.seq,
      action: auditLog.action,
      who: auditLogDetails.actor,
      details: auditLogDetails.details,
    })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .orderBy(desc(auditLog.seq))
    .limit(1)
  expect(note).toEqual({
    seq: end + 1,
    action: 'restore',
    who: 'restore',
    details: { backup: at, lost: [end + 1, lost.seq] },
  })
  expect(await verifyAudit(database.db, keys(), [lost])).toEqual([])
  // A head of a row that no restore lost is excused by nothing.
  expect(await verifyAudit(database.db, keys(), [{ seq: lost.seq + 1, hash: lost.hash }])).toContainEqual({
    seq: lost.seq + 1,
    error: 'cut off',
  })
  expect(await verifyAudit(database.db, keys(), [{ seq: end, hash: lost.hash }])).toEqual([
    { seq: end, error: 'not as told' },
  ])
  await database.close()
  const command = ['audit:verify', '--head', `${lost.seq}:${lost.hash}`]
  expect(await operatorCommand(dataDir, command)).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole.*\nCompared with 1 heads in the store and the one given\.\n$/),
  })
})

test('an operator lets a suspended administrator in again, alone, and the audit says so', async () => {
  const { db } = service.services
  const [hostile, other] = [await service.staff('administrator'), await service.staff('administrator')]
  const author = await service.staff('author')
  // Who has no password counts for nobody.
  await db.insert(account).values({
    id: randomUUID(),
    accountId: hostile.id,
    providerId: 'credential',
    userId: hostile.id,
    password: 'x',
  })
  const as = hostile.token
  for (const { id } of [other, author])
    expect((await service.ask('POST', `/backoffice/api/users/${id}/disable`, { as })).status).toBe(200)
  const waiting = await service.ask('POST', `/backoffice/api/users/${other.id}/enable`, {
    as: newsroom.token('administrator'),
  })
  expect(waiting.body.state).toBe('asked')
  const enable = (id: string) =>
    askRunning(service.dataDir, { name: 'staff:enable', email: `${id.toUpperCase()}@staff.invalid` })
  expect((await enable(author.id))?.lines.join()).toMatch(/^This is no administrator/)
  expect((await enable(hostile.id))?.lines.join()).toMatch(/not suspended/)
  expect((await enable('nobody'))?.lines.join()).toMatch(/^Nobody on the staff/)
  expect(
    await operatorCommand(service.dataDir, ['staff:enable', '--email', `${other.id}@staff.invalid`]),
  ).toEqual({
    code: 0,
    said: expect.stringMatching(/can sign in again/),
  })
  const [back] = await db.select().from(user).where(eq(user.id, other.id))
  expect([back?.banned, back?.role]).toEqual([false, 'administrator'])
  const [request] = await db.select().from(staffRequests).where(eq(staffRequests.user_id, other.id))
  expect([request?.state, request?.decided_by]).toEqual(['approved', 'operator'])
  const page = await service.ask('GET', `/backoffice/api/audit?collection=staff&item=${other.id}`, {
    as: newsroom.token('auditor'),
  })
  expect(page.body.rows[0]).toMatchObject({ action: 'enable', address: null })
  const [line] = await db.select().from(auditLogDetails).where(eq(auditLogDetails.seq, page.body.rows[0].seq))
  expect(line?.actor).toBe('operator')
  expect(await verifyAudit(db, keys())).toEqual([])
  expect((await enable(other.id))?.ok).toBe(false)
  expect(readCommand(JSON.stringify({ name: 'staff:enable' }))).toBeNull()
})

test('an operator puts the drawings into the library of a site without sample content, once', async () => {
  const added = await askRunning(service.dataDir, { name: 'drawings:add' })
  expect(added).toMatchObject({
    ok: true,
    lines: [expect.stringMatching(/^(2[89]|[3-9]\d) drawings were added/)],
  })
  const again = await operatorCommand(service.dataDir, ['drawings:add'])
  expect(again).toEqual({ code: 0, said: expect.stringMatching(/^0 drawings were added/) })
  const { body } = await service.ask('GET', '/backoffice/api/files?tag=drawing&kind=picture&limit=5', {
    as: newsroom.token('author'),
  })
  const [one] = body.items
  expect(one).toMatchObject({
    mime: 'image/svg+xml',
    made: 2,
    expected: 2,
    alt: { en: expect.stringMatching(/^Drawing: /), ny: expect.stringMatching(/^Chojambula: /) },
  })
  const item = await newsroom.publish(banners, {
    ...newsroom.body(banners),
    image: { file: one.id, alt: one.alt },
  })
  const shown = (await service.ask('GET', `/api/banners/${item.id}`)).body.image
  expect(shown.sizes.map(({ type }: { type: string }) => type)).toEqual(['image/svg+xml', 'image/webp'])
  for (const { url, type, bytes } of shown.sizes) {
    const sent = await service.app.inject({ url })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, type])
    expect(sent.rawPayload.length).toBe(bytes)
  }
  const [drawing] = shown.sizes
  const packed = await service.app.inject({ url: drawing.url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=86400, must-revalidate',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(packed.rawPayload.length).toBeLessThan(drawing.bytes / 2)
  // Its own file, by the key of what was stored, is nobody's.
  expect((await service.ask('GET', `/files/${one.id}.svg`)).status).toBe(404)
})

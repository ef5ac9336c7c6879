import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, auditLogDetails } from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { system } from '../../changes/actor.ts'
import { receiveLead } from '../receive-lead.ts'

let service: Service
let officer: string
let auditor: string
let id: string
beforeAll(async () => {
  service = await startService()
  officer = (await service.staff('kyc_officer')).token
  auditor = (await service.staff('auditor')).token
  const { changes, jobs } = service.services
  for (const [name, contact] of [
    ['Chisomo Mtengo-Phiri Ŵanda', '+265 999 123 456'],
    ['Sample Visitor', 'Visitor@sample.invalid'],
  ] as const) {
    const lead = { name, contact, subject: 'A loan', message: 'Hello', kind: 'application' } as const
    await changes(system('form'), (change) =>
      receiveLead(change, jobs, { ...lead, status: 'received', possible_spam: false }, { lang: 'en' }),
    )
  }
  const { body } = await service.ask('GET', '/backoffice/api/leads', { as: officer })
  id = body.items.find(({ name }: { name: string }) => name.startsWith('C')).id
})
afterAll(() => service.stop())

const search = (text: string, as = officer) =>
  service.ask('POST', '/api/leads/search', { as, body: { text } })
const idsOf = ({ body }: Awaited<ReturnType<typeof search>>) =>
  body.items.map((item: { id: string }) => item.id)

describe('the search for leads', () => {
  test.each([
    ['reference', () => id.slice(0, 8).toUpperCase()],
    ['reference of a pre-application', () => `OA-${id.slice(0, 8).toUpperCase()}`],
    ['id', () => id],
    ['part of the name', () => 'mtengo'],
    ['name without its circumflex', () => 'wanda chisomo'],
    ['telephone without country code', () => '0999 123 456'],
    ['telephone with country code', () => '+265-999-123-456'],
  ])('finds a lead by %s, masked', async (_, text) => {
    const answer = await search(text())
    expect(idsOf(answer)).toEqual([id])
    for (const secret of ['Mtengo', '999 123', '999123456']) expect(answer.text).not.toContain(secret)
  })

  test('finds a lead by e-mail', async () => {
    expect((await search('visitor@SAMPLE.invalid')).body.items).toMatchObject([{ name: 'S•••' }])
  })

  test('finds nothing by what is no meaning of the text', async () => {
    for (const text of ['%%', 'nobody', '999', '0999 123 457', 'other@sample.invalid'])
      expect([text, idsOf(await search(text))]).toEqual([text, []])
  })

  test('finds leads by reference only for auditors', async () => {
    expect(idsOf(await search(id.slice(0, 8), auditor))).toEqual([id])
    for (const text of ['mtengo', '0999 123 456', 'visitor@sample.invalid'])
      expect([text, idsOf(await search(text, auditor))]).toEqual([text, []])
  })

  test('refuses roles that do not read leads', async () => {
    const { token } = await service.staff('author')
    expect((await search('mtengo', token)).status).toBe(403)
  })

  test('is recorded each time, without its text', async () => {
    await search('mtengo')
    await search('0999 123 456')
    const rows = await service.services.db
      .select({ collection: auditLog.collection, details: auditLogDetails.details })
      .from(auditLog)
      .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
      .where(eq(auditLog.action, 'search'))
      .orderBy(asc(auditLog.seq))
    expect(rows.slice(-2)).toEqual([
      { collection: 'leads', details: { by: ['name'] } },
      { collection: 'leads', details: { by: ['contact'] } },
    ])
  })
})

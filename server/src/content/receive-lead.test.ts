import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages, staffNotices } from '#database/tables.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { system } from '../changes/actor.ts'
import { receiveLead } from './receive-lead.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

async function receive(contact: string, more: object = {}): Promise<void> {
  const { changes, jobs } = service.services
  const typed = { name: 'Sample Visitor', contact, message: `Question ${randomUUID()}` }
  const lead = { ...typed, subject: 'Enquiry', status: 'received', possible_spam: false, ...more } as const
  await changes(system('enquiry form'), (change) => receiveLead(change, jobs, lead, { lang: 'ny' }))
}
const sentTo = (contact: string) =>
  service.services.db.select().from(messages).where(eq(messages.recipient, contact))

describe('the acknowledgement of an enquiry', () => {
  test('goes to the contact given, in the language of the form', async () => {
    await receive('+265999123456')
    expect(await sentTo('+265999123456')).toMatchObject([
      { template: 'enquiry-received', channel: 'sms', lang: 'ny' },
    ])
  })

  test.each([
    ['0999 123 457', '+265999123457'],
    ['+265 (0)999-123-458', '+265999123458'],
  ])('goes to %s as %s', async (typed, recipient) => {
    await receive(typed)
    expect(await sentTo(recipient)).toMatchObject([{ channel: 'sms' }])
  })

  test('is not sent as a text to a landline', async () => {
    await receive('01 820 219')
    const { db } = service.services
    expect((await db.select().from(messages)).filter(({ recipient }) => /820.?219/.test(recipient))).toEqual(
      [],
    )
  })

  test('is sent to a contact three times a day at most', async () => {
    for (let n = 0; n < 4; n++) await receive('busy@sample.invalid')
    expect(await sentTo('busy@sample.invalid')).toHaveLength(3)
  })

  test('is not sent for possible spam', async () => {
    await receive('robot@sample.invalid', { possible_spam: true })
    expect(await sentTo('robot@sample.invalid')).toEqual([])
  })
})

describe('a new lead', () => {
  test('is mailed to officers who chose that, without the customer', async () => {
    const [eager, usual, author] = [
      await service.staff('kyc_officer'),
      await service.staff('kyc_officer'),
      await service.staff('author'),
    ]
    for (const { token: as } of [eager, author]) {
      const { body } = await service.ask('GET', '/backoffice/api/mail_settings', { as })
      const settings = { ...body, new_lead: 'at_once' }
      await service.ask('PUT', '/backoffice/api/mail_settings', { as, body: settings })
    }
    await receive('mailed@sample.invalid')
    const notices = await service.services.db.select().from(staffNotices)
    const kindsFor = ({ id }: { id: string }) =>
      notices.filter(({ user_id }) => user_id === id).map(({ kind }) => kind)
    expect([kindsFor(eager), kindsFor(usual), kindsFor(author)]).toEqual([['new_lead'], [], []])
  })
})

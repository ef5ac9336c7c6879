import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { leads } from '#contract/collections/leads.ts'
import { loans } from '#contract/collections/loans.ts'
import { overdueAddresses } from '#contract/backoffice/work-queue.ts'
import { noticeKinds, type NoticeKind } from '#contract/backoffice/notices.ts'
import { storedNamed } from '#database/registry.ts'
import { passwordLinks, staffNotices, staffRequests } from '#database/tables.ts'
import { aSubmission } from '../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { system } from '../changes/actor.ts'
import { create } from '../content/verbs/create.ts'
import { makeLink } from '../staff/links/make-link.ts'
import { customerMessages } from './customer-messages/customer-messages.ts'
import { templateNamed, templateNames, type TemplateName } from './templates.ts'

// Every mail to staff leads to what it is about, and holds nothing of a customer.

let service: Service
let newsroom: Newsroom
let reader: string
let items: Record<'loans' | 'money_bureau_exchange_rates' | 'leads' | 'kyc_submissions', string>
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  reader = (await service.staff('kyc_officer')).id
  const [loan, rate] = [
    await newsroom.write(loans),
    await newsroom.write(exchangeRates, { ...newsroom.body(exchangeRates), currency: 'USD' }),
  ]
  items = {
    loans: loan.id,
    money_bureau_exchange_rates: rate.id,
    leads: await anEnquiry(),
    kyc_submissions: await aSubmission(service, 'canary@sample.invalid'),
  }
})
afterAll(() => service.stop())

/** An enquiry as the form leaves it: what a person typed is in each of its fields. */
async function anEnquiry(): Promise<string> {
  const id = randomUUID()
  const stored = storedNamed(leads.name)
  if (!stored) throw new Error('enquiries are kept among the leads')
  const said = { name: 'Canary Banda', contact: 'canary@sample.invalid', message: 'My Canary account' }
  await service.services.changes(system('enquiry form'), (change) =>
    create(change, stored, { ...said, kind: 'enquiry', subject: 'Canary asks', status: 'received' }, { id }),
  )
  return id
}

async function write(name: TemplateName, about: string, lang: 'en' | 'ny') {
  const { db, secrets } = service.services
  const said = await templateNamed(name)?.(
    {
      db,
      secrets,
      publicUrl: 'https://bank.example',
      backofficeUrl: 'https://staff.example',
      sender: { name: 'Sample Bank', phone: null },
      messages: customerMessages(lang, {}),
    },
    about,
    lang,
  )
  if (!said) throw new Error(`${name} says nothing`)
  return said
}

/** Where a mail leads, the same in its text and as HTML. */
async function linksOf(name: TemplateName, about: string): Promise<string[]> {
  const found: string[][] = []
  for (const lang of ['en', 'ny'] as const) {
    const { text, html, subject, sms } = await write(name, about, lang)
    for (const personal of ['anary', 'Sample Customer', 'sample.invalid'])
      expect([subject, text, html, sms].join('\n')).not.toContain(personal)
    const base = 'https://staff.example'
    const inText = [...text.matchAll(/https?:\S+/g)].map(([address]) => address)
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
    expect(inHtml).toEqual(inText)
    for (const address of inText) expect(address.startsWith(`${base}/backoffice/`)).toBe(true)
    found.push(inText.map((address) => address.slice(base.length)))
  }
  expect(found[0]).toEqual(found[1])
  return found[0] ?? []
}

async function aNotice(kind: NoticeKind, collection: string, item_id: string): Promise<string> {
  const mail = randomUUID()
  const row = { id: randomUUID(), user_id: reader, kind, collection, item_id, actor: reader, items: 1, mail }
  await service.services.db.insert(staffNotices).values({ ...row, created_at: sql`now()` })
  return mail
}

const ofCustomers: readonly TemplateName[] = [
  'one-time-code',
  'kyc-received',
  'kyc-updated',
  'kyc-needs-change',
  'kyc-accepted',
  'application-received',
  'enquiry-received',
]
/** Of each template for staff: what one of its mails is about. */
const ofStaff: Partial<Record<TemplateName, () => Promise<{ about: string; leadsTo: string }[]>>> = {
  'staff-notice': async () => {
    const all = []
    for (const [collection, path] of Object.entries(overdueAddresses))
      all.push({
        about: await aNotice('overdue', collection, randomUUID()),
        leadsTo: `/backoffice${path}`,
      })
    for (const kind of noticeKinds.filter((one) => one !== 'overdue'))
      for (const [collection, id] of Object.entries(items)) {
        // Customers' collections are not sent for approval.
        const approvable = collection === 'loans' || collection === 'money_bureau_exchange_rates'
        if (!approvable && ['sent', 'returned', 'approved'].includes(kind)) continue
        const leadsTo =
          kind === 'sent'
            ? `/backoffice/approvals?item=${id}`
            : kind === 'returned' && collection === 'money_bureau_exchange_rates'
              ? '/backoffice/rates?sheet=exchange'
              : collection === 'kyc_submissions'
                ? `/backoffice/kyc/${id}`
                : `/backoffice/${collection}/${id}`
        all.push({ about: await aNotice(kind, collection, id), leadsTo })
      }
    return all
  },
  'staff-link': async () => {
    const user = { id: reader, email: 'staff@staff.invalid' }
    await service.services.changes(system('test'), (change) =>
      makeLink(change, service.services, { kind: 'invitation', user, lang: 'en' }),
    )
    const [link] = await service.services.db
      .select()
      .from(passwordLinks)
      .where(eq(passwordLinks.user_id, reader))
    return [{ about: link?.id ?? '', leadsTo: '/backoffice/link#token' }]
  },
  'staff-request': async () => {
    const id = randomUUID()
    const row = { id, kind: 'remove' as const, user_id: reader, asked_by: reader, state: 'asked' as const }
    const waits_until = sql`now() + interval '72 hours'`
    await service.services.db.insert(staffRequests).values({ ...row, asked_at: sql`now()`, waits_until })
    return [{ about: id, leadsTo: '/backoffice/requests' }]
  },
  'taken-back': async () => {
    const as = newsroom.writer(loans)
    const path = `/api/loans/${items.loans}`
    expect((await service.ask('POST', `${path}/submit`, { as, body: {} })).status).toBe(200)
    expect((await service.ask('POST', `${path}/withdraw`, { as, body: {} })).status).toBe(200)
    return [{ about: items.loans, leadsTo: `/backoffice/loans/${items.loans}` }]
  },
}

test('every template is a customer’s or leads staff somewhere', () => {
  expect([...ofCustomers, ...Object.keys(ofStaff)].toSorted()).toEqual(templateNames.toSorted())
})

test.each(Object.keys(ofStaff) as TemplateName[])(
  'each mail of %s leads to what it is about',
  async (name) => {
    const cases = (await ofStaff[name]?.()) ?? []
    expect(cases.length).toBeGreaterThan(0)
    for (const { about, leadsTo } of cases) {
      const [first, ...more] = await linksOf(name, about)
      // A link to a password ends with what it works by.
      expect(first?.replace(/#[\w-]{43}$/, '#token')).toBe(leadsTo)
      // Below a notice stands where one chooses what one is mailed about.
      expect(more).toEqual(name === 'staff-notice' ? ['/backoffice/account'] : [])
    }
  },
)

test('a mail about several leads to each of them', async () => {
  const mail = randomUUID()
  for (const [collection, item_id] of Object.entries(items))
    await service.services.db.insert(staffNotices).values({
      id: randomUUID(),
      user_id: reader,
      kind: 'assigned',
      collection,
      item_id,
      actor: reader,
      items: 1,
      mail,
      created_at: sql`clock_timestamp()`,
    })
  expect(await linksOf('staff-notice', mail)).toEqual([
    `/backoffice/loans/${items.loans}`,
    `/backoffice/money_bureau_exchange_rates/${items.money_bureau_exchange_rates}`,
    `/backoffice/leads/${items.leads}`,
    `/backoffice/kyc/${items.kyc_submissions}`,
    '/backoffice/account',
  ])
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { documents } from '#contract/collections/documents.ts'
import { loans } from '#contract/collections/loans.ts'
import type { WorkQueue } from '#contract/backoffice/work-queue.ts'
import { noticeKinds, type MailSettings } from '#contract/backoffice/notices.ts'
import { assignments, messages, staffNotices } from '#database/tables.ts'
import { aSubmission } from '../../../test-support/kyc.ts'
import { openNewsroom, pdf, type Newsroom } from '../../../test-support/newsroom.ts'
import { startMailbox } from '../../../test-support/mailbox.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { staffNotice } from '../../messages/templates/staff-notice.ts'
import { sendDigests, tellDue } from './digest.ts'
import { notifyOverdue } from './overdue.ts'
import { workQueueSources } from '../../work-queue-sources.ts'
import { customerMessages } from '../../messages/customer-messages/customer-messages.ts'

let service: Service
let newsroom: Newsroom
type Someone = { id: string; token: string }
let author: Someone
let approver: Someone
let digested: Someone
let silent: Someone
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  author = await service.staff('rates_officer')
  ;[approver, digested, silent] = [
    await service.staff('approver'),
    await service.staff('approver'),
    await service.staff('approver'),
  ]
  await choose(digested, 'digest')
  await choose(silent, 'off')
})
afterAll(() => service.stop())

const settings = (choice: string) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, choice])) as unknown as MailSettings
const choose = (who: Someone, choice: string) =>
  service.ask('PUT', '/backoffice/api/mail_settings', { as: who.token, body: settings(choice) })
const noticesOf = ({ id }: Someone) =>
  service.services.db.select().from(staffNotices).where(eq(staffNotices.user_id, id))
const mailsTo = async ({ id }: Someone) =>
  (
    await service.services.db
      .select()
      .from(messages)
      .where(eq(messages.recipient, `${id}@staff.invalid`))
  ).filter(({ template }) => template === 'staff-notice')
/** What the mails to somebody say. */
async function wordsTo(who: Someone, lang: 'en' | 'ny' = 'en'): Promise<string> {
  const { db, secrets } = service.services
  const sender = { name: 'Sample Bank', phone: null }
  const context = {
    db,
    secrets,
    publicUrl: 'https://bank.example',
    backofficeUrl: 'https://staff.example',
    sender,
    messages: customerMessages(lang, {}),
  }
  const written = []
  for (const { about } of await mailsTo(who)) written.push(await staffNotice(context, about, lang))
  return JSON.stringify(written)
}

async function sent(): Promise<string> {
  const as = author.token
  const { body } = await service.ask('POST', '/api/loans?draft=true', { as, body: newsroom.body(loans) })
  const path = `/api/loans/${body.id}`
  expect((await service.ask('POST', `${path}/submit`, { as, body: {} })).status).toBe(200)
  return String(body.id)
}

test('what is sent is told to approvers at once, in the morning, or not at all, as each has chosen', async () => {
  const id = await sent()
  expect(await noticesOf(approver)).toMatchObject([{ kind: 'sent', collection: 'loans', item_id: id }])
  expect(await mailsTo(approver)).toMatchObject([{ channel: 'email', state: 'queued' }])
  expect(await wordsTo(approver)).toContain('rates_officer sent for your approval: Loan')
  expect(await wordsTo(approver, 'ny')).toContain('watumiza kuti muvomereze')
  expect(await noticesOf(digested)).toMatchObject([{ kind: 'sent', mail: null }])
  expect(await mailsTo(digested)).toEqual([])
  expect(await noticesOf(silent)).toEqual([])
  expect(await noticesOf(author)).toEqual([])
  // What is refused tells nobody.
  await service.ask('POST', `/api/loans/${id}/submit`, { as: author.token, body: {} })
  expect(await noticesOf(approver)).toHaveLength(1)

  // And its writers hear what became of it, with whoever sent it back.
  const reason = { reason: 'The fee is missing.', revision: 1 }
  await service.ask('POST', `/api/loans/${id}/return`, { as: approver.token, body: reason })
  expect(await wordsTo(author)).toMatch(/approver sent back for correction: Loan[^]*Reason: /)
  await service.ask('POST', `/api/loans/${id}/submit`, { as: author.token, body: {} })
  await service.ask('POST', `/api/loans/${id}/approve`, { as: approver.token, body: { revision: 1 } })
  expect((await noticesOf(author)).map(({ kind }) => kind)).toEqual(['returned', 'approved'])
})

test('a rate that came back is corrected at the desk, on the sheet where it stands', async () => {
  for (const [definition, fields, sheet] of [
    [exchangeRates, { currency: 'ZMW' }, 'exchange'],
    [bankRates, { kind: 'tariff' }, 'tariff'],
  ] as const) {
    const as = author.token
    const body = { ...newsroom.body(definition), ...fields }
    const made = await service.ask('POST', `/api/${definition.name}?draft=true`, { as, body })
    expect(made.status).toBe(201)
    const path = `/api/${definition.name}/${String(made.body.id)}`
    expect((await service.ask('POST', `${path}/submit`, { as, body: {} })).status).toBe(200)
    const reason = { reason: 'Look at it again.', revision: 1 }
    expect((await service.ask('POST', `${path}/return`, { as: approver.token, body: reason })).status).toBe(
      200,
    )
    expect(await wordsTo(author)).toContain(`https://staff.example/backoffice/rates?sheet=${sheet}`)
    const queue = await service.ask('GET', '/backoffice/api/work_queue', { as })
    const { sections } = queue.body as WorkQueue // by the route's contract
    const returned = sections.find(({ kind }) => kind === 'returned')?.rows
    expect(returned).toContainEqual(expect.objectContaining({ collection: definition.name, detail: sheet }))
  }
})

test('a digest is one mail of what came before this morning, once however many instances send it', async () => {
  const { db, jobs } = service.services
  await sent()
  await sendDigests(db, jobs)
  const before = await noticesOf(digested)
  expect(before.every(({ mail }) => mail === null)).toBe(true)
  await db.update(staffNotices).set({ created_at: sql`now() - interval '25 hours'` })
  await Promise.all([sendDigests(db, jobs), sendDigests(db, jobs), sendDigests(db, jobs)])
  expect(await mailsTo(digested)).toHaveLength(1)
  expect(new Set((await noticesOf(digested)).map(({ mail }) => mail)).size).toBe(1)
  expect(await wordsTo(digested)).toContain(`${before.length} items`)
  await sendDigests(db, jobs)
  expect(await mailsTo(digested)).toHaveLength(1)
})

test('an assignment, a note and a day that has come are told, without anything of the customer', async () => {
  const { db, jobs } = service.services
  const [one, two] = [await service.staff('kyc_officer'), await service.staff('kyc_officer')]
  const id = await aSubmission(service, 'canary@sample.invalid')
  const place = `/backoffice/api/notes/kyc_submissions/${id}`
  const assign = (due_on: string) =>
    service.ask('PUT', `${place}/assignment`, { as: one.token, body: { assignee: two.id, due_on } })
  await assign('2099-01-01')
  await service.ask('POST', place, { as: one.token, body: { text: 'Canary called about it.' } })
  expect((await noticesOf(two)).map(({ kind }) => kind)).toEqual(['assigned', 'note'])
  const reference = id.slice(0, 8).toUpperCase()
  const first = await wordsTo(two)
  expect(first).toContain(`assigned to you: KYC submission ${reference}. Due on 1 January 2099.`)
  expect(first).toContain(`https://staff.example/backoffice/kyc/${id}`)
  expect(await noticesOf(one)).toEqual([])
  await tellDue(db, jobs)
  expect(await noticesOf(two)).toHaveLength(2)
  await db.update(assignments).set({ due_on: '2020-01-01' })
  await Promise.all([tellDue(db, jobs), tellDue(db, jobs)])
  expect((await noticesOf(two)).map(({ kind }) => kind)).toEqual(['assigned', 'note', 'due'])
  const words = await wordsTo(two)
  expect(words).toContain(`Due on 1 January 2020: KYC submission ${reference}.`)
  expect(await wordsTo(two, 'ny')).toContain(`pa 1 Januwale 2020: Zikalata za KYC ${reference}.`)
  expect(words).toContain(`https://staff.example/backoffice/kyc/${id}`)
  for (const personal of ['anary', 'Sample Customer']) expect(words).not.toContain(personal)
  // Who takes something themselves tells nobody.
  await service.ask('PUT', `${place}/assignment`, { as: two.token, body: { assignee: two.id } })
  expect(await noticesOf(two)).toHaveLength(3)
})

describe('overdue work', () => {
  const morning = (day: string) => new Date(`${day}T05:00:00Z`) // 07:00 in Malawi
  const notify = (at: Date) => notifyOverdue(service.services, workQueueSources, at)

  test('is mailed to administrators once on a working day, in numbers and links', async () => {
    const { db } = service.services
    const head = await service.staff('administrator')
    const id = await aSubmission(service)
    await notify(morning('2098-06-02'))
    expect(await noticesOf(head)).toEqual([])
    await db.execute(sql`update kyc_submissions set sent_at = now() - interval '30 days' where id = ${id}`)
    await notify(new Date('2098-06-02T04:59:59Z'))
    await notify(morning('2098-06-01')) // a Sunday
    expect(await noticesOf(head)).toEqual([])
    await Promise.all([notify(morning('2098-06-02')), notify(morning('2098-06-02'))])
    await notify(new Date('2098-06-02T21:00:00Z'))
    expect(await noticesOf(head)).toMatchObject([{ kind: 'overdue', collection: 'kyc', items: 1 }])
    expect(await mailsTo(head)).toHaveLength(1)
    expect(await noticesOf(approver)).not.toContainEqual(expect.objectContaining({ kind: 'overdue' }))
    const words = await wordsTo(head)
    expect(words).toContain('Overdue: 1 × KYC reviews. https://staff.example/backoffice/kyc?view=overdue')
    expect(words).not.toContain('Sample Customer')
    expect(await wordsTo(head, 'ny')).toContain('Nthawi yake yadutsa: 1 × zikalata za KYC.')
    await notify(morning('2098-06-03'))
    expect(await mailsTo(head)).toHaveLength(2)
    await choose(head, 'off')
    await notify(morning('2098-06-04'))
    expect(await mailsTo(head)).toHaveLength(2)
  })
})

test('a setting is one’s own, whole and of the choices there are', async () => {
  const get = (who: Someone) => service.ask('GET', '/backoffice/api/mail_settings', { as: who.token })
  expect((await get(author)).body).toEqual({ ...settings('at_once'), new_lead: 'off' })
  expect((await get(silent)).body).toEqual(settings('off'))
  for (const body of [{}, { sent: 'off' }, settings('weekly'), { ...settings('off'), more: 'off' }])
    expect(
      (await service.ask('PUT', '/backoffice/api/mail_settings', { as: author.token, body })).status,
    ).toBe(400)
  expect((await service.ask('GET', '/backoffice/api/mail_settings')).status).toBe(401)
})

/** A mail as it is read: quoted-printable undone. */
const readable = (mail: string): string =>
  decodeURIComponent(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  )

/** A service of its own that mails to a real SMTP server, both gone after the test. */
async function startMailing() {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.stop())
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'bank@sample.invalid' }
  const mailing = await startService({ worker: true, env })
  onTestFinished(() => mailing.stop())
  /** the mails that reached somebody */
  const mailsTo = ({ id }: Someone) =>
    mailbox.mails.map(readable).filter((mail) => mail.includes(`To: ${id}@staff.invalid`))
  return { mailing, room: await openNewsroom(mailing), mailsTo }
}

test('the mails of the morning reach a mail server, each once, in the reader’s words', async () => {
  const { mailing, room, mailsTo: to } = await startMailing()
  const { db, jobs } = mailing.services
  const [writer, reader] = [await mailing.staff('rates_officer'), await mailing.staff('approver')]
  const as = writer.token
  const body = settings('digest')
  await mailing.ask('PUT', '/backoffice/api/mail_settings', { as: reader.token, body })
  const ids: string[] = []
  for (const title of ['First morning loan', 'Second morning loan']) {
    const loan = { ...room.body(loans), title: { en: title, ny: title } }
    const made = await mailing.ask('POST', '/api/loans?draft=true', { as, body: loan })
    ids.push(String(made.body.id))
    await mailing.ask('POST', `/api/loans/${ids.at(-1)}/submit`, { as, body: {} })
  }
  for (const [at, from, to] of [
    [0, reader, writer],
    [1, writer, reader],
  ] as const) {
    const assignment = { assignee: to.id, due_on: '2020-01-01' }
    const place = `/backoffice/api/notes/loans/${ids[at]}/assignment`
    expect((await mailing.ask('PUT', place, { as: from.token, body: assignment })).status).toBe(200)
  }
  await db.update(staffNotices).set({ created_at: sql`now() - interval '25 hours'` })
  // As two instances do it in the same minute.
  const morning = async () => {
    await tellDue(db, jobs)
    await sendDigests(db, jobs)
  }
  await Promise.all([morning(), morning()])
  // That it was assigned is mailed too, with its day.
  const isDue = (mail: string) => mail.includes('Due on 1 January 2020: ')
  await until(() => to(reader).length > 0 && to(writer).some(isDue))
  const [digest, ...more] = to(reader)
  expect(more).toEqual([])
  // Two that were sent, one assigned, and what is due this morning, not the next.
  expect(digest).toContain('4 items')
  expect(digest).toContain('Due on 1 January 2020: ')
  for (const words of ['First morning loan', 'Second morning loan', '/backoffice/account'])
    expect(digest).toContain(words)
  const due = to(writer).filter(isDue)
  expect(due).toHaveLength(1)
  expect(due[0]).toContain(`/backoffice/loans/${ids[0]}`)
})

test('who is sent back or approved reads it at once, in the morning or not at all; of a customer only the reference', async () => {
  const { mailing, room, mailsTo: to } = await startMailing()
  const { db, jobs } = mailing.services
  const chief = await mailing.staff('approver')
  const [prompt, gathered, quiet] = [
    await mailing.staff('rates_officer'),
    await mailing.staff('rates_officer'),
    await mailing.staff('rates_officer'),
  ]
  for (const [who, choice] of [
    [gathered, 'digest'],
    [quiet, 'off'],
    [chief, 'off'],
  ] as const)
    await mailing.ask('PUT', '/backoffice/api/mail_settings', { as: who.token, body: settings(choice) })
  const act = async (path: string, as: string, body: object) => {
    const { status, body: answer } = await mailing.ask('POST', `/api/loans${path}`, { as, body })
    expect([200, 201]).toContain(status)
    return String(answer.id)
  }
  const ids = new Map<string, string>()
  for (const [name, { token: as }] of [
    ['Prompt', prompt],
    ['Gathered', gathered],
    ['Quiet', quiet],
  ] as const) {
    const title = { en: `${name} loan`, ny: `${name} loan` }
    const id = await act('?draft=true', as, { ...room.body(loans), title })
    ids.set(name, id)
    await act(`/${id}/submit`, as, {})
    await act(`/${id}/return`, chief.token, { reason: 'The fee is missing.', revision: 1 })
    await act(`/${id}/submit`, as, {})
    await act(`/${id}/approve`, chief.token, { revision: 1 })
  }
  const [one, two] = [await mailing.staff('kyc_officer'), await mailing.staff('kyc_officer')]
  const submission = await aSubmission(mailing, 'canary@sample.invalid')
  const notes = `/backoffice/api/notes/kyc_submissions/${submission}`
  const assignment = { assignee: two.id, due_on: null }
  await mailing.ask('PUT', `${notes}/assignment`, { as: one.token, body: assignment })
  await mailing.ask('POST', notes, { as: one.token, body: { text: 'Canary called.' } })

  await until(() => to(prompt).length === 2 && to(two).length === 2)
  const inOrder = to(prompt).toSorted(
    (a, b) => Number(a.includes('approved')) - Number(b.includes('approved')),
  )
  for (const [mail, does, subject] of [
    [inOrder[0], 'sent back for correction', 'Sent back'],
    [inOrder[1], 'approved', 'Approved'],
  ] as const) {
    // A mail program lists what it is about.
    expect(mail).toContain(`${subject}: Loan – Prompt loan</`)
    const link = new RegExp(
      `approver ${does}: Loan – Prompt loan\\. http\\S+/backoffice/loans/${ids.get('Prompt')}`,
    )
    expect(mail).toMatch(link)
    expect(mail).toMatch(/Choose what you are mailed about: http\S+\/backoffice\/account/)
  }
  // The reference leads to the submission; whose it is, and what was noted, stays in the back-office.
  const reference = submission.slice(0, 8).toUpperCase()
  for (const mail of to(two)) {
    expect(mail).toMatch(new RegExp(`KYC submission ${reference}\\. http\\S+/backoffice/kyc/${submission}`))
    for (const personal of ['anary', 'Sample Customer']) expect(mail).not.toContain(personal)
  }

  expect(to(gathered)).toEqual([])
  await db.update(staffNotices).set({ created_at: sql`created_at - interval '25 hours'` })
  await sendDigests(db, jobs)
  await until(() => to(gathered).length > 0)
  const [digest = ''] = to(gathered)
  expect(digest).toContain('For you in the back-office: 2 items')
  expect(digest.indexOf('sent back for correction: Loan – Gathered loan.')).toBeGreaterThan(0)
  expect(digest.indexOf('approved: Loan – Gathered loan.')).toBeGreaterThan(
    digest.indexOf('sent back for correction'),
  )
  expect([...to(quiet), ...to(chief)]).toEqual([])
})

test('a new version of a file is told to approvers, and its return to its sender', async () => {
  const file = await newsroom.upload(pdf('first'), 'application/pdf', 'report.pdf')
  await newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })
  const { body } = await service.ask('POST', `/backoffice/api/files/${file}/replace?reason=Newer`, {
    as: author.token,
    raw: pdf('second'),
    headers: { 'content-type': 'application/pdf' },
  })
  const about = { collection: 'files', item_id: file }
  expect(await noticesOf(approver)).toContainEqual(expect.objectContaining({ kind: 'sent', ...about }))
  expect(await noticesOf(author)).not.toContainEqual(expect.objectContaining(about))
  const items = [{ collection: 'files', id: file, revision: body.pending.id }]
  await service.ask('POST', '/backoffice/api/approvals/decide', {
    as: approver.token,
    body: { items, decision: 'return', reason: 'Page 3 is missing.' },
  })
  const words = await wordsTo(author)
  expect(words).toContain('New version of the file report.pdf')
  expect(words).toContain(`https://staff.example/backoffice/media?file=${file}`)
  expect(words).toContain('Reason: Page 3 is missing.')
})

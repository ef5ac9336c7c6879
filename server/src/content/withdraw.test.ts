import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { kycAccountDetails } from '#contract/collections/kyc-account-details.ts'
import { notices } from '#contract/collections/notices.ts'
import { auditLog, messages } from '#database/tables.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { templateNamed } from '../messages/templates.ts'
import { customerMessages } from '../messages/customer-messages/customer-messages.ts'

const later = '2080-01-01T06:00:00.000Z'
let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const act = (path: string, as: string, body: unknown = null) =>
  service.ask('POST', `/api/${path}`, { as, body })
const standing = async (path: string, as = newsroom.token('administrator')) =>
  (await service.ask('GET', `/api/${path}?state=all&lang=all`, { as })).body.standing
const shown = async (path: string) => (await service.ask('GET', `/api/${path}`)).status
async function write(path: string, as: string, body: unknown): Promise<StaffItem> {
  const read = await service.ask('GET', `/api/${path}?state=all`, { as })
  const headers = { 'if-match': String(read.headers['etag']) }
  return (await service.ask('PUT', `/api/${path}?draft=true`, { as, body, headers })).body
}
async function mailAbout(about: string) {
  const { db, secrets } = service.services
  const sender = { name: 'Sample Bank', phone: null }
  const services = {
    db,
    secrets,
    sender,
    publicUrl: 'https://bank.example',
    backofficeUrl: 'https://staff.example',
    messages: customerMessages('en', {}),
  }
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.about, about), eq(messages.template, 'taken-back')))
    .orderBy(desc(messages.created_at))
  const written = await templateNamed('taken-back')?.(services, about, 'en')
  return { to: rows.map(({ recipient }) => recipient.split('@')[0]), text: written?.text ?? '' }
}
const recorded = async (id: string) =>
  (
    await service.services.db.select().from(auditLog).where(eq(auditLog.item_id, id)).orderBy(auditLog.seq)
  ).map(({ action }) => action)

test('what was sent is withdrawn by its sender and nobody else, is a draft again, and is recorded', async () => {
  const { id } = await newsroom.write(notices)
  const [author, administrator] = [newsroom.token('author'), newsroom.token('administrator')]
  await act(`notices/${id}/submit`, author, { at: later })
  expect(await standing(`notices/${id}`)).toMatchObject({
    live: null,
    scheduled: null,
    draft: null,
    waiting: { revision: 1, kind: 'publication' },
  })
  expect((await act(`notices/${id}/withdraw`, administrator)).body.code).toBe('not_sender')
  expect((await act(`notices/${id}/withdraw`, newsroom.token('approver'))).status).toBe(403)
  expect((await act(`notices/${id}/withdraw`, author, { revision: 2 })).body.code).toBe('changed_since')
  expect((await act(`notices/${id}/withdraw`, author, { revision: 1 })).body.state).toBe('draft')
  expect(await standing(`notices/${id}`)).toMatchObject({ draft: { revision: 1 }, waiting: null })
  expect((await act(`notices/${id}/approve`, newsroom.token('approver'), { revision: 1 })).body.code).toBe(
    'wrong_state',
  )
  expect((await act(`notices/${id}/withdraw`, author)).body.code).toBe('wrong_state')
  expect(await recorded(id)).toEqual(['create', 'submit', 'withdraw'])
})

test('what was read is sent, or published, and nothing that somebody has written since', async () => {
  const author = newsroom.token('author')
  for (const [definition, verb] of [
    [notices, 'submit'],
    [faqs, 'publish'],
  ] as const) {
    const { id } = await newsroom.publish(definition)
    const path = `${definition.name}/${id}`
    const { revision } = await write(path, author, newsroom.body(definition))
    const since = await write(path, newsroom.token('administrator'), newsroom.body(definition))
    expect((await act(`${path}/${verb}`, author, { revision })).body.code).toBe('changed_since')
    expect((await standing(path)).draft).toMatchObject({ revision: since.revision })
    expect((await act(`${path}/${verb}`, author, { revision: since.revision })).status).toBe(200)
  }
})

test('an archiving that was asked for is withdrawn: what was live stays, and what was scheduled is so still', async () => {
  const author = newsroom.token('author')
  const live = await newsroom.publish(notices)
  await act(`notices/${live.id}/archive`, author)
  expect((await standing(`notices/${live.id}`)).waiting).toMatchObject({ kind: 'archiving' })
  expect((await act(`notices/${live.id}/withdraw`, author, { kind: 'publication' })).body.code).toBe(
    'changed_since',
  )
  expect((await act(`notices/${live.id}/withdraw`, author, { kind: 'archiving' })).body.state).toBe(
    'published',
  )
  expect(await shown(`notices/${live.id}`)).toBe(200)
  const ahead = await newsroom.write(notices)
  await act(`notices/${ahead.id}/submit`, author, { at: later })
  await act(`notices/${ahead.id}/approve`, newsroom.token('approver'), { revision: 1 })
  await act(`notices/${ahead.id}/archive`, author)
  expect((await act(`notices/${ahead.id}/withdraw`, author)).body.state).toBe('scheduled')
})

test('what is approved for later is unscheduled by a writer or an approver, who tells the other without delay', async () => {
  const [author, approver] = [await service.staff('author'), await service.staff('approver')]
  for (const [by, other] of [
    [author, approver],
    [approver, author],
  ] as const) {
    const { body: made } = await service.ask('POST', '/api/notices', {
      as: author.token,
      body: newsroom.body(notices),
    })
    const { id } = made as StaffItem
    await act(`notices/${id}/submit`, author.token, { at: later })
    await act(`notices/${id}/approve`, approver.token, { revision: 1 })
    expect(await standing(`notices/${id}`)).toMatchObject({ scheduled: { revision: 1 }, draft: null })
    expect((await act(`notices/${id}/unschedule`, newsroom.token('rates_officer'))).status).toBe(403)
    expect((await act(`notices/${id}/unschedule`, by.token, { revision: 4 })).body.code).toBe('changed_since')
    const done = await act(`notices/${id}/unschedule`, by.token, { revision: 1 })
    expect(done).toMatchObject({ status: 200, body: { state: 'draft', standing: { scheduled: null } } })
    expect((await act(`notices/${id}/unschedule`, by.token)).body.code).toBe('wrong_state')
    const mail = await mailAbout(id)
    expect(mail.to).toEqual([other.id])
    expect(mail.text).toContain(`https://staff.example/backoffice/notices/${id}`)
    expect(await recorded(id)).toContain('unschedule')
    // To go live after all it is approved anew.
    await act(`notices/${id}/submit`, author.token)
    expect((await act(`notices/${id}/approve`, author.token, { revision: 1 })).status).toBe(403)
    expect((await act(`notices/${id}/approve`, approver.token, { revision: 1 })).body.state).toBe('published')
  }
})

test('of what is live and has a scheduled revision and a newer draft all three are told; unscheduling leaves the others', async () => {
  const [author, approver] = [newsroom.token('author'), newsroom.token('approver')]
  const { id } = await newsroom.publish(notices)
  await write(`notices/${id}`, author, newsroom.body(notices))
  await act(`notices/${id}/submit`, author, { at: later })
  await act(`notices/${id}/approve`, approver, { revision: 2 })
  await write(`notices/${id}`, author, newsroom.body(notices))
  const all = await standing(`notices/${id}`)
  expect(all).toMatchObject({
    live: { revision: 1 },
    scheduled: { revision: 2 },
    draft: { revision: 3 },
    waiting: null,
  })
  expect(Date.parse(all.scheduled.at)).toBe(Date.parse(later))
  const list = await service.ask('GET', '/backoffice/api/notices?limit=100', { as: author })
  const inList = list.body.items.find((one: { id: string }) => one.id === id)
  expect(inList).toMatchObject({ state: 'draft', live: true, standing: all })
  await act(`notices/${id}/submit`, author)
  expect(await standing(`notices/${id}`)).toMatchObject({
    scheduled: { revision: 2 },
    waiting: { revision: 3, kind: 'publication' },
  })
  expect((await act(`notices/${id}/unschedule`, author, { revision: 2 })).body.state).toBe('in_review')
  expect(await standing(`notices/${id}`)).toMatchObject({
    live: { revision: 1 },
    scheduled: null,
    waiting: { revision: 3 },
  })
  expect((await act(`notices/${id}/approve`, approver, { revision: 3 })).body.state).toBe('published')
  expect(await standing(`notices/${id}`)).toMatchObject({ live: { revision: 3 }, draft: null, waiting: null })
})

test('a scheduled item with a newer draft is on no page, and is said to be scheduled all the same', async () => {
  const [author, approver] = [newsroom.token('author'), newsroom.token('approver')]
  const { id } = await newsroom.write(notices)
  await act(`notices/${id}/submit`, author, { at: later })
  await act(`notices/${id}/approve`, approver, { revision: 1 })
  await write(`notices/${id}`, author, newsroom.body(notices))
  expect(await standing(`notices/${id}`)).toMatchObject({
    live: null,
    scheduled: { revision: 1 },
    draft: { revision: 2 },
  })
  const scheduled = await service.ask('GET', '/backoffice/api/notices?state=scheduled&limit=100', {
    as: author,
  })
  expect(scheduled.body.items.map((one: { id: string }) => one.id)).toContain(id)
  expect((await act(`notices/${id}/unschedule`, approver)).body.standing).toMatchObject({
    scheduled: null,
    draft: { revision: 2 },
  })
  expect(await shown(`notices/${id}`)).toBe(404)
})

test('a scheduled rate that is taken off leaves the one before in effect without an end', async () => {
  const [officer, approver] = [newsroom.token('rates_officer'), newsroom.token('approver')]
  const now = await newsroom.publish(exchangeRates, {
    currency: 'USD',
    buying: '1700',
    selling: '1710',
    middle: '1705',
    effective_at: new Date().toISOString(),
  })
  const next = await newsroom.write(exchangeRates, {
    currency: 'USD',
    buying: '1720',
    selling: '1730',
    middle: '1725',
    effective_at: later,
  })
  const path = 'money_bureau_exchange_rates'
  await act(`${path}/${next.id}/submit`, officer, { at: later })
  await act(`${path}/${next.id}/approve`, approver, { revision: 1 })
  const until = async () =>
    (await service.ask('GET', `/backoffice/api/${path}/${now.id}`, { as: officer })).body.visible_until
  expect(Date.parse(await until())).toBe(Date.parse(later))
  expect((await act(`${path}/${next.id}/unschedule`, officer)).body.state).toBe('draft')
  expect(await until()).toBeNull()
  expect((await act(`${path}/${now.id}/unschedule`, officer)).body.code).toBe('wrong_state')
  expect((await service.ask('GET', `/api/${path}?currency=USD`)).body[0].buying).toBe('1700')
  // It is corrected, sent and approved as any other.
  const again = await write(`${path}/${next.id}`, officer, {
    currency: 'USD',
    buying: '1725',
    selling: '1735',
    middle: '1730',
    effective_at: later,
  })
  await act(`${path}/${next.id}/submit`, officer, { at: later })
  const { revision } = again
  expect((await act(`${path}/${next.id}/approve`, approver, { revision })).body.state).toBe('scheduled')
})

test('content can be withdrawn and unscheduled, and approved where that is needed', async () => {
  const administrator = newsroom.token('administrator')
  for (const definition of collections.filter(({ staffOnly }) => !staffOnly)) {
    const item = await newsroom.write(definition)
    const at = `${definition.name}/${item.id}`
    for (const verb of ['withdraw', 'unschedule'])
      expect([definition.name, verb, (await act(`${at}/${verb}`, administrator)).body.code]).toEqual([
        definition.name,
        verb,
        'wrong_state',
      ])
    for (const verb of ['submit', 'approve', 'return']) {
      const { status } = await act(`${at}/${verb}`, newsroom.token('approver'), { revision: 1, reason: 'x' })
      expect([definition.name, verb, status === 404]).toEqual([definition.name, verb, !definition.approval])
    }
  }
})

test('what its writer published for later is taken off by the writer, or by an approver', async () => {
  const author = newsroom.token('author')
  for (const by of [author, newsroom.token('approver')]) {
    const body = newsroom.body(faqs)
    const made = await service.ask('POST', '/api/faqs?draft=true', { as: author, body })
    const { id } = made.body as StaffItem
    await act(`faqs/${id}/publish`, author, { at: later })
    expect((await act(`faqs/${id}/unschedule`, by)).body).toMatchObject({ state: 'draft' })
    expect(await shown(`faqs/${id}`)).toBe(404)
  }
})

test('what was archived is put back as it was: shown, scheduled, and a newer draft; what takes two people is not', async () => {
  const author = newsroom.token('author')
  const restore = (path: string, body: object, as = author) => act(`${path}/restore`, as, body)
  const { id } = await newsroom.publish(faqs)
  const path = `faqs/${id}`
  expect((await restore(path, { revision: 1 })).body.code).toBe('wrong_state')
  await write(path, author, newsroom.body(faqs))
  await act(`${path}/publish`, author, { at: later })
  await write(path, author, newsroom.body(faqs))
  const before = await standing(path)
  await act(`${path}/archive`, author)
  expect(await shown(path)).toBe(404)
  expect((await restore(path, { revision: 1 }, newsroom.token('rates_officer'))).status).toBe(403)
  expect((await restore(path, { revision: 9 })).body).toMatchObject({ fields: { revision: 'not there' } })
  expect((await restore(path, {})).status).toBe(400)
  expect((await restore(path, { revision: 1, next: 2 })).body).toMatchObject({ state: 'draft' })
  expect(await shown(path)).toBe(200)
  expect(await standing(path)).toMatchObject({
    live: { revision: before.live.revision },
    scheduled: before.scheduled,
    draft: before.draft,
  })
  expect((await recorded(id)).at(-1)).toBe('restore')
  const approved = await newsroom.publish(notices)
  await act(`notices/${approved.id}/archive`, author)
  await act(`notices/${approved.id}/approve`, newsroom.token('approver'), { revision: 1, kind: 'archiving' })
  expect((await restore(`notices/${approved.id}`, { revision: 1 })).body.code).toBe('needs_approval')
})

test('what was published at once is taken back: what stood there before is there again, or nothing is', async () => {
  const author = newsroom.token('author')
  const question = async (id: string) => (await service.ask('GET', `/api/faqs/${id}`)).body.question
  const made = await service.ask('POST', '/api/faqs?draft=true', { as: author, body: newsroom.body(faqs) })
  const { id } = made.body as StaffItem
  const path = `faqs/${id}`
  const restore = (body: object, as = author) => act(`${path}/restore`, as, body)
  expect((await restore({ revision: null, instead_of: 1 })).body.code).toBe('wrong_state')
  await act(`${path}/publish`, author)
  expect((await restore({ revision: null })).status).toBe(400)
  expect((await restore({ revision: null, instead_of: 1 }, newsroom.token('rates_officer'))).status).toBe(403)
  expect((await restore({ revision: null, instead_of: 1 })).body).toMatchObject({ state: 'draft' })
  expect(await shown(path)).toBe(404)
  expect((await recorded(id)).at(-1)).toBe('restore')

  await act(`${path}/publish`, author)
  await write(path, author, { ...newsroom.body(faqs), question: { en: 'Newer?', ny: 'Zatsopano?' } })
  await act(`${path}/publish`, author)
  expect(await question(id)).toBe('Newer?')
  // Another was published meanwhile: nothing is taken back unseen.
  expect((await restore({ revision: 1, instead_of: 1 })).body.code).toBe('changed_since')
  expect((await restore({ revision: 1, instead_of: 2 })).body).toMatchObject({ state: 'draft' })
  expect(await question(id)).not.toBe('Newer?')
  expect(await standing(path)).toMatchObject({ live: { revision: 1 }, draft: { revision: 2 } })

  // What was archived and published anew by a slip is archived again.
  await act(`${path}/archive`, author)
  await act(`${path}/publish`, author)
  expect(await shown(path)).toBe(200)
  expect((await restore({ revision: null, instead_of: 2, archived: true })).body).toMatchObject({
    state: 'archived',
  })
  expect(await shown(path)).toBe(404)

  // What a second person approved, only two people take off.
  const approved = await newsroom.publish(notices)
  const taken = await act(`notices/${approved.id}/restore`, author, { revision: null, instead_of: 1 })
  expect(taken.body.code).toBe('needs_approval')
})

test('what was archived and scheduled anew is archived again when that is taken back, unless it was written to', async () => {
  const author = newsroom.token('author')
  const { id } = await newsroom.publish(faqs)
  const path = `faqs/${id}`
  const archivedAndScheduled = async () => {
    await act(`${path}/archive`, author)
    expect((await act(`${path}/publish`, author, { at: later })).body.state).toBe('scheduled')
  }
  await archivedAndScheduled()
  expect((await act(`${path}/unschedule`, author)).body).toMatchObject({
    state: 'archived',
    standing: { live: null, scheduled: null, draft: null, waiting: null },
  })
  // Twice the same, as the first may leave something behind.
  expect((await act(`${path}/publish`, author, { at: later })).body.state).toBe('scheduled')
  expect((await act(`${path}/unschedule`, author)).body.state).toBe('archived')
  // Newer words are a draft.
  await act(`${path}/publish`, author, { at: later })
  await write(path, author, { ...newsroom.body(faqs), question: { en: 'Newer?' } })
  expect((await act(`${path}/unschedule`, author)).body).toMatchObject({
    state: 'draft',
    standing: { draft: { revision: 2 } },
  })
  // Published from that draft, it goes back to it.
  await act(`${path}/publish`, author, { at: later })
  expect((await act(`${path}/unschedule`, author)).body.state).toBe('draft')
})

test('whatever is taken back, an item is in the state again in which it was sent', async () => {
  const [author, approver] = [newsroom.token('author'), newsroom.token('approver')]
  const approve = (path: string, revision: number, kind = 'publication') =>
    act(`${path}/approve`, approver, { revision, kind })
  const before: Record<string, (path: string) => Promise<unknown>> = {
    draft: () => Promise.resolve(),
    'live with a draft': async (path) => {
      await act(`${path}/submit`, author)
      await approve(path, 1)
      await write(path, author, newsroom.body(notices))
    },
    'archived with a draft': async (path) => {
      await act(`${path}/submit`, author)
      await approve(path, 1)
      await act(`${path}/archive`, author)
      await approve(path, 1, 'archiving')
      await write(path, author, newsroom.body(notices))
    },
    'scheduled with a draft': async (path) => {
      await act(`${path}/submit`, author, { at: later })
      await approve(path, 1)
      await write(path, author, newsroom.body(notices))
    },
  }
  for (const [name, bring] of Object.entries(before)) {
    const { id } = await newsroom.write(notices)
    const path = `notices/${id}`
    await bring(path)
    const stood = async () => {
      const { state, standing: all } = (
        await service.ask('GET', `/api/${path}?state=all&lang=all`, { as: author })
      ).body
      return { name, state, ...all }
    }
    const first = await stood()
    await act(`${path}/submit`, author, { at: later })
    await act(`${path}/withdraw`, author)
    expect(await stood()).toEqual(first)
    await act(`${path}/submit`, author)
    await act(`${path}/return`, approver, { revision: first.draft.revision, reason: 'Shorter' })
    expect(await stood()).toEqual({ ...first, draft: { ...first.draft, returned: 'Shorter' } })
    if (name.startsWith('scheduled')) continue
    await act(`${path}/submit`, author, { at: later })
    await approve(path, first.draft.revision)
    await act(`${path}/unschedule`, author)
    expect(await stood()).toEqual(first)
  }
})

test('what was scheduled and taken back is told as new from when it was really seen', async () => {
  const author = newsroom.token('author')
  const made = await service.ask('POST', '/api/faqs?draft=true', { as: author, body: newsroom.body(faqs) })
  const path = `faqs/${(made.body as StaffItem).id}`
  const seenSince = async () =>
    (await service.ask('GET', `/api/${path}?state=all&lang=all`, { as: author })).body.published_at
  await act(`${path}/publish`, author, { at: later })
  await act(`${path}/unschedule`, author)
  expect(await seenSince()).toBeUndefined()
  await act(`${path}/publish`, author)
  expect(Date.parse(await seenSince())).toBeLessThan(Date.parse(later))
})

test('a verb answers no more than its caller may read', async () => {
  const item = await newsroom.write(kycAccountDetails)
  const approver = newsroom.token('approver')
  for (const verb of [
    'return',
    'approve',
    'withdraw',
    'unschedule',
    'restore',
    'archive',
    'publish',
    'submit',
  ]) {
    const answer = await act(`kyc_account_details/${item.id}/${verb}`, approver, { reason: 'x', revision: 1 })
    expect([verb, answer.status >= 400, answer.text.includes('account_number')]).toEqual([verb, true, false])
  }
})

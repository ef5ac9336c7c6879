// @module-tag databases

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstOnboardingProduct } from '#contract/onboarding.ts'
import { products } from '#contract/collections/products.ts'
import { leadsTable } from '#database/collections/leads.ts'
import { messages, nationalIdHashes } from '#database/tables.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import { openBank, prove } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

/** An account as staff write it. */
const account = (newsroom: Newsroom, type: string) => ({
  ...newsroom.body(products),
  family: 'account',
  type,
})

for (const kind of databases) {
  describe(`on ${kind}`, () => {
    let service: Service
    let newsroom: Newsroom
    let branch: string
    beforeAll(async () => {
      service = await startOn(kind)
      newsroom = await openNewsroom(service)
      ;({ branch } = await openBank(newsroom))
      await newsroom.publish(products, account(newsroom, firstOnboardingProduct))
    })
    afterAll(() => service.stop())

    let n = 0
    const someone = () => `applicant${++n}@sample.invalid`
    const anId = () => `MW${String(100_000 + ++n)}`
    const asked = (given: object = {}, monthly_income = '150,000') => ({
      session: randomUUID(),
      account: { type: 'personal', product: firstOnboardingProduct },
      name: ' Sample Applicant ',
      branch,
      customer_risk_assessment_field_inputs: { monthly_income },
      ...given,
    })
    const post = (as: string | null, body: unknown) =>
      service.ask('POST', '/onboarding/v1/applications', { as, body })
    const leads = async () =>
      (await service.ask('GET', '/api/leads?limit=100', { as: newsroom.token('kyc_officer') }))
        .body as Record<string, unknown>[]
    const leadWith = async (reference: string) =>
      (await leads()).find(({ subject }) => String(subject).includes(reference))
    const written = async () =>
      (await service.services.db.select({ id: leadsTable.id }).from(leadsTable)).length

    test('a proved contact’s wish is a lead with the band of the income, not the income', async () => {
      const username = someone()
      const id = anId()
      const { status, body } = await post(
        await prove(service, username),
        asked({ national_id: id.toLowerCase() }, '123,456.78'),
      )
      expect([status, body.ok]).toEqual([201, true])
      expect(body.reference).toMatch(/^OA-[\dA-F]{8}$/)
      const lead = await leadWith(body.reference)
      expect(lead).toMatchObject({
        kind: 'application',
        name: 'S•••',
        contact: `${username.slice(0, 1)}•••@sample.invalid`,
        product: 'First Save Savings Account',
        income_band: '8',
        status: 'received',
      })
      const kept = await service.services.db.execute(
        sql`select (select json_agg(r)::text from revisions r) || (select json_agg(a)::text from audit_log_details a) || (select json_agg(i)::text from national_id_hashes i) as all`,
      )
      expect(JSON.stringify(kept)).not.toContain('123,456')
      expect(JSON.stringify(kept).toUpperCase()).not.toContain(id)
    })

    test('the reference goes to the contact once, in the language of its code', async () => {
      for (const lang of ['en', 'ny'] as const) {
        const username = someone()
        const token = await prove(service, username, { lang })
        const sent = asked()
        const { body } = await post(token, sent)
        await post(token, sent)
        const queued = await service.services.db
          .select()
          .from(messages)
          .where(eq(messages.recipient, username))
        const ours = queued.filter(({ template }) => template === 'application-received')
        expect(ours).toMatchObject([{ channel: 'email', lang }])
        expect(`OA-${ours[0]?.about.slice(0, 8).toUpperCase()}`).toBe(body.reference)
      }
    })

    test.each([
      ['0', 8],
      ['199,999.99', 8],
      ['200000', 9],
      ['499,999', 9],
      ['500,000', 10],
      ['4,999,998', 10],
      ['4,999,999', 11],
      ['99999999999999999999', 11],
    ])('%s kwacha a month is band %i', async (income, band) => {
      const { body } = await post(await prove(service, someone()), asked({}, income))
      expect(await leadWith(body.reference)).toMatchObject({ income_band: String(band) })
    })

    test.each([
      [
        'customer_risk_assessment_field_inputs',
        { monthly_income: '  ' },
        'monthly_income',
        /Enter what you earn/,
      ],
      ['customer_risk_assessment_field_inputs', { monthly_income: '-5' }, 'monthly_income', /below zero/],
      ['customer_risk_assessment_field_inputs', { monthly_income: 'a lot' }, 'monthly_income', /as a number/],
      ['branch', 'No Such Branch', 'branch', /no branch of that name/],
      ['branch', '', 'branch', /Choose a branch/],
      ['account', { type: 'personal', product: 'No Account' }, 'product', /no account of that name/],
      ['account', { type: 'business', product: 'Current Account' }, 'product', /no account of that name/],
      ['name', ' ', 'name', /your name/],
      ['name', 'x'.repeat(121), 'name', /at most 120/],
      ['national_id', '1234', 'national_id', /8 letters and digits/],
    ])('%s as %j is refused in its own words, and nothing is kept', async (field, value, named, says) => {
      const before = await written()
      const { status, body } = await post(await prove(service, someone()), asked({ [field]: value }))
      expect([status, body.ok, body.code, Object.keys(body.errors)]).toEqual([422, false, 'invalid', [named]])
      expect(body.errors[named][0]).toMatch(says)
      expect([body.error, body.message]).toEqual([body.errors[named][0], body.errors[named][0]])
      expect(await written()).toBe(before)
    })

    test('without a code proved within the hour nothing is taken', async () => {
      const old = await prove(service, someone(), { minutesAgo: 61 })
      for (const token of [null, 'x'.repeat(43), old]) {
        const { status, body } = await post(token, asked())
        expect([status, body]).toEqual([
          401,
          { ok: false, error: 'Unauthenticated.', message: 'Unauthenticated.', code: 'unauthenticated' },
        ])
      }
    })

    test('a repeated sending gets the same answer and is one lead, another body under its session is refused', async () => {
      const token = await prove(service, someone())
      const body = asked({ national_id: anId() })
      const before = await written()
      const answers = await Promise.all([post(token, body), post(token, body), post(token, body)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(answers.map((one) => one.body.reference)).size).toBe(1)
      expect(await written()).toBe(before + 1)
      expect((await post(token, { ...body, name: 'Another' })).status).toBe(422)
      // A session is its contact's own: another's of the same name is another.
      const other = await post(await prove(service, someone()), asked({ session: body.session }))
      expect(other.status).toBe(201)
    })

    test('of two at once with one national ID one is taken; the other hears of the constraint and keeps its form', async () => {
      const national_id = anId()
      const contacts = await Promise.all([prove(service, someone()), prove(service, someone())])
      const sessions = contacts.map((token) => ({ token, body: asked({ national_id }) }))
      const answers = await Promise.all(sessions.map(({ token, body }) => post(token, body)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      const lost = answers.findIndex(({ status }) => status === 409)
      expect(answers[lost]?.body).toMatchObject({ ok: false, code: 'conflict' })
      expect(answers[lost]?.body.message).toContain('unique-id-number')
      const kept = sessions[lost]
      const again = await post(kept?.token ?? '', { ...kept?.body, national_id: anId() })
      expect(again.status).toBe(201)
      const mixed = `${national_id.slice(0, 4)}-${national_id.slice(4).toLowerCase()}`
      expect((await post(kept?.token ?? '', asked({ national_id: ` ${mixed} ` }))).status).toBe(409)
      const hashes = await service.services.db.select().from(nationalIdHashes)
      expect(hashes.every(({ id_hash }) => /^[\da-f]{64}$/.test(id_hash))).toBe(true)
    })

    test('what the live accounts offer is taken, and no longer once it is taken back', async () => {
      const type = 'Harvest Account'
      const ask = async () =>
        (await post(await prove(service, someone()), asked({ account: { type: 'personal', product: type } })))
          .status
      expect(await ask()).toBe(422)
      const { id } = await newsroom.publish(products, account(newsroom, type))
      expect(await ask()).toBe(201)
      const address = `/api/products/${id}/archive`
      const { body } = await service.ask('POST', address, { as: newsroom.token('author'), body: null })
      const decision = {
        as: newsroom.token('approver'),
        body: { revision: body.revision, kind: 'archiving' },
      }
      await service.ask('POST', address.replace('archive', 'approve'), decision)
      expect(await ask()).toBe(422)
    })

    test('a contact that asks for many accounts in a day is held up', async () => {
      const token = await prove(service, someone())
      for (let one = 0; one < 10; one++) expect((await post(token, asked())).status).toBe(201)
      expect((await post(token, asked())).status).toBe(429)
    })
  })
}

test('whatever is sent is answered by 201 or a refusal', async () => {
  const service = await startService()
  const { branch } = await openBank(await openNewsroom(service))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.constantFrom(branch, '0', '-1', '1e9', '1,0'),
  )
  const body = fc.record(
    {
      session: fc.oneof(fc.uuid(), text),
      account: fc.oneof(text, fc.record({ type: fc.constantFrom('personal', 'x'), product: text })),
      name: fc.oneof(text, fc.integer()),
      branch: text,
      national_id: text,
      customer_risk_assessment_field_inputs: fc.oneof(text, fc.record({ monthly_income: text })),
    },
    { requiredKeys: [] },
  )
  const token = await prove(service, 'fuzz@sample.invalid')
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const { status } = await service.ask('POST', '/onboarding/v1/applications', { as: token, body: sent })
      expect([201, 400, 422, 429]).toContain(status)
    }),
    { numRuns: 300, seed: 265 },
  )
  await service.stop()
})

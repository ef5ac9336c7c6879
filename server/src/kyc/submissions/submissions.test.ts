// @module-tag databases

import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requiredDocuments } from '#database/sample/kyc/required-documents.ts'
import { kycDocuments, kycSubmissions, messages } from '#database/tables.ts'
import { openBank, prove, readyDocument, readyDocuments } from '../../../test-support/kyc.ts'
import { openNewsroom } from '../../../test-support/newsroom.ts'
import { databases } from '../../../test-support/databases.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'

for (const kind of databases) {
  describe(`on ${kind}`, () => {
    let postgres: TestPostgres | null = null
    let service: Service
    let other: Service
    let branch: string
    beforeAll(async () => {
      if (kind === 'PostgreSQL') postgres = await startPostgres()
      const env = { SECRET: 'a secret that both of the instances have', KEYRING: `k1:${'A'.repeat(43)}` }
      service = await startService({
        ...(postgres ? { url: postgres.url } : { embedded: true }),
        env,
        worker: true,
      })
      const shared = { ...env, DATA_DIR: service.dataDir }
      other = postgres
        ? await startService({ url: postgres.url, env: shared, dataDir: service.dataDir })
        : service
      ;({ branch } = await openBank(await openNewsroom(service)))
    })
    afterAll(async () => {
      if (other !== service) await other.stop()
      await service.stop()
      await postgres?.stop()
    })

    let n = 0
    const someone = () => `customer${++n}@sample.invalid`
    const aNumber = () => String(1_000_000_000_000 + ++n)
    const type = 'Individual Account'
    const details = (account_number: string) => ({
      account_number,
      account_name: 'Sample Customer',
      branch,
      kyc_account_type: type,
    })
    const post = (as: string, body: unknown, key: string = randomUUID(), at = service) =>
      at.ask('POST', '/api/kyc_submissions', { as, body, headers: { 'idempotency-key': key } })
    const put = (as: string, id: string, body: unknown, key: string = randomUUID()) =>
      service.ask('PUT', `/api/kyc_submissions/${id}`, { as, body, headers: { 'idempotency-key': key } })
    const find = (as: string, account: string) =>
      service.ask('GET', `/api/kyc_submissions?account_number=${account}`, { as })

    /** A submission handed in by a new contact. */
    async function handedIn(username = someone(), account = aNumber()) {
      const token = await prove(service, username)
      const documents = await readyDocuments(service, username, type)
      const { body } = await post(token, { ...details(account), documents })
      return { username, account, token, id: String(body.id), documents }
    }

    test('documents are handed in once the contact is proved; what is on file is the proved contact', async () => {
      const username = someone()
      const token = await prove(service, username, { lang: 'ny' })
      const account = aNumber()
      const documents = await readyDocuments(service, username, type)
      const spaced = `${account.slice(0, 4)} ${account.slice(4, 8)}-${account.slice(8)}`
      const answer = await post(token, { ...details(spaced), branch: branch, documents })
      expect(answer).toMatchObject({
        status: 201,
        headers: { 'cache-control': 'no-store' },
        body: { state: 'received', processed: false, account_ending: account.slice(-4) },
      })
      const [row] = await service.services.db
        .select()
        .from(kycSubmissions)
        .where(eq(kycSubmissions.id, answer.body.id))
      expect(row).toMatchObject({ username, account_number: account, lang: 'ny', version: 1 })
      const stored = await service.services.db
        .select()
        .from(kycDocuments)
        .where(eq(kycDocuments.submission_id, answer.body.id))
      expect(stored.map(({ purpose }) => purpose).toSorted()).toEqual([...requiredDocuments[type]].toSorted())
      expect(stored.find(({ purpose }) => purpose === 'National ID/Passport')?.stored_name).toBe(
        'kycdocuments/sample_customer/national_idpassport/my_document.pdf',
      )
      // The key was wrapped anew for its submission: it opens for that, and for nothing else any more.
      const [first] = stored
      const { keyring } = service.services
      expect(
        keyring.unwrap(first?.wrapped_key ?? '', keyContext(first ?? { id: '', submission_id: null })),
      ).toHaveLength(32)
      expect(() =>
        keyring.unwrap(
          first?.wrapped_key ?? '',
          keyContext({ id: first?.id ?? '', submission_id: randomUUID() }),
        ),
      ).toThrow(/authenticate/)
    })

    test('the customer reads of their own no name, file or address, and of others’ nothing', async () => {
      const mine = await handedIn()
      const { status, body, text } = await find(mine.token, mine.account)
      expect([status, body.length]).toEqual([200, 1])
      expect(Object.keys(body[0]).toSorted()).toEqual(
        [
          'id',
          'account_ending',
          'kyc_account_type_id',
          'state',
          'processed',
          'sent_at',
          'documents',
        ].toSorted(),
      )
      for (const secret of [mine.account, mine.username, 'Sample Customer', 'my_document', 'kycdocuments'])
        expect(text).not.toContain(secret)
      const stranger = await prove(service, someone())
      const known = await find(stranger, mine.account)
      const unknown = await find(stranger, aNumber())
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
      expect(known.body).toEqual([])
      expect(await put(stranger, mine.id, { documents: mine.documents })).toMatchObject({ status: 404 })
    })

    test('a repeated sending gets the first one’s answer; the same key for something else is refused', async () => {
      const username = someone()
      const token = await prove(service, username)
      const documents = await readyDocuments(service, username, type)
      const body = { ...details(aNumber()), documents }
      const key = randomUUID()
      const [one, two] = await Promise.all([post(token, body, key), post(token, body, key, other)])
      const three = await post(await prove(service, username), body, key)
      expect([one.status, two.status, three.status]).toEqual([201, 201, 201])
      expect([two.text, three.text]).toEqual([one.text, one.text])
      expect(await post(token, { ...body, account_name: 'Another' }, key)).toMatchObject({
        status: 422,
        body: { code: 'invalid' },
      })
      const queued = await service.services.db.select().from(messages).where(eq(messages.recipient, username))
      expect(queued.map(({ template }) => template)).toEqual(['kyc-received'])
    })

    test('two devices at once: one submission, and the other is told', async () => {
      const username = someone()
      const account = aNumber()
      const sent = []
      for (const at of [service, other]) {
        const documents = await readyDocuments(service, username, type)
        sent.push([await prove(service, username), { ...details(account), documents }, at] as const)
      }
      const answers = await Promise.all(sent.map(([token, body, at]) => post(token, body, randomUUID(), at)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        message: 'You have already submitted',
      })
    })

    test('an account on file under another contact looks like a new one; staff’s flag comes afterwards', async () => {
      const first = await handedIn()
      const second = await handedIn(someone(), first.account)
      expect(second.id).not.toBe(first.id)
      const flagged = () =>
        service.services.db
          .select()
          .from(kycSubmissions)
          .where(eq(kycSubmissions.account_number, first.account))
      await until(async () => (await flagged()).every(({ duplicate_account }) => duplicate_account))
      expect(await flagged()).toHaveLength(2)
      expect(await find(second.token, first.account)).toMatchObject({ body: [{ id: second.id }] })
    })

    test('what is missing or wrong is named, each in a sentence, and nothing is written', async () => {
      const username = someone()
      const token = await prove(service, username)
      const documents = await readyDocuments(service, username, type)
      const few = documents.slice(2)
      expect(await post(token, { ...details(aNumber()), documents: few })).toMatchObject({
        status: 422,
        body: {
          code: 'invalid',
          fields: { documents: `${documents[0]?.purpose}\n${documents[1]?.purpose}` },
        },
      })
      const wrong = { account_number: '12', account_name: 'A', branch: 'Nowhere', kyc_account_type: 'Trust' }
      expect(await post(token, { ...wrong, documents })).toMatchObject({
        status: 422,
        body: {
          fields: {
            account_number: 'An account number has 6 to 20 digits.',
            branch: 'There is no branch of that name.',
            kyc_account_type: 'There is no account type of that name.',
          },
        },
      })
      const ready = { ...details(aNumber()), documents }
      await service.services.db.execute(
        sql`update kyc_documents set state = 'checking' where id = ${documents[0]?.document}`,
      )
      expect(await post(token, ready)).toMatchObject({
        status: 422,
        body: {
          fields: {
            [`documents.${documents[0]?.purpose}`]: 'This document has not arrived whole, or was not taken.',
          },
        },
      })
      const notMine = await readyDocument(service, someone(), 'Payslip')
      const swapped = documents.map((one) =>
        one.purpose === 'Payslip' ? { ...one, document: notMine } : one,
      )
      expect(await post(token, { ...ready, documents: swapped })).toMatchObject({
        status: 422,
        body: { fields: { 'documents.Payslip': 'This document is not there any more. Choose it again.' } },
      })
      expect(await post(token, { ...ready, username: 'other@sample.invalid' })).toMatchObject({ status: 400 })
      expect(await find(token, ready.account_number)).toMatchObject({ body: [] })
    })

    test('without a proved contact, or one proved an hour ago, nothing is sent', async () => {
      const username = someone()
      const documents = await readyDocuments(service, username, type)
      const body = { ...details(aNumber()), documents }
      const late = await prove(service, username, { minutesAgo: 61 })
      for (const token of ['', 'x'.repeat(43), late]) {
        expect(await post(token, body)).toMatchObject({
          status: 401,
          body: { message: 'Unauthenticated.', code: 'unauthenticated' },
        })
      }
      // An older proof may still look, and go on uploading.
      expect(await find(late, body.account_number)).toMatchObject({ status: 200 })
      expect(await post(await prove(service, username), body, 'short')).toMatchObject({ status: 400 })
      expect(await post(await prove(service, username), body)).toMatchObject({ status: 201 })
    })

    test('an update puts new documents in place of the older ones, which are kept', async () => {
      const mine = await handedIn()
      await service.services.db
        .update(kycSubmissions)
        .set({ state: 'accepted', processed: true })
        .where(eq(kycSubmissions.id, mine.id))
      const documents = await readyDocuments(service, mine.username, type)
      const key = randomUUID()
      const answer = await put(mine.token, mine.id, { ...details(mine.account), documents }, key)
      expect(answer).toMatchObject({ status: 200, body: { state: 'received', processed: false } })
      expect((await put(mine.token, mine.id, { ...details(mine.account), documents }, key)).body).toEqual(
        answer.body,
      )
      const stored = await service.services.db
        .select()
        .from(kycDocuments)
        .where(eq(kycDocuments.submission_id, mine.id))
      expect(stored.filter(({ replaced_at }) => replaced_at)).toHaveLength(documents.length)
      expect(stored).toHaveLength(2 * documents.length)
    })

    test('one document may be replaced alone; another account number or type’s documents are asked for', async () => {
      const mine = await handedIn()
      const one = async (purpose: string) => [
        { purpose, document: await readyDocument(service, mine.username, purpose) },
      ]
      expect(await put(mine.token, mine.id, { documents: await one('Payslip') })).toMatchObject({
        status: 200,
        body: {
          documents: expect.arrayContaining([
            {
              purpose: 'Payslip',
              state: 'received',
              reason: null,
              absent: false,
              substitutes: [],
              bring_instead: null,
            },
          ]),
        },
      })
      expect(
        await put(mine.token, mine.id, {
          account_number: aNumber(),
          documents: await one('Payslip'),
        }),
      ).toMatchObject({ status: 422, body: { fields: { account_number: expect.any(String) } } })
      const asSme = { kyc_account_type: 'SME', documents: await one('Utility Bill') }
      expect(await put(mine.token, mine.id, asSme)).toMatchObject({
        status: 422,
        body: { fields: { documents: expect.stringContaining('Certificate of Incorporation') } },
      })
    })

    test('the customer hears in their language, by mail or text, without names and numbers', async () => {
      const username = '+265999000111'
      const token = await prove(service, username, { lang: 'ny' })
      const documents = await readyDocuments(service, username, type)
      const account = aNumber()
      const { body } = await post(token, { ...details(account), documents })
      const [queued] = await service.services.db.select().from(messages).where(eq(messages.about, body.id))
      let text = ''
      await until(async () => {
        text = await readFile(join(service.dataDir, 'outbox', `${queued?.id}.sms.json`), 'utf8').catch(
          () => '',
        )
        return text !== ''
      })
      expect(JSON.parse(text)).toMatchObject({
        to: username,
        text: expect.stringContaining('Zikalata zanu za KYC zafika'),
      })
      expect(text).toContain(body.id.slice(0, 8).toUpperCase())
      for (const secret of [account, 'Sample Customer']) expect(text).not.toContain(secret)
      expect(await readdir(join(service.dataDir, 'outbox'))).not.toHaveLength(0)
    })

    test('a question that is malformed is an error, never “none”', async () => {
      const token = await prove(service, someone())
      for (const query of ['', '?account_number=', '?account_number=12a456', '?state=all', '?x=1']) {
        const { status } = await service.ask('GET', `/api/kyc_submissions${query}`, { as: token })
        expect([400, 422]).toContain(status)
      }
      expect(await service.ask('GET', '/api/kyc_submissions?account_number=123456')).toMatchObject({
        status: 401,
      })
    })
  })
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kycAccountTypes } from '#contract/collections/kyc-account-types.ts'
import { kycDocuments } from '#database/tables.ts'
import { openBank, prove, readyDocument, requiredDocument, seePage } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { customerMessages } from '../../messages/customer-messages/customer-messages.ts'
import { templateNamed } from '../../messages/templates.ts'
import { eraseSubmission } from './erase.ts'

let service: Service
let newsroom: Newsroom
let branch: string
let officer: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
  officer = newsroom.token('kyc_officer')
  await newsroom.publish(kycAccountTypes, {
    name: { en: 'Open Account', ny: 'Akaunti yotsegula' },
    position: 9,
    documents: [
      requiredDocument('National ID'),
      {
        ...requiredDocument('Employer Letter'),
        substitutes: [
          { code: 'chief', name: { en: 'Letter from your chief', ny: 'Kalata ya mfumu' } },
          { code: 'association', name: { en: 'Letter from your association' } },
        ],
        bring_instead: { en: 'A witness who knows you.', ny: 'Mboni yokudziwani.' },
      },
    ],
  })
})
afterAll(() => service.stop())

let n = 0
const username = 'farmer@sample.invalid'
const idDocument = async () => ({
  purpose: 'National ID',
  document: await readyDocument(service, username, 'National ID'),
})
const letter = async (substitute?: string) => ({
  purpose: 'Employer Letter',
  document: await readyDocument(service, username, 'Employer Letter'),
  ...(substitute !== undefined && { substitute }),
})
const absent = (note?: string) => ({
  purpose: 'Employer Letter',
  absent: true,
  ...(note !== undefined && { note }),
})
const send = async (documents: object[], id = '', more: object = {}) =>
  service.ask(id ? 'PUT' : 'POST', `/api/kyc_submissions${id && `/${id}`}`, {
    as: await prove(service, username),
    body: {
      ...(id === '' && {
        account_number: String(8_100_000_000_000 + ++n),
        account_name: 'Sample Farmer',
        branch,
        kyc_account_type: 'Open Account',
      }),
      ...more,
      documents,
    },
    headers: { 'idempotency-key': randomUUID() },
  })
type Documents = { id: string; purpose: string; absent: boolean; note: string | null }[]
const read = (id: string, as = officer) => service.ask('GET', `/api/kyc_reviews/${id}`, { as })
const lettersOf = async (id: string, as = officer) =>
  ((await read(id, as)).body.documents as Documents).filter(({ purpose }) => purpose === 'Employer Letter')
const act = (id: string, path: string, body: object | null = null) =>
  service.ask('POST', `/api/kyc_reviews/${id}/${path}`, { as: officer, body })
const version = async (id: string): Promise<number> => (await read(id)).body.version

describe('a substitute', () => {
  test('is named to the officer', async () => {
    const sent = await send([await idDocument(), await letter('chief')])
    expect(sent.status).toBe(201)
    expect(await lettersOf(sent.body.id)).toMatchObject([
      { substitute: { en: 'Letter from your chief', ny: 'Kalata ya mfumu' }, absent: false },
    ])
  })

  test('is refused when the account type does not list it', async () => {
    const sent = await send([{ ...(await idDocument()), substitute: 'chief' }, await letter('neighbour')])
    expect([sent.status, sent.body.fields]).toEqual([
      422,
      {
        'documents.National ID.substitute': 'This is not accepted in place of the document.',
        'documents.Employer Letter.substitute': 'This is not accepted in place of the document.',
      },
    ])
  })
})

describe('“I do not have this”', () => {
  test('shows its note only once it is revealed', async () => {
    const sent = await send([await idDocument(), absent(' I farm for myself. ')])
    expect(sent.status).toBe(201)
    expect(await lettersOf(sent.body.id)).toMatchObject([
      { absent: true, note: '•••', pages: 0, mime: null, state: 'received' },
    ])
    const [letterId] = (await lettersOf(sent.body.id)).map(({ id }) => id)
    const revealed = await act(sent.body.id, 'reveal')
    expect(revealed.body.notes).toEqual({ [letterId ?? '']: 'I farm for myself.' })
  })

  test('hides its note from auditors', async () => {
    const { body } = await send([await idDocument(), absent('I herd goats.')])
    const { text } = await read(body.id, newsroom.token('auditor'))
    expect(text).not.toContain('goats')
  })

  test('is refused for a compulsory document', async () => {
    const sent = await send([{ purpose: 'National ID', absent: true }, await letter()])
    expect([sent.status, sent.body.fields]).toEqual([
      422,
      {
        'documents.National ID': 'This document is compulsory. “I do not have this” is not accepted for it.',
      },
    ])
  })

  test('is refused beside a document for the same purpose', async () => {
    const sent = await send([await idDocument(), await letter(), absent()])
    expect([sent.status, sent.body.fields]).toEqual([
      422,
      { 'documents.Employer Letter': 'This document has two answers.' },
    ])
  })

  test('takes a note of at most 300 characters', async () => {
    expect((await send([await idDocument(), absent('x'.repeat(301))])).status).toBe(400)
  })

  test('is accepted without a page to open', async () => {
    const { body } = await send([await idDocument(), absent()])
    const id = String(body.id)
    await act(id, 'claim')
    for (const document of (await read(id)).body.documents as (Documents[number] & { pages: number })[]) {
      for (let page = 1; page <= document.pages; page++)
        await seePage(service, officer, { id, document: document.id, page })
      await act(id, `documents/${document.id}/decide`, { decision: 'accepted', version: await version(id) })
    }
    const second = (await service.staff('kyc_officer')).token
    const first = await act(id, 'finish', { version: await version(id) })
    // An account type of staff's needs two officers.
    expect([first.status, first.body.first_accepted_by]).toEqual([200, expect.any(String)])
    expect((await lettersOf(id, second))[0]).toMatchObject({ absent: true, state: 'received' })
  })

  test('has no page, thumbnail or original', async () => {
    const { body } = await send([await idDocument(), absent()])
    const [document] = await lettersOf(body.id)
    for (const path of ['pages/1', 'thumbnails', 'original'])
      expect(
        (
          await service.ask('GET', `/api/kyc_reviews/${body.id}/documents/${document?.id}/${path}`, {
            as: officer,
          })
        ).status,
      ).toBe(404)
  })

  test('is replaced by a document that staff ask for', async () => {
    const { body } = await send([await idDocument(), absent('None.')])
    const id = String(body.id)
    const [document] = await lettersOf(id)
    await service.services.db
      .update(kycDocuments)
      .set({ state: 'needs_change' })
      .where(eq(kycDocuments.id, String(document?.id)))
    const changed = await send([await letter('association')], id)
    expect(changed.status).toBe(200)
    expect(changed.body.documents).toContainEqual(
      expect.objectContaining({
        purpose: 'Employer Letter',
        absent: false,
        substitutes: [
          { code: 'chief', name: { en: 'Letter from your chief', ny: 'Kalata ya mfumu' } },
          { code: 'association', name: { en: 'Letter from your association' } },
        ],
        bring_instead: { en: 'A witness who knows you.', ny: 'Mboni yokudziwani.' },
      }),
    )
    expect(await lettersOf(id)).toMatchObject([
      { absent: false, substitute: { en: 'Letter from your association' } },
    ])
    expect((await read(id)).body.old_documents).toMatchObject([{ absent: true, note: '•••' }])
  })

  test('is answered by e-mail with what to bring', async () => {
    const { body } = await send([await idDocument(), absent('Private.')])
    const { db, secrets } = service.services
    const mail = await templateNamed('kyc-received')?.(
      {
        db,
        secrets,
        publicUrl: 'https://bank.example',
        backofficeUrl: 'https://staff.example',
        sender: { name: 'Sample Bank', phone: '+265 1 000 200' },
        messages: customerMessages('ny', {}),
      },
      String(body.id),
      'ny',
    )
    expect(mail?.text).toContain('– Employer Letter (ny): Mboni yokudziwani.')
    expect(mail?.text).not.toContain('Private.')
    // Telephones are shared.
    expect(mail?.sms).not.toContain('Employer Letter')
  })

  test('goes with its note when the submission is erased', async () => {
    const { body } = await send([await idDocument(), absent('Widowed.')])
    await service.services.db.transaction((tx) => eraseSubmission(tx, String(body.id)))
    const left = await service.services.db
      .select()
      .from(kycDocuments)
      .where(eq(kycDocuments.note, 'Widowed.'))
    expect(left).toEqual([])
  })
})

test('rejects two substitutes with the same code', async () => {
  const code = { code: 'chief', name: { en: 'Letter from your chief' } }
  const { status, body } = await service.ask('POST', '/api/kyc_account_types', {
    as: newsroom.token('administrator'),
    body: {
      name: { en: 'Twice', ny: 'Kawiri' },
      position: 10,
      documents: [{ ...requiredDocument('Employer Letter'), substitutes: [code, code] }],
    },
  })
  expect([status, body.fields]).toEqual([400, { 'documents.0.substitutes': 'Each code may be used once.' }])
})

test('what a type accepts by now counts once all is sent again', async () => {
  const name = { en: 'Late Account', ny: 'Akaunti yochedwa' }
  const documents = [requiredDocument('Employer Letter')]
  const item = await newsroom.publish(kycAccountTypes, { name, position: 11, documents })
  const late = { kyc_account_type: 'Late Account' }
  const sent = await send([await letter()], '', late)
  expect(sent.status).toBe(201)
  const id = String(sent.body.id)
  const bring_instead = { en: 'A witness.', ny: 'Mboni.' }
  await service.ask('PUT', `/api/kyc_account_types/${item.id}`, {
    as: newsroom.token('administrator'),
    body: { name, position: 11, documents: [{ ...documents[0], bring_instead }] },
  })
  await newsroom.approve(kycAccountTypes, item)
  // The list that it was sent under.
  expect((await send([absent()], id)).status).toBe(422)
  expect((await send([absent()], id, late)).status).toBe(200)
})

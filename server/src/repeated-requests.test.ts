import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { products } from '#contract/collections/products.ts'
import { collections } from '#contract/registry.ts'
import { firstOnboardingProduct } from '#contract/onboarding.ts'
import { auditLog, kycDocuments, kycSubmissions, staffNotes, staffRequests } from '#database/tables.ts'
import { openBank, prove, readyDocuments } from '../test-support/kyc.ts'
import { openNewsroom, pdf, type Newsroom } from '../test-support/newsroom.ts'
import { metadata, sender } from '../test-support/kyc-documents.ts'
import { sampled } from '../test-support/sampled.ts'
import { startService, type Service } from '../test-support/service.ts'

type Sent = { body?: unknown; raw?: Buffer; headers?: Record<string, string> }
/** A creating request, and another one to the same address. */
type Case = { url: string; as: string; first: Sent; other: Sent }

let service: Service
let newsroom: Newsroom
let branch: string
let administrator: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  administrator = newsroom.token('administrator')
  ;({ branch } = await openBank(newsroom))
  await newsroom.publish(products, {
    ...newsroom.body(products),
    family: 'account',
    type: firstOnboardingProduct,
  })
})
afterAll(() => service.stop())

/** Routes without keys, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '/backoffice/auth/links/ask': 'sends one link at a time, whoever requests it',
  '/backoffice/auth/passkeys': 'answers a question that can be answered once',
}

let n = 0
async function handedIn(): Promise<string> {
  const username = `repeated${++n}@sample.invalid`
  const { status, body } = await service.ask('POST', '/api/kyc_submissions', {
    as: await prove(service, username),
    body: await submission(username),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(status).toBe(201)
  return body.id
}
const submission = async (username: string) => ({
  account_number: String(8_000_000_000_000 + ++n),
  account_name: 'Sample Customer',
  branch,
  kyc_account_type: 'Individual Account',
  documents: await readyDocuments(service, username, 'Individual Account'),
})
const rates = (buying: string) => ({
  sheet: 'exchange',
  effective_at: null,
  rows: [{ key: 'USD', figures: { buying, middle: '1725.00', selling: '1750.00' } }],
})

const pdfHeaders = { 'content-type': 'application/pdf' }

const cases: Readonly<Record<string, () => Promise<Case>>> = {
  ...Object.fromEntries(
    collections.flatMap((definition) => {
      const { name, legacy } = definition
      const paths = [`/api/${name}`, ...(legacy ? [`/${name}`] : [])]
      return paths.map((url) => [
        url,
        async () => {
          const body = newsroom.body(definition)
          const as = newsroom.writer(definition)
          return { url, as, first: { body }, other: { body: { ...body, surplus: 1 } } }
        },
      ])
    }),
  ),
  '/api/files': async () => ({
    url: '/api/files?name=report.pdf',
    as: administrator,
    first: { raw: pdf('one'), headers: pdfHeaders },
    other: { raw: pdf('two'), headers: pdfHeaders },
  }),
  '/api/kyc_submissions': async () => {
    const username = `repeated${++n}@sample.invalid`
    const body = await submission(username)
    const as = await prove(service, username)
    const other = { body: { ...body, account_name: 'Another' } }
    return { url: '/api/kyc_submissions', as, first: { body }, other }
  },
  '/api/kyc_reviews/{id}/erasure': async () => ({
    url: `/api/kyc_reviews/${await handedIn()}/erasure`,
    as: newsroom.token('kyc_officer'),
    first: { body: { why: 'The customer asked for it.' } },
    other: { body: { why: 'Another reason for it.' } },
  }),
  '/onboarding/v1/applications': async () => {
    const body = {
      session: randomUUID(),
      account: { type: 'personal', product: firstOnboardingProduct },
      name: 'Sample Applicant',
      branch,
      customer_risk_assessment_field_inputs: { monthly_income: '150,000' },
    }
    const as = await prove(service, `repeated${++n}@sample.invalid`)
    const other = { body: { ...body, name: 'Another' } }
    return { url: '/onboarding/v1/applications', as, first: { body }, other }
  },
  '/uploads/kyc': async () => {
    const { token, draft } = await sender(service)
    const about = { draft, purpose: 'Payslip', filename: 'payslip.pdf', sha256: 'a'.repeat(64) }
    const sent = (length: number) => ({
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': metadata(about),
      },
    })
    return { url: '/uploads/kyc', as: token, first: sent(10), other: sent(11) }
  },
  '/backoffice/api/service_accounts': async () => {
    const body = { username: `program-${++n}`, collections: ['faqs'], days: 1 }
    const other = { body: { ...body, days: 2 } }
    return { url: '/backoffice/api/service_accounts', as: administrator, first: { body }, other }
  },
  '/backoffice/api/users': async () => {
    const body = { name: 'Sample Person', email: `invited${++n}@sample.invalid`, roles: ['author'] }
    const other = { body: { ...body, name: 'Another' } }
    return { url: '/backoffice/api/users', as: administrator, first: { body }, other }
  },
  '/backoffice/api/users/{id}/invitation': async () => {
    const { id } = await service.staff('author')
    const url = `/backoffice/api/users/${id}/invitation`
    return { url, as: administrator, first: { body: null }, other: { body: {} } }
  },
  '/backoffice/api/notes/{collection}/{id}': async () => {
    const { id } = await newsroom.write(faqs)
    return {
      url: `/backoffice/api/notes/faqs/${id}`,
      as: administrator,
      first: { body: { text: 'Please check.' } },
      other: { body: { text: 'Please change.' } },
    }
  },
  '/backoffice/api/rates/batch': async () => ({
    url: '/backoffice/api/rates/batch',
    as: newsroom.writer(exchangeRates),
    first: { body: rates('1700.00') },
    other: { body: rates('1701.00') },
  }),
  '/backoffice/api/files/{id}/crop': async () => {
    const body = { x: 0, y: 0, width: 100, height: 100 }
    const url = `/backoffice/api/files/${newsroom.uploaded.image}/crop`
    return { url, as: administrator, first: { body }, other: { body: { ...body, width: 90 } } }
  },
  '/backoffice/api/files/{id}/replace': async () => ({
    url: `/backoffice/api/files/${await newsroom.upload(pdf('older'), 'application/pdf')}/replace?reason=Newer`,
    as: administrator,
    first: { raw: pdf('newer'), headers: pdfHeaders },
    other: { raw: pdf('newest'), headers: pdfHeaders },
  }),
  '/backoffice/api/files/{id}/restore': async () => {
    const id = await newsroom.upload(pdf('first version'), 'application/pdf')
    for (const text of ['second', 'third'])
      await service.ask('POST', `/backoffice/api/files/${id}/replace?reason=Newer`, {
        as: administrator,
        raw: pdf(text),
        headers: pdfHeaders,
      })
    return {
      url: `/backoffice/api/files/${id}/restore`,
      as: administrator,
      first: { body: { version: 1, reason: 'Wrong file' } },
      other: { body: { version: 2, reason: 'Wrong file' } },
    }
  },
}

/** Everything that a repeated request could have added. */
const effects = () =>
  Promise.all(
    [auditLog, kycDocuments, kycSubmissions, staffNotes, staffRequests].map((table) =>
      service.services.db.$count(table),
    ),
  )

describe('a creating request with an Idempotency-Key', () => {
  for (const [tags, share] of sampled(Object.entries(cases)))
    test.each(share)('is carried out once: %s', { tags }, async (_, prepare) => {
      const { url, as, first, other } = await prepare()
      const key = { 'idempotency-key': randomUUID() }
      const send = (sent: Sent) =>
        service.ask('POST', url, { as, ...sent, headers: { ...sent.headers, ...key } })
      const created = await send(first)
      expect([created.status, created.text]).toEqual([
        expect.toSatisfy((status: number) => [200, 201, 202].includes(status)),
        expect.any(String),
      ])
      const before = await effects()
      const again = await send(first)
      expect([again.status, again.body, again.headers['location']]).toEqual([
        created.status,
        created.body,
        created.headers['location'],
      ])
      const changed = await send(other)
      expect([changed.status, changed.body.code]).toEqual([422, 'invalid'])
      expect(await effects()).toEqual(before)
    })

  test('covers every route that creates or declares the header', async () => {
    const { paths } = (await service.ask('GET', '/api/openapi.json')).body as {
      paths: Record<string, { post?: { responses: object; parameters?: { name: string }[] } }>
    }
    const creating = Object.entries(paths).flatMap(([path, { post }]) => {
      if (!post) return []
      const creates = ['201', '202'].some((status) => status in post.responses)
      const takesKey = post.parameters?.some(({ name }) => name === 'idempotency-key') === true
      return creates || takesKey ? [path] : []
    })
    expect(creating.length).toBeGreaterThan(collections.length)
    expect(creating.filter((path) => !(path in cases) && !(path in exceptions))).toEqual([])
  })
})

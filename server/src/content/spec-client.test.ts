import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandIds } from '#contract/brands/names.ts'
import { wireNames } from '#contract/brands/wire-names.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { notices } from '#contract/collections/notices.ts'
import { collectionNamed, collections } from '#contract/registry.ts'
import { regionIds } from '#contract/regions.ts'
import { auditLogDetails, serviceAccounts } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { sampled } from '../../test-support/sampled.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { hashPassword } from '../staff/passwords/hashing.ts'

// The client of the spec (sections 3, 7 and 8): a bearer, `Content-Type: application/json` on every call, its own fields
// and no others, no versions.

let service: Service
let newsroom: Newsroom
let serviceAccount: string
/** the administrator who made the service account */
let owner: { id: string; token: string }
const password = randomUUID()
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  owner = await service.staff('administrator')
  await service.services.db.insert(serviceAccounts).values({
    id: randomUUID(),
    username: 'spec-client',
    password_hash: await hashPassword(password),
    collections: collections.map(({ name }) => name),
    created_by: owner.id,
    created_at: new Date().toISOString(),
  })
  serviceAccount = (await call('POST', '/login', { username: 'spec-client', password })).body.token
})
afterAll(() => service.stop())

/** As the spec's client calls: the header always, the body only where there is one. */
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, as?: string) {
  const answer = await service.app.inject({
    method,
    url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, text: answer.body, body: answer.body ? answer.json() : null }
}

const place = {
  region_id: regionIds.Southern,
  region_name: 'Southern',
  name: 'Sample Town',
  address: 'Sample Road 1',
  region: 'Southern Region',
  phone: '+265 1 000 000',
  email: '',
  latitude: -15.7,
  longtude: 35,
  status: 'open',
}
const article = {
  title: 'A new counter in Sample Town',
  content: '<p>It opens on Monday.</p>',
  image_cover_url: '/files/none',
  published_at: '2026-01-01T00:00:00Z',
  createrId: 'u-1',
  creater_name: 'News desk',
  showSocialIcons: true,
  shareTitle: 'A new counter',
  shareDiscription: 'From Monday in Sample Town',
  readingTime: 1,
  featured: false,
}

/** What the spec says of each collection; of those whose fields it does not show, what such a thing cannot be without. */
const bodies = (): Record<string, Record<string, unknown>> => ({
  branches: { ...place, dateCreated: '2026-01-01', dateUpdated: '2026-01-01', created_at: '2026-01-01' },
  moneybureau_locations: place,
  blogs: article,
  documents: {
    title: 'Annual report',
    file: { file: newsroom.uploaded.file },
    document_type_name: 'Annual Report',
    published_at: '2026-01-01T00:00:00Z',
  },
  banners: { title: 'Save more' },
  promotions: { title: 'Save more', image_cover_url: null },
  executives: {
    name: 'Sample Person',
    image_url: null,
    qualifications: 'A sample degree',
    roles: [
      { company_name: wireNames.bank, executive_role_type_name: 'Board', title: 'Director', position: 1 },
      {
        company_name: wireNames.holdings,
        executive_role_type_name: 'Management',
        title: 'Head',
        position: 2,
      },
    ],
  },
  kyc_account_types: { name: 'Individual Account', position: 1 },
  fdhcares: { title: 'Trees', body: '<p>Ten thousand of them.</p>', active: true },
  faqs: { question: 'When?', answer: '<p>At eight.</p>', group: 'Cards' },
  money_bureau_exchange_rates: {
    currency: 'USD',
    buying: '1700.00',
    selling: '1750.00',
    middle: '1725.00',
    effective_at: new Date().toISOString(),
  },
  bank_rates: {
    product: 'sample-rate',
    kind: 'rate',
    name: 'Savings',
    group: 'Savings',
    value: '3.5',
    unit: 'percent_per_year',
    effective_at: new Date().toISOString(),
  },
  notices: {
    title: 'Closed',
    body: 'On Monday',
    severity: 'information',
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: '2090-01-01T00:00:00Z',
    brands: ['bank'],
  },
  kyc_account_details: {
    username: 'somebody@sample.invalid',
    account_number: '1000000000001',
    account_name: 'Sample Person',
    branch_id: randomUUID(),
    kyc_account_type_id: randomUUID(),
  },
  leads: {
    subject: 'A question',
    name: 'Sample Person',
    contact: '+265999000000',
    message: 'Hello',
    status: 'received',
    possible_spam: false,
  },
})

/** Of these the spec knows nothing. */
const ownOnes: readonly string[] = [
  'pages',
  'products',
  'services',
  'facts',
  'holidays',
  'menus',
  'synonyms',
  'glossary',
  'message_overrides',
  'redirects',
  'homes',
]
const written = collections
  .filter(({ name }) => name !== 'loans' && !ownOnes.includes(name))
  .map((one) => [one.name, one] as const)

for (const [tags, cases] of sampled(written))
  test.each(cases)(
    '%s: the spec’s own fields are enough; it is read with _id',
    { tags },
    async (name, definition) => {
      const as = newsroom.writer(definition)
      const made = await call('POST', `/api/${name}`, bodies()[name], as)
      expect([made.status, made.text]).toEqual([201, expect.any(String)])
      expect(made.body._id).toBe(made.body.id)
      if (definition.approvalOf({})) await newsroom.approve(definition, made.body)
      const read = await call('GET', `/api/${name}/${made.body.id}`, undefined, as)
      expect(read).toMatchObject({ status: 200, body: { id: made.body.id, _id: made.body.id } })
      const [listed] = (await call('GET', `/api/${name}?limit=1`, undefined, as)).body
      // What tells of customers is masked in lists.
      expect({
        ...listed,
        ...Object.fromEntries(Object.keys(definition.personal).map((field) => [field, read.body[field]])),
      }).toEqual(read.body)
    },
  )

// What was approved is changed and taken away by others' approval; rates stand for good.
for (const [tags, cases] of sampled(written.filter(([, { approval }]) => !approval)))
  test.each(cases)(
    '%s: sent back as it was read, without a version, and deleted',
    { tags },
    async (name, definition) => {
      const as = newsroom.writer(definition)
      const { id } = (await call('POST', `/api/${name}`, bodies()[name], as)).body
      const read = (await call('GET', `/api/${name}/${id}`, undefined, as)).body
      const put = await call('PUT', `/api/${name}/${id}`, read, as)
      expect([put.status, put.text]).toEqual([200, expect.any(String)])
      const again = (await call('GET', `/api/${name}/${id}`, undefined, as)).body
      expect({ ...again, version: 0, updated_at: '', dateUpdated: '' }).toEqual({
        ...read,
        version: 0,
        updated_at: '',
        dateUpdated: '',
      })
      expect((await call('DELETE', `/api/${name}/${id}`, undefined, as)).status).toBe(204)
    },
  )

describe('an item that is sent back as it was read', () => {
  const stored = async (name: string, id: string, as: string) => {
    const { body } = await call('GET', `/api/${name}/${id}?lang=all&state=all`, undefined, as)
    const own = Object.keys(collectionNamed(name)?.fields ?? {})
    return Object.fromEntries(Object.entries(body).filter(([field]) => own.includes(field)))
  }

  for (const [tags, cases] of sampled(collections.map((one) => [one.name, one] as const)))
    test.each(cases)('stays as it is: %s', { tags }, async (name, definition) => {
      const as = newsroom.writer(definition)
      const { id } = await newsroom.publish(definition)
      const before = await stored(name, id, as)
      const { body: read } = await call('GET', `/api/${name}/${id}`, undefined, as)
      const put = await call('PUT', `/api/${name}/${id}`, read, as)
      // A rate in effect is never changed: a new one follows it.
      expect([put.status, put.body.fields]).toEqual([definition.appendOnly ? 409 : 200, undefined])
      expect(await stored(name, id, as)).toEqual(before)
    })

  test('keeps its picture when another field of the picture changes', async () => {
    const as = newsroom.writer(blogs)
    const image = { file: newsroom.uploaded.image, alt: { en: 'A picture', ny: 'Chithunzi' } }
    const { id } = (await call('POST', '/api/blogs', { ...bodies()['blogs'], image }, as)).body
    const { body: read } = await call('GET', `/api/blogs/${id}`, undefined, as)
    const sent = { ...read, image: { ...read.image, alt: 'Another description' } }
    expect((await call('PUT', `/api/blogs/${id}`, sent, as)).status).toBe(200)
    expect((await stored('blogs', id, as))['image']).toMatchObject({
      file: newsroom.uploaded.image,
      alt: { en: 'Another description' },
    })
  })
})

test('fields are spelt as the spec spells them', async () => {
  const by = async (name: string) => {
    const definition = collectionNamed(name)
    if (!definition) throw new Error('no such collection')
    const made = (await call('POST', `/api/${name}`, bodies()[name], newsroom.writer(definition))).body
    if (definition.approvalOf({})) await newsroom.approve(definition, made)
    return (await call('GET', `/api/${name}/${made.id}`)).body
  }
  const branch = await by('branches')
  expect(branch).toMatchObject({ ...place, dateCreated: branch.created_at, dateUpdated: branch.updated_at })
  expect(await by('executives')).toMatchObject({
    image_url: null,
    roles: [
      { company_name: 'FDH Bank PLC', company: 'bank', title: 'Director' },
      { company_name: 'FDH Financial Holdings', company: 'holdings' },
    ],
  })
  expect(await by('promotions')).toMatchObject({ image_cover_url: null, brands: [...brandIds] })
  const { image_cover_url: _, readingTime: __, ...same } = article
  expect(await by('blogs')).toMatchObject({ ...same, summary: article.shareDiscription })
  expect(await by('kyc_account_types')).toMatchObject({ name: 'Individual Account', position: 1 })
})

test('pictures show in the fields that the spec knows', async () => {
  const image = { file: newsroom.uploaded.image, alt: { en: 'A picture' } }
  for (const [name, field] of [
    ['blogs', 'image_cover_url'],
    ['promotions', 'image_cover_url'],
    ['executives', 'image_url'],
  ] as const) {
    const definition = collectionNamed(name)
    if (!definition) throw new Error('no such collection')
    const sent = { ...bodies()[name], image }
    const { id } = (await call('POST', `/api/${name}`, sent, newsroom.writer(definition))).body
    const { body } = await call('GET', `/api/${name}/${id}`)
    const shown = body.image.sizes.find(({ type }: { type: string }) => type === 'image/webp')?.url ?? null
    expect([name, body[field]]).toEqual([name, shown])
  }
})

test.each(['money_bureau_exchange_rates', 'bank_rates', 'kyc_account_types'])(
  '%s: a write by /login’s token waits for approval',
  async (name) => {
    const administrator = service.firstUsers.find(({ role }) => role === 'administrator')
    const { token } = (
      await call('POST', '/login', { username: administrator?.email, password: administrator?.password })
    ).body
    const made = await call('POST', `/api/${name}`, bodies()[name], token)
    expect(made).toMatchObject({ status: 202, body: { _id: made.body.id, state: expect.any(String) } })
    expect((await call('GET', `/api/${name}/${made.body.id}`)).status).toBe(404)
    const changed = await call('PUT', `/api/${name}/${made.body.id}`, bodies()[name], token)
    expect(changed).toMatchObject({ status: 202, body: { id: made.body.id, revision: 2 } })
    const approved = { as: newsroom.token('approver'), body: { revision: 2 } }
    const { state } = changed.body
    const answer = await service.ask('POST', `/api/${name}/${made.body.id}/approve`, approved)
    // A draft that lacks something waits for staff to complete it.
    expect(answer.status).toBe(state === 'in_review' ? 200 : 409)
    expect(await call('POST', `/api/${name}`, { currency: 1, nothing: 'x' }, token)).toMatchObject({
      status: 400,
    })
  },
)

describe('DELETE by a service account', () => {
  const notice = async () => {
    const made = await call('POST', '/api/notices', bodies()['notices'], serviceAccount)
    return { id: made.body.id as string, revision: made.body.revision as number }
  }
  const published = async () => {
    const made = await notice()
    await service.ask('POST', `/api/notices/${made.id}/approve`, {
      as: newsroom.token('approver'),
      body: { revision: made.revision },
    })
    return made
  }
  const remove = (id: string) => call('DELETE', `/api/notices/${id}`, undefined, serviceAccount)
  const approveArchiving = (id: string, revision: number, as: string) =>
    service.ask('POST', `/api/notices/${id}/approve`, { as, body: { revision, kind: 'archiving' } })

  test('requests archiving of what a second person approved', async () => {
    const { id, revision } = await published()
    expect(await remove(id)).toMatchObject({ status: 202, body: { _id: id, state: 'in_review' } })
    expect((await call('GET', `/api/notices/${id}`)).status).toBe(200)
    expect((await approveArchiving(id, revision, newsroom.token('approver'))).status).toBe(200)
    expect((await call('GET', `/api/notices/${id}`)).status).toBe(404)
  })

  test('gets the same response when repeated', async () => {
    const { id } = await published()
    const first = await remove(id)
    expect(await remove(id)).toEqual(first)
  })

  test('refuses approval by the administrator who made the account', async () => {
    const { id, revision } = await published()
    await remove(id)
    const refused = await approveArchiving(id, revision, owner.token)
    expect(refused).toMatchObject({ status: 403, body: { code: 'own_work' } })
    const details = await service.ask('GET', `/backoffice/api/notices/${id}`, { as: owner.token })
    expect(details.body.has_taken_part).toBe(true)
    const { batches } = (await service.ask('GET', '/backoffice/api/approvals', { as: owner.token })).body
    const item = batches.flatMap((one: { items: { id: string }[] }) => one.items)
    expect(item.find((one: { id: string }) => one.id === id)).toMatchObject({ archive: true, mine: true })
  })

  test('deletes a draft of its own', async () => {
    const { id } = await notice()
    expect((await remove(id)).status).toBe(204)
  })

  test('refuses a draft that staff edited', async () => {
    const { id } = await newsroom.write(notices)
    expect((await remove(id)).status).toBe(403)
  })
})

test('customers’ data is refused with the reason', async () => {
  const body = bodies()['kyc_account_details']
  const refused = await call('POST', '/api/kyc_account_details', body, serviceAccount)
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("customers' data")])
})

describe('incomplete items of a service account', () => {
  test.each([
    ['documents', { title: 'Annual report', document_type_name: 'Annual Report' }],
    ['fdhcares', { title: 'Trees', active: true }],
  ])('%s: wait as drafts until staff complete them', async (name, body) => {
    const made = await call('POST', `/api/${name}`, body, serviceAccount)
    expect(made).toMatchObject({ status: 202, body: { state: 'draft' } })
    expect((await call('GET', `/api/${name}/${made.body.id}`)).status).toBe(404)
    const whole = await call('PUT', `/api/${name}/${made.body.id}`, bodies()[name], serviceAccount)
    expect(whole).toMatchObject({ status: 200, body: { state: 'published' } })
    const partial = await call('PUT', `/api/${name}/${made.body.id}`, body, serviceAccount)
    expect(partial).toMatchObject({ status: 202, body: { state: 'draft' } })
    expect((await call('GET', `/api/${name}/${made.body.id}`)).status).toBe(200)
  })

  test('wait as drafts through the older helper', async () => {
    const made = await call('POST', '/fdhcares', { title: 'Trees', active: true }, serviceAccount)
    expect(made).toMatchObject({ status: 202, body: { state: 'draft' } })
    expect(made.body.message).toMatch(/draft.*published/)
  })

  test('are refused where a field is wrong', async () => {
    const body = { title: 'Trees', active: 'perhaps' }
    const refused = await call('POST', '/api/fdhcares', body, serviceAccount)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['active']])
  })
})

describe('numbers and texts', () => {
  test('a number may be sent as text, however deep', async () => {
    const sent = { ...bodies()['executives'], roles: [] as object[] }
    sent.roles = [
      { company_name: wireNames.bank, executive_role_type_name: 'Board', title: 'Director', position: ' 3 ' },
    ]
    const made = await call('POST', '/api/executives', sent, serviceAccount)
    expect(made).toMatchObject({ status: 201, body: { roles: [{ position: 3 }] } })
  })

  test('a decimal and a telephone may be sent as numbers', async () => {
    const rate = { ...bodies()['money_bureau_exchange_rates'], buying: 1700.5, selling: 1750, middle: 1725 }
    expect(await call('POST', '/api/money_bureau_exchange_rates', rate, serviceAccount)).toMatchObject({
      status: 202,
      body: { buying: '1700.5', selling: '1750' },
    })
    const branch = { ...place, phone: 265_999_000_000 }
    expect(await call('POST', '/api/branches', branch, serviceAccount)).toMatchObject({
      status: 201,
      body: { phone: '265999000000' },
    })
  })

  test.each(['', 'one', '0x1', '1e1', '1.5', null, {}])(
    'refuses the position %j by name',
    async (position) => {
      const as = newsroom.token('administrator')
      const { status, body } = await call('POST', '/api/kyc_account_types', { name: 'Sample', position }, as)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['position']])
    },
  )
})

test.each(['branches', 'moneybureau_locations'])('%s: coordinates may be text', async (name) => {
  const definition = collectionNamed(name)
  if (!definition) throw new Error('no such collection')
  const as = newsroom.writer(definition)
  const sent = { ...place, latitude: '-15.7', longtude: ' 35 ' }
  const made = await call('POST', `/api/${name}`, sent, as)
  expect(made).toMatchObject({ status: 201, body: { latitude: -15.7, longtude: 35 } })
  for (const wrong of ['', 'north', '0x10', '1e1', '95', '1 2', null])
    expect((await call('POST', `/api/${name}`, { ...place, latitude: wrong }, as)).status).toBe(400)
})

test('an empty body with the JSON header is none', async () => {
  for (const url of ['/login', '/loans/login', '/fdhcares/login']) {
    const { status, body } = await call('POST', url)
    expect([url, status, body]).toEqual([url, 200, { token: expect.any(String), count: expect.any(Number) }])
    expect((await call('GET', '/api/branches', undefined, body.token)).status).toBe(200)
  }
  const { body } = await call('POST', '/api/faqs', bodies()['faqs'], serviceAccount)
  expect((await call('DELETE', `/api/faqs/${body.id}`, undefined, serviceAccount)).status).toBe(204)
  expect(await call('POST', '/api/faqs', undefined, serviceAccount)).toMatchObject({ status: 400 })
  const blank = await service.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: ' \r\n',
  })
  expect(blank.statusCode).toBe(200)
  // What is there is still read strictly.
  for (const payload of ['{', '{"__proto__":{"a":1}}', 'null x']) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([payload, answer.statusCode]).toEqual([payload, 400])
  }
})

test('a bearer’s PUT without a version writes over, and the record says so; an address that people have stays', async () => {
  const made = await call('POST', '/api/blogs', article, serviceAccount)
  expect(made.body.slug).toMatch(/^a-new-counter-in-sample-town-[0-9a-f]{6}$/)
  await call('PUT', `/api/blogs/${made.body.id}`, { ...article, title: 'Another title' }, serviceAccount)
  const again = await call(
    'PUT',
    `/api/blogs/${made.body.id}`,
    { ...article, title: 'A third' },
    serviceAccount,
  )
  expect(again).toMatchObject({ status: 200, body: { revision: 3, slug: made.body.slug } })
  const [line] = await service.services.db
    .select()
    .from(auditLogDetails)
    .orderBy(desc(auditLogDetails.seq))
    .limit(1)
  expect(line?.details).toMatchObject({ revision: 3, written_over: expect.any(Number) })
  // One that names a version is held to it, and what is no version is refused.
  const put = (version: string) =>
    service.ask('PUT', `/api/blogs/${made.body.id}`, {
      as: serviceAccount,
      body: article,
      headers: { 'if-match': version },
    })
  expect(await put('"v1"')).toMatchObject({ status: 412 })
  expect(await put('"abc"')).toMatchObject({ status: 400 })
})

describe('If-Match', () => {
  let id: string
  beforeAll(async () => {
    const made = await call('POST', '/api/faqs', bodies()['faqs'], serviceAccount)
    id = made.body.id
  })
  const put = async (tag: (version: number) => string) => {
    const { version } = (await call('GET', `/api/faqs/${id}?lang=all`, undefined, serviceAccount)).body
    const headers = { 'if-match': tag(version) }
    return service.ask('PUT', `/api/faqs/${id}`, { as: serviceAccount, body: bodies()['faqs'], headers })
  }

  test.each([
    ['a strong tag', (n: number) => `"v${n}"`],
    ['a weak tag', (n: number) => `W/"v${n}"`],
    ['an unquoted tag', (n: number) => `v${n}`],
    ['a list', (n: number) => `"v0", W/"v${n}","v${n + 1}"`],
    ['any version', () => ' * '],
  ])('takes %s', async (_, tag) => {
    expect(await put(tag)).toMatchObject({ status: 200 })
  })

  test.each([
    ['another version', 412, (n: number) => `W/"v${n - 1}"`],
    ['a list of other versions', 412, (n: number) => `"v${n - 1}", "v${n + 1}"`],
    ['half a quote', 400, (n: number) => `"v${n}`],
    ['a list with something else', 400, (n: number) => `"v${n}", "abc"`],
    ['nothing', 400, () => ''],
  ])('refuses %s with %i', async (_, status, tag) => {
    expect(await put(tag)).toMatchObject({ status })
  })
})

test('a browser’s PUT says which version it has seen', async () => {
  const { id } = (await call('POST', '/api/faqs', bodies()['faqs'], serviceAccount)).body
  const cookie = `backoffice=${newsroom.token('author')}`
  const headers = { cookie, origin: 'http://localhost:3000', 'x-backoffice': '1' }
  const put = (more: Record<string, string>) =>
    service.ask('PUT', `/api/faqs/${id}`, { body: bodies()['faqs'], headers: { ...headers, ...more } })
  expect(await put({})).toMatchObject({ status: 428, body: { code: 'precondition_required' } })
  expect(await put({ 'if-match': '*' })).toMatchObject({ status: 428 })
  expect(await put({ 'if-match': '"v1"' })).toMatchObject({ status: 412 })
})

test('older helpers: a loan is a draft that waits for approval, and says so', async () => {
  const { token } = (await call('POST', '/loans/login', { username: 'spec-client', password })).body
  const spec = {
    title: 'A loan',
    description: 'For those who need one',
    category: 'Personal and Business Banking',
    category2: 'Personal',
    requirements: ['Three payslips'],
    benefits: ['Quick'],
    features: ['No fee'],
    accessibility: ['Every branch'],
    target_group: ['Employees'],
    term: ['36 months'],
  }
  const { body: listed } = await call('GET', '/loans/0/5')
  const made = await call('POST', '/loans', spec, token)
  expect(made).toMatchObject({ status: 202, body: { _id: made.body.id, state: 'draft' } })
  expect(made.body.message).toMatch(/draft.*approved/)
  expect((await call('GET', '/loans/0/5')).body).toEqual(listed)
  const cared = await call('POST', '/fdhcares', bodies()['fdhcares'], token)
  expect(cared.status).toBe(403)
  const { token: both } = (await call('POST', '/fdhcares/login', { username: 'spec-client', password })).body
  const care = await call('POST', '/fdhcares', bodies()['fdhcares'], both)
  expect(care).toMatchObject({ status: 201, body: { state: 'published' } })
  const [newest] = (await call('GET', '/fdhcares/0/5', undefined, both)).body
  expect(newest).toMatchObject({ _id: care.body.id })
})

test('a rate that was never published bears no day of publication', async () => {
  const made = await newsroom.write(exchangeRates)
  expect(made).not.toHaveProperty('published_at')
  const live = await newsroom.approve(exchangeRates, made)
  expect(live).toHaveProperty('published_at')
})

test('no answer carries a validator’s words or a pattern', async () => {
  const asked: [method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown][] = [
    ['GET', '/api/branches?limit=abc'],
    ['GET', '/api/branches?limit=1000'],
    ['GET', '/api/branches?limit=1&limit=2'],
    ['GET', '/api/branches?last_created_at=x'],
    ['GET', '/api/branches?lang=fr'],
    ['GET', '/api/branches?surplus=1'],
    ['GET', '/api/branches/none'],
    ['GET', '/api/search'],
    ['GET', `/api/search?q=${'x'.repeat(5000)}`],
    ['GET', '/loans/a/b'],
    ['GET', '/loans/0/5000'],
    ['GET', '/api/money_bureau_exchange_rates/history?currency=&from=x'],
    ['POST', '/login', { username: 1 }],
    ['POST', '/login', []],
    ['POST', '/choices', { theme: 'pink' }],
    ['POST', '/onboarding/v1/verify-username', { username: 5 }],
    ['POST', '/onboarding/v1/verify-code', {}],
    ['POST', '/onboarding/v1/applications', {}],
    ['POST', '/api/kyc_submissions', {}],
    ['POST', '/backoffice/auth/sign-in/email', { email: 1, bearer: true }],
    ['POST', '/backoffice/auth/links/use', {}],
    ['GET', '/backoffice/api/audit?from=x'],
    ['POST', '/backoffice/api/users', { email: 'x' }],
    ['POST', '/backoffice/api/service_accounts', { username: '!' }],
    ['POST', '/backoffice/api/rates/batch', { rows: 'x' }],
    ['PUT', '/backoffice/api/preferences', 'x'],
    ['GET', '/api/kyc_reviews?state=x&limit=y'],
    ...collections.flatMap(({ name }): ['GET' | 'POST' | 'PUT', string, unknown?][] => [
      ['POST', `/api/${name}`, {}],
      [
        'POST',
        `/api/${name}`,
        { title: 5, name: 'x'.repeat(9999), position: -1, surplus: 1, effective_at: 'x' },
      ],
      ['POST', `/api/${name}?draft=maybe`, {}],
      ['PUT', `/api/${name}/none`, {}],
      ['POST', `/api/${name}/${randomUUID()}/approve`, { revision: 'x' }],
      ['POST', `/api/${name}/${randomUUID()}/submit`, { at: 'tomorrow' }],
      ['POST', `/api/${name}/${randomUUID()}/return`, { reason: '' }],
      ['GET', `/backoffice/api/${name}?sort=x&limit=-1`],
    ]),
  ]
  const raw =
    /must match|pattern|expected \w|received (?:string|number|undefined|array|object|null|boolean)|Invalid (?:input|string|option)|Too (?:small|big)|Unrecognized|[\\^$]|<=|>=|undefined|\bNaN\b/
  const admin = newsroom.token('administrator')
  for (const [method, url, body] of asked) {
    const answer = await call(method, url, body, admin)
    expect([url, answer.status]).toEqual([
      url,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ])
    const { error, message, code, fields = {} } = answer.body
    expect([url, error, typeof code]).toEqual([url, message, 'string'])
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(`${url} ${answer.text}`).not.toMatch(raw)
    for (const [field, says] of Object.entries(fields))
      expect(`${url} ${field}: ${String(says)}`).toMatch(/: [A-Z].*\.$/)
  }
})

describe('fields that the service sets', () => {
  const send = async (more: (item: Record<string, unknown>) => object) => {
    const as = newsroom.writer(faqs)
    const { id } = await newsroom.write(faqs)
    const { body: item } = await call('GET', `/api/faqs/${id}`)
    return call('PUT', `/api/faqs/${id}`, { ...item, ...more(item) }, as)
  }

  test('are accepted as they were read', async () => {
    expect((await send(({ created_at }) => ({ state: 'published', created_at }))).status).toBe(200)
  })

  test('may contain another time of publication', async () => {
    expect((await send(() => ({ published_at: '2026-01-01T00:00:00Z' }))).status).toBe(200)
  })

  test.each([
    ['id', randomUUID()],
    ['_id', randomUUID()],
    ['state', 'archived'],
    ['version', 7],
    ['revision', 7],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('are refused by name with another value: %s', async (name, value) => {
    const { status, body } = await send(() => ({ [name]: value }))
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  })

  test.each([
    ['state', 'archived'],
    ['version', 1],
    ['revision', 1],
  ])('are refused by name in a new item: %s', async (name, value) => {
    const sent = { ...bodies()['faqs'], [name]: value }
    const { status, body } = await call('POST', '/api/faqs', sent, serviceAccount)
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  })

  test('id and time of creation are ignored in a new item', async () => {
    const sent = { ...bodies()['faqs'], id: 'q-1', _id: 'q-1', created_at: '2026-01-01' }
    const made = await call('POST', '/api/faqs', sent, serviceAccount)
    expect(made.status).toBe(201)
    expect(made.body.id).not.toBe('q-1')
  })
})

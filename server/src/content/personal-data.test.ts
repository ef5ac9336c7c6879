import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kycAccountDetails } from '#contract/collections/kyc-account-details.ts'
import { leads } from '#contract/collections/leads.ts'
import { roles, type Role } from '#contract/roles.ts'
import { kycSubmissions } from '#database/tables.ts'
import { aSubmission } from '../../test-support/kyc.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { listen } from '../../test-support/socket.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { until } from '../../test-support/until.ts'
import { permissionTable } from '../permission-table.ts'

// One customer whose every detail is found by its name: what staff are sent, and what is logged of it, is looked through
// for them.

const canary = {
  name: 'Zikomo Canary',
  contact: 'canary-contact@sample.invalid',
  number: '7770001112223',
  message: 'A canary sings of its savings.',
  phone: '+265991234567',
  nationalId: 'ZQ7CNRY8',
}
const details = { account_name: canary.name, account_number: canary.number, username: canary.contact }
const lead = { name: canary.name, contact: canary.contact, message: canary.message }

const logged: string[] = []
let service: Service
let newsroom: Newsroom
let account: StaffItem
let asked: StaffItem
let submission: string
beforeAll(async () => {
  service = await startService({ log: { write: (line) => void logged.push(line) } })
  newsroom = await openNewsroom(service)
  account = await newsroom.write(kycAccountDetails, { ...newsroom.body(kycAccountDetails), ...details })
  asked = await newsroom.write(leads, { ...newsroom.body(leads), ...lead, status: 'received' })
  submission = await aSubmission(service, canary.contact)
  await service.services.db
    .update(kycSubmissions)
    .set({ account_number: canary.number, account_name: canary.name })
    .where(eq(kycSubmissions.id, submission))
})
afterAll(() => service.stop())

const ask = (role: Role, method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  service.ask(method, url, { as: newsroom.token(role), ...(body !== undefined && { body }) })
const sings = (text: string) => Object.values(canary).filter((one) => text.includes(one))

/** Each detail as it is written by somebody, in an address, in JSON, in pieces, or in a hurry. */
const spellings = Object.values(canary).flatMap((one) => [
  one,
  encodeURIComponent(one),
  encodeURIComponent(encodeURIComponent(one)),
  new URLSearchParams([[one, '']]).toString().slice(0, -1),
  one.replaceAll(' ', '\u00a0'),
  one.replaceAll(/[ +]/g, ''),
  one.replace('+265', '0'),
  one.replaceAll(/(\d{3})(?=\d)/g, '$1 '),
  one.replaceAll(/(\d{4})(?=\d)/g, '$1-'),
  Buffer.from(one).toString('base64').replace(/=+$/, ''),
  Buffer.from(one).toString('hex'),
])
const all = [...new Set(spellings.map((one) => one.toLowerCase()))]
/** Details in the log in any spelling, each with its line. */
const singsInLog = () =>
  logged.flatMap((line) => {
    const lower = line.toLowerCase()
    const found = all.find((one) => lower.includes(one))
    return found === undefined ? [] : [`${found}: ${line}`]
  })
const record = async (query: string) =>
  (await ask('auditor', 'GET', `/backoffice/api/audit?limit=200&${query}`)).body.rows as {
    seq: number
    action: string
    item_id: string | null
    who: { name: string }
  }[]
const noted = async (seq: number) => (await ask('auditor', 'GET', `/backoffice/api/audit/${seq}`)).body

const idFor = (address: string) =>
  address.includes('kyc_account_details')
    ? account.id
    : address.includes('leads')
      ? asked.id
      : address.includes('kyc_reviews')
        ? submission
        : randomUUID()
const addressOf = (pattern: string) =>
  pattern
    .replace(':value', encodeURIComponent(canary.contact))
    .replace(':number', '1')
    .replace(/:(\w+)/g, () => idFor(pattern))

/** Where officers and administrators are to see the customer as they are; each of these is recorded. */
const revealing = [
  'GET /api/kyc_account_details/:id',
  'GET /api/kyc_account_details/username/:value',
  'GET /api/leads/:id',
  'GET /backoffice/api/kyc_account_details/export.csv',
  'GET /backoffice/api/leads/export.csv',
  'POST /api/kyc_reviews/:id/reveal',
]

/** Checks that staff addresses show the customer to nobody, except those that reveal, to officers and administrators. */
async function expectRevealedToFew(isIncluded: (address: string) => boolean): Promise<void> {
  const table = permissionTable((await stubSite.site()).routes)
  const sang = new Set<string>()
  for (const [method, address, access] of table) {
    if (access.to !== 'staff' || address.includes('live') || address.includes('sign-out')) continue
    if (!isIncluded(address) || (method !== 'GET' && !address.endsWith('/reveal'))) continue
    for (const role of roles) {
      for (const query of ['', '?reveal=true', '?limit=100']) {
        const { text, headers } = await ask(
          role,
          method === 'GET' ? 'GET' : 'POST',
          addressOf(address) + query,
        )
        expect([address, role, headers['cache-control']]).toEqual([address, role, 'no-store'])
        if (sings(text).length)
          sang.add(`${method} ${address} ${query === '?reveal=true' ? query : ''} ${role}`)
      }
    }
  }
  const wanted = revealing.flatMap((line) =>
    ['administrator', 'kyc_officer'].flatMap((role) => [`${line}  ${role}`, `${line} ?reveal=true ${role}`]),
  )
  const asItem = ['kyc_account_details', 'leads'].flatMap((name) =>
    ['/:id', '/:id/revisions/:number'].flatMap((rest) =>
      ['administrator', 'kyc_officer'].map(
        (role) => `GET /backoffice/api/${name}${rest} ?reveal=true ${role}`,
      ),
    ),
  )
  const known = new Set([...wanted, ...asItem])
  expect([...sang].filter((line) => !known.has(line))).toEqual([])
  for (const line of [...revealing.map((one) => `${one}  kyc_officer`), ...asItem]) {
    expect(sang).toContain(line)
  }
}

test('addresses with personal data reveal it to officers and administrators only', () =>
  expectRevealedToFew((address) => /kyc_|leads|find|queue|audit/.test(address)))

test('no other staff address shows personal data', { tags: ['length'], timeout: 120_000 }, () =>
  expectRevealedToFew(() => true),
)

test('what a write answers, and what the staff socket tells, is masked', async () => {
  const url = await listen(service)
  const headers = { origin: url, authorization: `Bearer ${newsroom.token('kyc_officer')}` }
  const options = { headers } as unknown as string[] // Node's own takes headers, which the DOM's type does not know
  const socket = new WebSocket(`${url.replace('http', 'ws')}/backoffice/live`, options)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => void heard.push(String(data)))
  await until(() => socket.readyState === WebSocket.OPEN)
  const body = { ...newsroom.body(leads), ...lead, status: 'received' }
  const made = await ask('kyc_officer', 'POST', '/api/leads', body)
  expect([made.status, sings(made.text)]).toEqual([201, []])
  expect(made.body).toMatchObject({ name: 'Z•••', contact: 'c•••@sample.invalid', message: '•••' })
  const moved = await ask('kyc_officer', 'PUT', `/api/leads/${made.body.id}`, {
    ...body,
    status: 'closed',
    outcome: 'reached',
  })
  expect([moved.status, sings(moved.text)]).toEqual([200, []])
  await until(() => heard.some((one) => one.includes(made.body.id)))
  expect(sings(heard.join())).toEqual([])
  socket.close()
})

test('a list that was looked at, an item revealed, a search and an export are recorded, and who did it', async () => {
  const [before] = await record('')
  const last = before?.seq ?? 0
  await ask('auditor', 'GET', '/backoffice/api/kyc_account_details')
  await ask('kyc_officer', 'GET', '/api/leads')
  await ask('kyc_officer', 'GET', `/api/kyc_account_details/${account.id}`)
  await ask('kyc_officer', 'GET', `/api/kyc_account_details/username/${canary.contact.toUpperCase()}`)
  await ask('kyc_officer', 'GET', '/api/kyc_account_details/username/nobody@sample.invalid')
  await ask('administrator', 'GET', '/backoffice/api/kyc_account_details/export.csv')
  // An auditor sees it masked, which reveals nothing.
  await ask('auditor', 'GET', `/backoffice/api/kyc_account_details/${account.id}?reveal=true`)
  const rows = (await record('')).filter(({ seq }) => seq > last).toReversed()
  expect(rows.map(({ action, item_id, who }) => [action, item_id, who.name])).toEqual([
    ['view list', null, 'auditor'],
    ['view list', null, 'kyc_officer'],
    ['reveal', account.id, 'kyc_officer'],
    ['reveal', account.id, 'kyc_officer'],
    ['look up', null, 'kyc_officer'],
    ['export', null, 'administrator'],
  ])
  expect((await noted(rows[5]?.seq ?? 0)).notes).toEqual({ rows: 1 })
  for (const { seq } of rows) expect(sings(JSON.stringify(await noted(seq)))).toEqual([])
})

test('auditors export no customers, and find none out by searching', async () => {
  for (const name of ['kyc_account_details', 'leads']) {
    expect((await ask('auditor', 'GET', `/backoffice/api/${name}/export.csv`)).status).toBe(403)
    expect((await ask('auditor', 'GET', `/backoffice/api/${name}?q=Zik`)).status).toBe(403)
    expect((await ask('auditor', 'GET', `/backoffice/api/${name}`)).status).toBe(200)
  }
  const by = `username=${encodeURIComponent(canary.contact)}`
  expect((await ask('auditor', 'GET', `/backoffice/api/kyc_account_details?${by}`)).status).toBe(403)
})

test('a masked value is refused on writing, and what is left out stays', async () => {
  const url = `/api/kyc_account_details/${account.id}`
  const [shown] = (await ask('kyc_officer', 'GET', '/api/kyc_account_details?limit=1')).body
  expect(shown).toMatchObject({
    account_name: 'Z•••',
    account_number: '••• 2223',
    username: 'c•••@sample.invalid',
  })
  const whole = { ...newsroom.body(kycAccountDetails), ...details }
  for (const [field, masked] of [
    ['account_name', shown.account_name],
    ['account_number', shown.account_number],
    ['username', shown.username],
    ['account_number', '**** 2223'],
  ] as const) {
    for (const draft of ['', '?draft=true']) {
      const refused = await ask('kyc_officer', 'PUT', url + draft, { ...whole, [field]: masked })
      expect([field, refused.status, refused.body.fields[field]]).toEqual([
        field,
        400,
        expect.stringContaining('masked'),
      ])
      expect(
        (await ask('kyc_officer', 'POST', `/api/kyc_account_details${draft}`, { ...whole, [field]: masked }))
          .status,
      ).toBe(400)
    }
  }
  const { account_name: _, account_number: __, username: ___, ...rest } = whole
  expect((await ask('kyc_officer', 'PUT', url, rest)).status).toBe(200)
  expect((await ask('kyc_officer', 'GET', url)).body).toMatchObject(details)
})

// Last, since some of it is carried out: items go, roles are asked for, reviews begin.
test(
  'no staff address that changes something sings to anybody',
  { tags: ['length'], timeout: 120_000 },
  async () => {
    const table = permissionTable((await stubSite.site()).routes)
    const sang: string[] = []
    let requests = 0
    for (const [method, address, access] of table) {
      if (access.to !== 'staff' || method === 'GET' || address.endsWith('/reveal')) continue
      // Signing out would end what the others ask with.
      if (address.startsWith('/backoffice/auth')) continue
      for (const role of roles) {
        const { text } = await service.ask(method as 'POST', addressOf(address), {
          as: newsroom.token(role),
          body: { revision: 1, version: 1 },
        })
        requests += 1
        if (sings(text).length) sang.push(`${method} ${address} ${role}`)
      }
    }
    expect(requests).toBeGreaterThan(300)
    expect(sang).toEqual([])
  },
)

// Last: it checks the log lines of the other tests with the tag too.
test(
  'no line of the log sings, whatever staff ask for, type, or meet',
  { tags: ['length'], timeout: 120_000 },
  async () => {
    const table = permissionTable((await stubSite.site()).routes)
    const { q, ...typed } = { ...canary, ...details, ...lead, q: canary.name }
    const query = new URLSearchParams({ ...typed, q }).toString()
    const as = newsroom.token('administrator')
    const walk = async () => {
      for (const [method, address, access] of table) {
        if (access.to !== 'staff' || address.includes('live') || address.startsWith('/backoffice/auth'))
          continue
        const path = addressOf(address)
        if (method === 'GET') {
          // An export whose table fails under it is cut off.
          for (const asked of [
            query,
            `q=${encodeURIComponent(canary.nationalId)}`,
            `username=${canary.phone}`,
          ])
            await service.ask('GET', `${path}?${asked}`, { as }).catch(() => null)
        } else await service.ask(method as 'POST', path, { as, body: { ...typed, revision: 1, version: 1 } })
      }
      for (const value of [canary.phone, canary.name, canary.number.replaceAll(/(\d{3})/g, '$1 ')])
        for (const where of ['/api/kyc_account_details/username/', '/api/nothing/', '/backoffice/api/'])
          await service.ask('GET', where + encodeURIComponent(value), { as })
      const body = { ...newsroom.body(leads), ...lead, contact: canary.phone, status: 'received' }
      return service.ask('POST', '/api/leads', { as, body })
    }
    expect((await walk()).status).toBe(201)
    const before = logged.length
    // The database fails at each of these, and what it says of it repeats what it was handed.
    const { db } = service.services
    const names = ['leads', 'kyc_account_details', 'kyc_submissions'].map((name) => sql.identifier(name))
    for (const name of names) await db.execute(sql`alter table ${name} rename column created_at to created`)
    const failed = await walk()
    for (const name of names) await db.execute(sql`alter table ${name} rename column created to created_at`)
    expect(failed.status).toBe(500)
    expect(logged.slice(before).filter((line) => line.includes('request failed')).length).toBeGreaterThan(5)
    // The log was written to at all: a line for each request, by its route.
    expect(logged.filter((line) => line.includes('"route":')).length).toBeGreaterThan(1000)
    expect(logged.join()).toContain('/api/kyc_account_details/username/:value')
    expect(singsInLog()).toEqual([])
  },
)

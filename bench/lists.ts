import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { session, user } from '#database/tables.ts'
import { readConfig } from '../server/src/config/settings.ts'
import { sessionTokenHash } from '../server/src/staff/sessions/hash-tokens.ts'
import { start, type Started } from '../server/src/start.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { median, print, table } from './report.ts'

const mostMs = 100

/** Branches past the verbs: a rare word in one of a thousand, Chichewa missing in one of three. */
async function fillBranches({ services: { db } }: Started, count: number): Promise<void> {
  await db.execute(sql`
    with numbers as (select n, gen_random_uuid() as item from generate_series(1, ${count}::int) as n),
    written as (
      insert into revisions (collection, item_id, number, body, author, created_at, contributors, ny_missing)
      select 'branches', item, 1,
        jsonb_build_object('name', 'Sample branch ' || n, 'address', repeat('Some street ', 20), 'status', 'open',
          'services', jsonb_build_array(jsonb_build_object('en', 'Cash'))),
        'bench', now(), array['bench'], (n % 3 = 0)::int
      from numbers returning id, item_id
    )
    insert into branches (id, created_at, updated_at, published_at, state, version, draft_revision, live_revision,
      visible_from, region_name, updated_by, search)
    select item, now() - interval '1 second' * n, now() - interval '1 second' * ((n * 7919) % ${count}), now(),
      case when n % 50 = 0 then 'draft' else 'published' end, 1, written.id,
      case when n % 50 = 0 then null else written.id end, '-infinity',
      case when n % 2 = 0 then 'Northern' else 'Central' end, 'bench',
      'sample branch ' || n || case when n % 1000 = 0 then ' seldom' else '' end
        || case when n % 3 = 0 then ' zznymissingzz' else '' end
    from numbers join written on written.item_id = numbers.item`)
  await db.execute(sql`
    insert into list_values (collection, field, item_id, value)
    select 'branches', field, t.id, case field when 'name' then t.search when 'region_name' then t.region_name
      when 'updated_by' then t.updated_by else case when t.search like '%missing%' then '00001' else '00000' end end
    from branches t, unnest(array['name', 'region_name', 'updated_by', 'chichewa']) as field`)
  await db.execute(sql`
    insert into item_words (collection, item_id, words)
    select 'branches', t.id, to_tsvector('simple', t.search || ' ' || repeat('some street ', 20) || ' ' || left(t.id::text, 4))
    from branches t`)
  await db.execute(sql`analyze list_values`)
  await db.execute(sql`analyze item_words`)
  await db.execute(sql`analyze branches`)
  await db.execute(sql`analyze revisions`)
}

/** Submissions past the customer's way, all waiting. */
async function fillSubmissions({ services: { db } }: Started, count: number): Promise<void> {
  await db.execute(sql`
    insert into kyc_submissions (id, account_number, username, account_name, branch_id, kyc_account_type_id, lang,
      state, created_at, sent_at)
    select gen_random_uuid(), (1000000000000 + n)::text, 'bench' || n || '@sample.invalid', 'Bench', gen_random_uuid(),
      gen_random_uuid(), 'en', 'received', now() - interval '1 minute' * n, now() - interval '1 minute' * n
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`analyze kyc_submissions`)
}

async function administrator({ services: { db } }: Started): Promise<string> {
  const [id, token] = [randomUUID(), randomUUID()]
  await db.insert(user).values({ id, email: 'bench@staff.invalid', name: 'Bench', role: 'administrator' })
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(session).values({ id: randomUUID(), token: sessionTokenHash(token), userId: id, expiresAt })
  return token
}

type Timed = { text: string; ms: number }

/** Server time of the back-office's lists, each question several times, deep pages and rare words too. */
async function measure(name: string, service: Started, rows: number, submissions: number, times: number) {
  const { app } = service
  if (!app) throw new Error('the service has no web part')
  await app.ready()
  await fillBranches(service, rows)
  await fillSubmissions(service, submissions)
  const authorization = `Bearer ${await administrator(service)}`
  const ask = async (url: string): Promise<Timed> => {
    const before = performance.now()
    const answer = await app.inject({ url, headers: { authorization } })
    const ms = performance.now() - before
    if (answer.statusCode !== 200)
      throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
    return { text: answer.body, ms }
  }
  const list = '/backoffice/api/branches?limit=25'
  const questions: [string, string][] = [
    ['first page', list],
    ['oldest first', `${list}&order=asc`],
    ['by change', `${list}&sort=updated_at`],
    ['deep page', `${list}&after=${await deep(ask, list, rows)}`],
    ['a common word', `${list}&q=sample`],
    ['a rare word', `${list}&q=seldom`],
    ['one title', `${list}&q=branch%2077777`],
    ['no such word', `${list}&q=nothing`],
    ['Chichewa missing', `${list}&ny=missing`],
    ['Chichewa stale (none)', `${list}&ny=stale`],
    ['drafts', `${list}&state=draft`],
    ['in review or scheduled (none)', `${list}&state=in_review,scheduled`],
    ['one region, a rare word', `${list}&region_name=Northern&q=seldom`],
    ['by title', `${list}&sort=name&order=asc`],
    ['by region', `${list}&sort=region_name`],
    ['by state', `${list}&sort=state`],
    ['by who', `${list}&sort=updated_by`],
    ['by Chichewa', `${list}&sort=chichewa`],
    ['drafts by title', `${list}&state=draft&sort=name`],
    ['a rare word in all texts', `${list}&q=seldom&within=text`],
    ['a common word in all texts', `${list}&q=street&within=text`],
    ['a common word in all texts, by title', `${list}&q=street&within=text&sort=name`],
    ['no such word in all texts', `${list}&q=nothing&within=text`],
    ['100 of a page', '/backoffice/api/branches?limit=100'],
    [`KYC queue of ${submissions}`, '/api/kyc_reviews'],
  ]
  const results = []
  for (const [what, url] of questions) {
    const taken: number[] = []
    for (let n = 0; n < times; n++) taken.push((await ask(url)).ms)
    const worst = Math.max(...taken)
    results.push([what, median(taken).toFixed(1), worst.toFixed(1), worst < mostMs ? 'under' : 'OVER'])
  }
  print(
    `Back-office lists on ${name}, ${rows} rows of a collection, milliseconds of the server (${mostMs} at most)`,
  )
  table(['list', 'median', 'worst', ''], results)
}

/** A cursor in the middle: found by walking from the other end is no different from any other. */
async function deep(ask: (url: string) => Promise<Timed>, list: string, rows: number): Promise<string> {
  const first = JSON.parse((await ask(list)).text) as { items: { created_at: string; id: string }[] }
  const at = Date.parse(first.items[0]?.created_at ?? '') - (rows / 2) * 1000
  return Buffer.from(JSON.stringify([new Date(at).toISOString(), randomUUID()])).toString('base64url')
}

/** Both databases, one after the other. */
export async function measureLists(rows: number, submissions: number, times: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lists-'))
  const measureOn = async (name: string, env: Record<string, string>) => {
    const service = await start(readConfig(env, ['--services=web']), { log: false, sample: false })
    try {
      await measure(name, service, rows, submissions, times)
    } finally {
      await service.stop()
    }
  }
  try {
    await measureOn('the embedded database', { DATA_DIR: join(folder, 'embedded') })
    const postgres = await startPostgres()
    try {
      await measureOn('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

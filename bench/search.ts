import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import type { SearchFound } from '#contract/search.ts'
import type { Database } from '#database/open.ts'
import { revisions } from '#database/tables.ts'
import { readConfig, type Config } from '../server/src/config/settings.ts'
import { start } from '../server/src/start.ts'
import { median, print, table } from './report.ts'

type Body = Record<string, unknown>

/** Articles of some 150 words in each language, of the words there are, the first of them more often; one in fifty is nowhere else. */
function* articles(rows: number, words: readonly string[]): Generator<Body> {
  const word = () =>
    Math.random() < 0.02
      ? Math.random().toString(36).slice(2, 9)
      : (words[Math.floor(Math.random() ** 3 * words.length)] ?? '')
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  const both = (count: number) => ({ en: text(count), ny: text(count) })
  for (let n = 0; n < rows; n++) {
    const content = both(150)
    yield {
      slug: `bench-${n}`,
      title: both(6),
      summary: both(20),
      content: { en: `<p>${content.en}</p>`, ny: `<p>${content.ny}</p>` },
      brands: ['bank'],
      createrId: 'bench',
      creater_name: 'Bench',
      showSocialIcons: true,
      shareTitle: { en: 'x' },
      shareDiscription: { en: 'x' },
      featured: false,
    }
  }
}

/** Past the verbs, which would take minutes. */
async function insert(db: Database, bodies: readonly Body[], from: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into revisions (collection, item_id, number, body, author, created_at, contributors)
      select 'blogs', gen_random_uuid(), 1, body, 'bench', timestamptz '2020-01-01' + (${from} + n) * interval '1 second', '{bench}'
      from jsonb_array_elements(${JSON.stringify(bodies)}::jsonb) with ordinality as given (body, n)
      returning id, item_id, created_at, body)
    insert into blogs (id, created_at, updated_at, published_at, state, version, draft_revision, live_revision, emitted_revision, slug, brands, featured)
    select item_id, created_at, created_at, created_at, 'published', 1, id, id, id, body->>'slug', '{bank}', false from made`)
}

/** The words of all that is there, in no order. */
async function wordsThere(db: Database): Promise<string[]> {
  const bodies = await db.select({ body: revisions.body }).from(revisions)
  const words = new Set(
    JSON.stringify(bodies)
      .toLowerCase()
      .match(/[a-z]{4,}/g),
  )
  return [...words].toSorted(() => Math.random() - 0.5)
}

const questions = [
  'savings account',
  'savigns acount',
  'branch lilongwe',
  'brnach in lilongew',
  'ngongole ya amayi',
  'akaunti yosungira ndalama',
  'exchange rate of the dollar today',
  'exchnage',
  'zikalata za kyc',
  'ba',
  'nothingofthekind',
  'how do I open an account for my child and what does it cost me every month',
  'the of and to in',
]

/** Sample content and many articles; a question is asked between them, so that the program of the search is loaded. */
async function fill(config: Config, items: number): Promise<void> {
  const service = await start(config, { log: false })
  const { app, services } = service
  try {
    await app?.inject('/api/search?q=first')
    const words = await wordsThere(services.db)
    let batch: Body[] = []
    let from = 0
    for (const body of articles(items, words)) {
      if (batch.push(body) < 500 && from + batch.length < items) continue
      await insert(services.db, batch, from)
      from += batch.length
      batch = []
    }
  } finally {
    await service.stop()
  }
}

/** How long one question takes the server among ten thousand items, all the way through its routes. */
export async function measureSearch(items: number, times: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-search-'))
  const config = readConfig({ DATA_DIR: dataDir }, ['--services=web'])
  await fill(config, items)
  const service = await start(config, { log: false })
  const { app } = service
  try {
    const memory = async () => {
      // Buffers of what is gone are given back behind the scenes, and counted until then.
      for (let round = 0; round < 3; round++) {
        collect()
        await sleep(50)
      }
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return (heapUsed + arrayBuffers) / 1e6
    }
    let asked = 0
    let complete = false
    const get = async (url: string) => {
      const began = performance.now()
      asked += 1
      const response = await app?.inject({ url, remoteAddress: `10.0.${(asked >> 8) & 255}.${asked & 255}` })
      if (response?.statusCode !== 200) throw new Error(`${url} answers ${response?.statusCode}`)
      return { took: performance.now() - began, response }
    }
    const ask = async (q: string) => {
      const { took, response } = await get(`/api/search?q=${encodeURIComponent(q)}`)
      complete = response.json<SearchFound>().complete
      return took
    }
    // What pages need of the site is there before: it is no part of the index.
    await get('/fdhbankplc/home')
    const before = await memory()
    const began = performance.now()
    const first = await ask('first')
    while (!complete) {
      await sleep(20)
      await ask('first')
    }
    const made = performance.now() - began
    const after = await memory()
    const all: number[] = []
    const rows = []
    for (const question of questions) {
      const took: number[] = []
      for (let time = 0; time < times; time++) took.push(await ask(question))
      all.push(...took)
      rows.push([question.slice(0, 44), median(took).toFixed(2), Math.max(...took).toFixed(2)])
    }
    const sorted = all.toSorted((a, b) => a - b)
    print(
      `Search among ${items.toLocaleString('en')} articles in both languages and the sample content, embedded database: ` +
        `index made in ${(made / 1000).toFixed(1)} s, ${Math.round(after - before)} MB; who asks first waits ${Math.round(first)} ms`,
    )
    table(['server time, ms', 'median', 'most'], rows)
    table(
      ['all questions', 'median', '99 of 100', 'most'],
      [
        ['', median(sorted), sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)].map((n) =>
          typeof n === 'number' ? n.toFixed(2) : (n ?? ''),
        ),
      ],
    )
  } finally {
    await service.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Collects garbage, so that what is left is what is kept. */
const collect: () => void = (() => {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  return typeof gc === 'function' ? () => void gc() : () => {}
})()

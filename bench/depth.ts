import { mkdtemp, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { system } from '../server/src/changes/actor.ts'
import { readConfig } from '../server/src/config/settings.ts'
import { start } from '../server/src/start.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { median, print, table } from './report.ts'

/** Article bodies as authors write them, in one statement: a million by the verbs would take hours. */
const insert = (rows: number) =>
  sql.raw(`
  with made as (
    insert into revisions (collection, item_id, number, body, author, created_at, contributors)
    select 'blogs', gen_random_uuid(), 1, jsonb_build_object(
      'slug', 'article-' || n, 'title', jsonb_build_object('en', 'Article ' || n, 'ny', 'Nkhani ' || n),
      'summary', jsonb_build_object('en', repeat('A summary of what it says. ', 6)),
      'content', jsonb_build_object('en', '<p>' || repeat('What an article says in a paragraph. ', 20) || '</p>'),
      'brands', '["bank", "holdings"]'::jsonb, 'createrId', 'bench', 'creater_name', 'Bench', 'showSocialIcons', true,
      'shareTitle', jsonb_build_object('en', 'Article ' || n), 'shareDiscription', jsonb_build_object('en', 'Share'), 'featured', n % 1000 = 0
    ), 'bench', timestamptz '2020-01-01' + n * interval '1 second', '{bench}' from generate_series(1, ${rows}) as n
    returning id, item_id, created_at, body)
  insert into blogs (id, created_at, updated_at, published_at, state, version, draft_revision, live_revision, emitted_revision, slug, brands, featured)
  select item_id, created_at, created_at, created_at, 'published', 1, id, id, id, body->>'slug', '{bank,holdings}', (body->>'featured')::boolean from made`)

/** Lists and pages at the beginning and at the end, each made anew, over more and more rows on PostgreSQL. */
export async function measureDepth(sizes: readonly number[], times: number): Promise<void> {
  const rows: (string | number)[][] = []
  for (const size of sizes) rows.push(...(await measure(size, times)))
  print(`First and deepest page, made anew each time on PostgreSQL: median of ${times}, ms`)
  table(['', 'first', 'deepest', 'deepest/first', 'deepest, once after a change'], rows)
}

async function measure(size: number, times: number): Promise<(string | number)[][]> {
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-depth-'))
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }, ['--services=web'])
  const service = await start(config, { log: false, sample: false })
  const { app, cache, services } = service
  try {
    await services.db.execute(insert(size))
    await services.db.execute(sql`vacuum analyze blogs`)
    await services.db.execute(sql`vacuum analyze revisions`)
    // What the database does after so many rows would otherwise be counted with the pages.
    await services.db.execute(sql`alter table blogs set (autovacuum_enabled = false)`)
    await services.db.execute(sql`alter table revisions set (autovacuum_enabled = false)`)
    await services.db.execute(sql`checkpoint`)
    cache.lost()
    let asked = 0
    /** Each question from a network of its own: who asks too often is refused. */
    const ask = async (url: string): Promise<number> => {
      asked++
      const remoteAddress = `10.${(asked >> 8) & 255}.${asked & 255}.1`
      const began = performance.now()
      const response = await app?.inject({ url, remoteAddress })
      const took = performance.now() - began
      if (response?.statusCode !== 200) throw new Error(`${url} answers ${response?.statusCode}`)
      return took
    }
    /** In turns, so that whatever else the machine does meets both. */
    const compare = async (label: string, first: string, deepest: string) => {
      // The first walk along the list is made after a start; what a reader meets is the state after a change.
      await ask(deepest)
      await services.changes(system('bench'), async ({ events }) => {
        events.push({ collection: 'blogs', item_id: randomUUID(), kind: 'deleted', revision_id: null })
      })
      const once = await ask(deepest)
      const took: [number[], number[]] = [[], []]
      for (let time = 0; time < times + 20; time++) {
        const pair = [await ask(first), await ask(deepest)] as const
        if (time >= 20) pair.forEach((ms, index) => took[index]?.push(ms))
      }
      const [a, b] = [median(took[0]), median(took[1])]
      return [
        `${label}, ${size.toLocaleString('en')} rows`,
        a.toFixed(2),
        b.toFixed(2),
        (b / a).toFixed(2),
        once.toFixed(1),
      ]
    }
    const [eleventh] = (
      (await services.db.execute(
        sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from blogs order by created_at offset 10 limit 1`,
      )) as unknown as { rows: { at: string }[] }
    ).rows
    const list = '/api/blogs?limit=10'
    const plain = size - Math.floor(size / 1000)
    const page = (number: number) => `/fdhbankplc/blog?page=${number}`
    return [
      await compare('API cursor', list, `${list}&last_created_at=${eleventh?.at}`),
      await compare('HTML ?page= from page 1', '/fdhbankplc/blog', page(Math.ceil(plain / 8))),
      await compare('HTML ?page= from page 2', page(2), page(Math.ceil(plain / 8))),
    ]
  } finally {
    await service.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

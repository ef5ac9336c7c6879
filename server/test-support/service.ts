import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '#contract/roles.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { session, user } from '#database/tables.ts'
import type { App } from '../src/http/app.ts'
import { readConfig } from '../src/config/settings.ts'
import type { InspectionOptions } from '../src/kyc/inspection/inspector.ts'
import { start, type Started } from '../src/start.ts'
import { sessionTokenHash } from '../src/staff/sessions/hash-tokens.ts'
import { watchAnswers } from './declared-answers.ts'
import type { OpenSite } from '../src/pages/open-site.ts'
import { openEmpty } from './empty-database.ts'
import { startPostgres } from './postgres.ts'
import { stubSite } from './stub-site.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
type Answer = { status: number; headers: OutgoingHttpHeaders; text: string; body: Body }
// What a test expects of an answer is what the test says; its type adds nothing to that.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any

type Call = {
  /** a staff member's or a program's token */
  as?: string | null
  body?: unknown
  headers?: Record<string, string>
  /** bytes in place of JSON */
  raw?: Buffer
}

export type Service = Started & {
  app: App
  /** one request without a socket */
  ask(method: Method, url: string, call?: Call): Promise<Answer>
  /** a new staff member, signed in */
  staff(role: Role | Role[]): Promise<{ id: string; token: string }>
  dataDir: string
}

export type Options = {
  /** absent: a database of its own on the run's PostgreSQL, or in `dataDir` where that is given */
  url?: string
  /** the embedded database in memory instead, which costs ten times as much: where that is what is tested */
  embedded?: boolean
  /** PostgreSQL without notifications: the service knows its own changes only */
  silent?: boolean
  /** absent: a temporary folder of its own */
  dataDir?: string
  worker?: boolean
  env?: Record<string, string>
  inspection?: InspectionOptions
  /** absent: a site of two pages */
  site?: OpenSite
  /** absent: a search waits until the index is there */
  searchWaitMs?: number
  /** every line that production would log */
  log?: { write(line: string): void }
}

/** The whole service in this process, without sample content, listening nowhere. */
export async function startService(options: Options = {}): Promise<Service> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'service-')))
  const embedded = options.embedded === true
  const own = options.url || embedded || options.dataDir ? null : await startPostgres()
  const url = options.url ?? own?.url
  const env = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }), ...options.env }
  const config = readConfig(env, [`--services=${options.worker ? 'web,worker' : 'web'}`])
  if (embedded && config.database.kind === 'embedded') config.database.folder = null
  const removeAll = async () => {
    await own?.stop()
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  const started = await start(config, {
    log: options.log ?? false,
    sample: false,
    site: options.site ?? stubSite,
    watch: watchAnswers,
    searchWaitMs: options.searchWaitMs ?? 60_000,
    ...(options.inspection && { inspection: options.inspection }),
    ...(embedded && { database: await openEmpty() }),
    ...(options.silent &&
      url && { database: { ...(await openPostgres(url)), listen: async () => async () => {} } }),
  }).catch(async (error: unknown) => {
    await removeAll()
    throw error
  })
  const { app, services } = started
  if (!app) throw new Error('the service has no web part')
  await app.ready()
  return {
    ...started,
    app,
    dataDir,
    async ask(method, url, { as, body, headers, raw } = {}) {
      const sent = {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const response = await app.inject({
        method,
        url,
        headers: sent,
        ...(payload !== undefined && { payload }),
      })
      const text = response.body
      const json = String(response.headers['content-type'] ?? '').includes('json') && text !== ''
      return {
        status: response.statusCode,
        headers: response.headers,
        text,
        body: json ? JSON.parse(text) : null,
      }
    },
    async staff(role) {
      const id = randomUUID()
      const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
      const expiresAt = new Date(Date.now() + 3_600_000)
      // Signed in by a row: a password's hash takes longer than most tests.
      await services.db
        .insert(user)
        .values({ id, email: `${id}@staff.invalid`, name: String(role), role: String(role) })
      await services.db
        .insert(session)
        .values({ id: randomUUID(), token: sessionTokenHash(token), userId: id, expiresAt })
      return { id, token }
    },
    async stop() {
      await started.stop()
      await removeAll()
    },
  }
}

import { sql } from 'drizzle-orm'
import { contactTokens } from '#database/tables.ts'
import { readConfig } from '../server/src/config/config.ts'
import { readEnv } from '../server/src/config/env.ts'
import { tokenHash } from '../server/src/codes/secret-parts.ts'
import { start } from '../server/src/start.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { benchContacts, tokenOf } from './uploads-contacts.ts'

// The service without the site, and with contacts that are proved already.

const config = readConfig(readEnv(), process.argv.slice(2))
const service = await start(config, { log: false, sample: false, site: stubSite })
const rows = Array.from({ length: benchContacts }, (_, n) => ({
  token_hash: tokenHash(tokenOf(n)),
  username: `bench${n}@customers.invalid`,
  lang: 'en' as const,
  proved_at: sql`now()`,
  expires_at: sql`now() + interval '1 day'`,
}))
await service.parts.db.insert(contactTokens).values(rows).onConflictDoNothing()
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)))
const url = await service.app?.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening on ${url}\n`)

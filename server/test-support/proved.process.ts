import { sql } from 'drizzle-orm'
import { contactTokens } from '#database/tables.ts'
import { readEnv } from '../src/config/env.ts'
import { tokenHash } from '../src/config/derived-secrets.ts'
import { openBank } from './kyc.ts'
import { openNewsroom } from './newsroom.ts'
import { provedContacts, tokenOf, usernameOf } from './proved-contacts.ts'
import { startService } from './service.ts'

// The service as a process of its own, without the site, for tests that end it and for the bench: with contacts that
// are proved already, and at its first start with what a submission has to name.

const env = Object.fromEntries(
  Object.entries(readEnv()).flatMap(([name, value]) => (value ? [[name, value]] : [])),
)
const dataDir = env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR is needed')
const worker = process.argv[2] !== '--services=web'
const service = await startService({ dataDir, worker, env })
const { db } = service.services
const found = await db.select().from(contactTokens).limit(1)
const proved = { proved_at: sql`now()`, expires_at: sql`now() + interval '1 day'` }
if (found.length === 0) {
  await openBank(await openNewsroom(service))
  const rows = Array.from({ length: provedContacts }, (_, n) => ({
    token_hash: tokenHash(tokenOf(n)),
    username: usernameOf(n),
    lang: 'en' as const,
    ...proved,
  }))
  await db.insert(contactTokens).values(rows)
} else await db.update(contactTokens).set(proved)
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)))
await service.app.listen({ port: Number(env['PORT'] ?? 0), host: '127.0.0.1' })
const address = service.app.server.address()
console.log(`listening on http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}\n`)

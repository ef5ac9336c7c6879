import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { contactTokens, kycSubmissions } from '#database/tables.ts'
import { newToken, tokenHash } from '../server/src/config/derived-secrets.ts'
import { readConfig } from '../server/src/config/settings.ts'
import { start } from '../server/src/start.ts'
import { median, print } from './report.ts'

const mostMs = 5

/** Past the verbs: other contacts' submissions, some of them for the accounts that are asked about. */
async function fill(db: Database, count: number): Promise<string[]> {
  const accounts = Array.from({ length: count }, (_, n) => String(1_000_000_000_000 + 7 * n))
  const rows = accounts.map((account_number, n) => ({
    id: randomUUID(),
    account_number,
    username: `bench${n}@sample.invalid`,
    account_name: 'Bench',
    branch_id: randomUUID(),
    kyc_account_type_id: randomUUID(),
    lang: 'en' as const,
    state: 'received' as const,
    created_at: sql`now()`,
    sent_at: sql`now()`,
  }))
  await db.insert(kycSubmissions).values(rows)
  return accounts
}

/** Whether a contact can tell, by bytes or time, an account that another handed in for from one that nobody did. */
export async function measureLookups(pairs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lookups-'))
  const service = await start(readConfig({ DATA_DIR: join(folder, 'data') }, ['--services=web']), {
    log: false,
  })
  const { app, services } = service
  try {
    const url = await app?.listen({ port: 0, host: '127.0.0.1' })
    const accounts = await fill(services.db, pairs)
    const token = newToken()
    await services.db.insert(contactTokens).values({
      token_hash: tokenHash(token),
      username: 'asking@sample.invalid',
      lang: 'en',
      proved_at: sql`now()`,
      expires_at: sql`now() + interval '1 hour'`,
    })
    const ask = async (account: string): Promise<{ ms: number; text: string }> => {
      const before = performance.now()
      const answer = await fetch(`${url}/api/kyc_submissions?account_number=${account}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const head = [...answer.headers].filter(([name]) => name !== 'date')
      const text = `${answer.status} ${JSON.stringify(head)} ${await answer.text()}`
      return { ms: performance.now() - before, text }
    }
    const taken: number[] = []
    const free: number[] = []
    const answers = new Set<string>()
    for (const account of accounts) {
      // In turns, and the first of a pair in turns too, so that neither is always the one that finds things warm.
      const nobody = String(Number(account) + 1)
      const turn = taken.length % 2 ? [account, nobody] : [nobody, account]
      for (const asked of turn) {
        const { ms, text } = await ask(asked)
        ;(asked === account ? taken : free).push(ms)
        answers.add(text)
      }
    }
    const apart = Math.abs(median(taken) - median(free))
    print(
      `An account of another’s against one that nobody handed in for, ${pairs} pairs: ` +
        `${answers.size === 1 ? 'answers equal in bytes' : 'ANSWERS DIFFER'}, ` +
        `median ${median(taken).toFixed(2)} ms and ${median(free).toFixed(2)} ms, ${apart.toFixed(2)} ms apart ` +
        `(${apart < mostMs ? 'under' : 'OVER'} ${mostMs} ms)`,
    )
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueInspection } from '../inspection/inspection-queue.ts'
import { rotateDocumentKeys } from './rotate-keys.ts'
import { cleanUpDocuments } from './cleanup.ts'

type Services = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs }

/** What is done for KYC documents once, when a worker starts. */
export async function startDocumentWork(services: Services, log: (line: string) => void): Promise<void> {
  await checkAgain(services, 0)
  const { done, closed } = await rotateDocumentKeys(services)
  if (done + closed > 0) log(JSON.stringify({ document_keys: { rewrapped: done, closed } }))
  await cleanUpDocuments(services)
}

/** What is done for them each hour. */
export async function hourlyDocumentWork(services: Services): Promise<void> {
  await checkAgain(services, 1)
  await cleanUpDocuments(services)
}

/** Documents whose check ended with the process it ran in. One that is checked twice comes to no harm. */
async function checkAgain({ db, jobs }: Services, hours: number): Promise<void> {
  const waiting = await db
    .select({ id: kycDocuments.id, username: kycDocuments.username })
    .from(kycDocuments)
    .where(
      and(
        eq(kycDocuments.state, 'checking'),
        isNull(kycDocuments.replaced_at),
        lt(kycDocuments.last_received_at, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
  for (const document of waiting) await db.transaction((tx) => queueInspection(tx, jobs, document))
}

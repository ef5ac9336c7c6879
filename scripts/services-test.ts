import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { kycDocuments } from '#database/tables.ts'
import {
  begin,
  inspected,
  patch,
  path,
  samplePdf,
  send,
  sender,
  sha256,
} from '../server/test-support/kyc-documents.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { onePage, stream, writePdf } from '../server/test-support/raw-pdf.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { openObject } from '../server/src/kyc/uploads/document-storage.ts'
import { cleanUpDocuments } from '../server/src/kyc/uploads/cleanup.ts'
import { startCeph } from './services/start-ceph.ts'
import { eicar, startClamd } from './services/start-clamd.ts'

// `npm run test:services`: documents against a real S3 server (Ceph's gateway), a real virus scanner (clamd) and
// PostgreSQL. Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-mgr ceph-common clamav-daemon

const folder = await mkdtemp(join(tmpdir(), 'services-'))
const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
const say = (what: string, began: number) =>
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
try {
  let began = performance.now()
  const ceph = await startCeph(join(folder, 'ceph'))
  stops.push(() => ceph.stop())
  say('Ceph started', began)
  began = performance.now()
  const clamd = await startClamd(folder)
  stops.push(() => clamd.stop())
  say('clamd started', began)
  const postgres = await startPostgres()
  stops.push(postgres.stop)
  const env = { ...ceph.env, CLAMD_URL: clamd.url }
  const service = await startService({ url: postgres.url, worker: true, env })
  stops.push(() => service.stop())
  await wholeWay(service)
  await scanned(service)
  await listed(service)
  console.log('all passed')
} finally {
  for (const stop of stops.toReversed()) await stop()
}

/** Documents in pieces of 1 MiB go up, are checked and come down as they were. */
async function wholeWay(service: Service): Promise<void> {
  const from = await sender(service)
  const files = Array.from({ length: 5 }, () => writePdf([...onePage(), stream(randomBytes(9_500_000))]))
  let began = performance.now()
  const purposes = ['Payslip', 'Signature', 'Utility Bill', 'Sketch Map', 'Letter from Employer']
  const ids: string[] = []
  for (const [n, file] of files.entries()) {
    const begun = await begin(service, from, file, { purpose: purposes[n] ?? '' })
    assert.equal(begun.status, 201, begun.text)
    const url = String(begun.headers['location'])
    for (let at = 0; at < file.length; at += 1_048_576) {
      const sent = await patch(service, from.token, url, at, file.subarray(at, at + 1_048_576))
      assert.equal(sent.status, 204, sent.text)
    }
    ids.push(url.slice(path.length + 1))
  }
  say('five documents of 9.5 MB up', began)
  began = performance.now()
  for (const id of ids) assert.equal((await inspected(service, from, id)).state, 'received')
  say('all of them checked', began)
  began = performance.now()
  for (const [n, id] of ids.entries()) {
    const [document] = await service.services.db.select().from(kycDocuments).where(eq(kycDocuments.id, id))
    const whole = document && (await openObject(service.services, document, 'whole', 0))
    assert.equal(whole && sha256(whole), sha256(files[n] ?? Buffer.alloc(0)))
  }
  say('all of them down', began)
}

async function scanned(service: Service): Promise<void> {
  const from = await sender(service)
  const clean = await send(service, from, samplePdf(), { purpose: 'Payslip' })
  const infected = writePdf([...onePage(), stream(eicar)])
  const bad = await send(service, from, infected, { purpose: 'Signature' })
  assert.equal((await inspected(service, from, clean)).state, 'received')
  assert.deepEqual((await inspected(service, from, bad)).refusal, 'failed_check')
  console.log('clamd lets a clean document through and stops an infected one')
}

/** More objects than one answer of S3 lists. */
async function listed(service: Service): Promise<void> {
  const { storage: store } = service.services
  const count = async () => {
    let n = 0
    for await (const { key } of store.list('kyc-')) n += key ? 1 : 0
    return n
  }
  const before = await count()
  const orphans = Array.from({ length: 1100 }, (_, n) => `kyc-orphan-${String(n).padStart(8, '0')}`)
  while (orphans.length)
    await Promise.all(orphans.splice(0, 50).map((key) => store.put(key, Buffer.from('x'), 'a/b')))
  assert.equal(await count(), before + 1100)
  await cleanUpDocuments(service.services, new Date(Date.now() + 25 * 3_600_000))
  assert.equal(await count(), before)
  console.log('1,100 orphans are listed over two pages and swept')
}

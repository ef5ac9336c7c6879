import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { startProgram, type Running } from './process.ts'
import { print } from './report.ts'
import { openSlowLine } from './slow-line.ts'
import { tokenOf } from '../server/test-support/proved-contacts.ts'

const MB = 1_000_000
const fileBytes = 10 * MB
const oneMbit = 125_000
const cuts = 20
const atOnce = 50

/** A file over a slow line that breaks, and the memory of many at once. */
export async function measureUploads(folder: string, quick: boolean): Promise<void> {
  const server = await startUploads(join(folder, 'uploads-line'), ['--services=web'])
  await overSlowLine(server, quick ? 10 : 1)
  await server.stop()
  for (const services of ['web', 'web,worker'])
    await manyAtOnce(join(folder, `uploads-${services.length}`), services, quick ? 4 * MB : fileBytes)
}

const startUploads = (dataDir: string, args: string[]) =>
  startProgram('server/test-support/proved.process.ts', { DATA_DIR: dataDir }, args)

async function overSlowLine(server: Running, faster: number): Promise<void> {
  const breaks = Array.from({ length: cuts }, (_, n) => Math.round(((n + 0.6) * fileBytes) / cuts))
  const line = await openSlowLine(server.url, oneMbit * faster, breaks)
  const file = randomBytes(fileBytes)
  const began = performance.now()
  await send(line.url, server.url, 0, file)
  const seconds = (performance.now() - began) / 1000
  const twice = ((line.carried() - fileBytes) / fileBytes) * 100
  print(
    `Uploads: 10 MB over a line of ${faster} Mbit/s that broke ${line.cuts()} times came whole in ${seconds.toFixed(0)} s ` +
      `(${(fileBytes / oneMbit / faster).toFixed(0)} s unbroken); ${twice.toFixed(1)} % more than the file was carried, headers included`,
  )
  await line.stop()
}

async function manyAtOnce(dataDir: string, services: string, bytes: number): Promise<void> {
  const server = await startUploads(dataDir, [`--services=${services}`])
  await send(server.url, server.url, atOnce, randomBytes(bytes))
  await new Promise((done) => setTimeout(done, 2000))
  const idle = server.memory().now
  let most = idle
  const look = setInterval(() => (most = Math.max(most, server.memory().now)), 20)
  const file = randomBytes(bytes)
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, (_, n) => send(server.url, server.url, n, file)))
  const seconds = (performance.now() - began) / 1000
  clearInterval(look)
  print(
    `Uploads: ${atOnce} of ${bytes / MB} MB at once (${services}) took ${seconds.toFixed(1)} s, ${((atOnce * bytes) / MB / seconds).toFixed(0)} MB/s; ` +
      `memory rose from ${idle} MB to ${most} MB, by ${most - idle} MB`,
  )
  await server.stop()
}

/** Sends a file as a browser does. */
async function send(base: string, server: string, contact: number, file: Buffer): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf(contact)}` }
  const draft = randomUUID()
  const begun = await fetch(`${server}/api/kyc_drafts/${draft}`, { method: 'PUT', headers })
  if (begun.status !== 200) throw new Error(`no draft: ${await begun.text()}`)
  const sha256 = createHash('sha256').update(file).digest('hex')
  await new Promise<void>((done, failed) => {
    new Upload(file, {
      endpoint: `${base}/uploads/kyc`,
      headers,
      metadata: { draft, purpose: 'Payslip', filename: 'sample.bin', sha256 },
      chunkSize: 1024 * 1024,
      retryDelays: [100, 200, 400, 800, 1600],
      onSuccess: () => done(),
      onError: failed,
    }).start()
  })
}

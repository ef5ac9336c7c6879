import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startClamd as start } from '../../../test-support/clamd.ts'
import { draftOf, inspected, samplePdf, send, sender } from '../../../test-support/kyc-documents.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { startService } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { inspectDocument } from './inspect-document.ts'
import { scanForViruses } from './virus-scan.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** One that is stopped with the test. */
async function startClamd(...how: Parameters<typeof start>): Promise<string> {
  const clamd = await start(...how)
  stops.push(clamd.stop)
  return clamd.address
}

test.each([
  ['stream: OK\0', true],
  ['stream: Eicar-Test-Signature FOUND\0', false],
  ['INSTREAM size limit exceeded. ERROR\0', false],
  ['stream: OK', false],
  ['stream: OK\0stream: OK\0', false],
  ['other: OK\0', false],
  [`stream: ${'x'.repeat(9000)}`, false],
])('the answer %j lets a file through: %s', async (answer, through) => {
  const content = randomBytes(200_000)
  let came: Buffer | null = null
  const address = await startClamd((stream) => {
    came = stream
    return answer
  })
  expect(await scanForViruses(address, content)).toBe(through)
  expect(came).toEqual(content)
})

test('it is asked over a socket of the machine too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  stops.push(() => rm(folder, { recursive: true }))
  const address = await startClamd(() => 'stream: OK\0', join(folder, 'clamd.sock'))
  expect(await scanForViruses(address, Buffer.from('x'))).toBe(true)
})

test('who hangs up without an answer, or is not there, has said nothing', async () => {
  const address = await startClamd(() => null)
  await expect(scanForViruses(address, Buffer.from('x'))).rejects.toThrow(/clamd/)
  await stops.pop()?.()
  await expect(scanForViruses(address, Buffer.from('x'))).rejects.toThrow(/clamd/)
})

test('a document waits for the scanner, and only a clean one is there', async () => {
  let answer: string | null = null
  let asked = 0
  const address = await startClamd(() => {
    asked++
    return answer
  })
  const service = await startService({
    worker: true,
    env: { CLAMD_URL: address },
    // One step is enough for each document, also on a busy machine.
    inspection: { budget: { slice: 30_000, total: 60_000 } },
  })
  stops.push(() => service.stop())
  await askForDocuments(service)
  const from = await sender(service)
  const id = await send(service, from, samplePdf())
  await until(() => asked === 1)
  await expect(inspectDocument(service.services, address, id)).rejects.toThrow(/clamd/)
  expect((await draftOf(service, from)).documents).toMatchObject([{ state: 'checking' }])
  answer = 'stream: OK\0'
  // As the queue does, in its own time.
  await inspectDocument(service.services, address, id)
  expect((await inspected(service, from, id)).state).toBe('received')
  answer = 'stream: Eicar-Test-Signature FOUND\0'
  const bad = await send(service, from, samplePdf(), { purpose: 'Signature' })
  expect(await inspected(service, from, bad)).toMatchObject({ state: 'refused', refusal: 'failed_check' })
})

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { makePdf } from '#database/sample/pdf.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { begin, draftOf, looked, patch, path, send, sender, sha256 } from '../../test-support/papers.ts'
import type { Service } from '../../test-support/service.ts'

const pdf = () =>
  Buffer.from(
    makePdf({ title: 'Payslip', issuer: 'Employer', marking: 'Sample', blocks: [{ text: 'Words' }] }),
  )
const tus = { 'tus-resumable': '1.0.0' }

describe.each(databases)('on %s', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await startOn(database, { worker: true })
  }, 60_000)
  afterAll(() => service.stop(), 30_000)

  const ask: Service['ask'] = (...asked) => service.ask(...asked)

  test('a paper comes in pieces, is looked at and is there', async () => {
    const from = await sender(service)
    const file = pdf()
    const begun = await begin(service, from, file)
    expect(begun).toMatchObject({ status: 201, text: '' })
    expect(begun.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' })
    const url = String(begun.headers['location'])
    expect(url).toMatch(/^\/uploads\/kyc\/[\w-]{36}$/)
    const half = Math.floor(file.length / 2)
    const first = await patch(service, from.token, url, 0, file.subarray(0, half))
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': String(half) } })
    const head = await ask('HEAD', url, { as: from.token, headers: tus })
    expect(head.status).toBe(200)
    expect(head.headers).toMatchObject({
      'upload-offset': String(half),
      'upload-length': String(file.length),
      'cache-control': 'no-store',
    })
    expect(head.headers).not.toHaveProperty('upload-metadata')
    expect(head.headers).not.toHaveProperty('access-control-allow-origin')
    expect(head.headers).toHaveProperty('x-content-type-options')
    expect((await draftOf(service, from)).papers).toMatchObject([{ state: 'uploading', offset: half }])
    const last = await patch(service, from.token, url, half, file.subarray(half))
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(file.length) } })
    const id = url.slice(path.length + 1)
    expect(await looked(service, from, id)).toEqual({
      id,
      purpose: 'Payslip',
      bytes: file.length,
      offset: file.length,
      state: 'received',
      refusal: null,
    })
  }, 20_000)
  test('pictures', async () => {
    const from = await sender(service)
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const id = await send(service, from, jpeg)
    expect(await looked(service, from, id)).toMatchObject({ state: 'received' })
    const bad = await send(service, from, jpeg, { sha256: sha256(randomBytes(3)), purpose: 'Sketch Map' })
    expect(await looked(service, from, bad)).toMatchObject({ state: 'refused', refusal: 'damaged' })
  }, 20_000)
})

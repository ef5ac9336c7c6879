import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { documents } from '#contract/collections/documents.ts'
import { openNewsroom, pdfOfBytes } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

const size = 2_500_000
const content = pdfOfBytes(size)
let service: Service
let url: string
let etag: string
let staffUrl: string
let token: string
beforeAll(async () => {
  service = await startService()
  const newsroom = await openNewsroom(service)
  const file = await newsroom.upload(content, 'application/pdf', 'report.pdf')
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' })
  token = newsroom.token('author')
  staffUrl = `${origin}/backoffice/api/files/${file}/view`
  url = origin + (await service.ask('GET', `/api/documents/${item.id}`)).body.file.url
  etag = (await send({}, 'HEAD')).headers.get('etag') ?? ''
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.stop())

const send = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** Compares without printing megabytes on failure. */
async function expectRange(response: Response, first: number, last: number) {
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
  expect(response.headers.get('content-length')).toBe(String(last - first + 1))
  expect((await bytesOf(response)).equals(content.subarray(first, last + 1))).toBe(true)
}

async function expectWhole(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-range')).toBeNull()
  expect(response.headers.get('content-length')).toBe(String(size))
  expect((await bytesOf(response)).equals(content)).toBe(true)
}

describe('range of a document', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-2499999', 0, 2_499_999],
    ['bytes=2499999-2499999', 2_499_999, 2_499_999],
    ['bytes=2499999-9999999', 2_499_999, 2_499_999],
    ['bytes=1234567-', 1_234_567, 2_499_999],
    ['bytes=-1', 2_499_999, 2_499_999],
    ['bytes=-9999999', 0, 2_499_999],
    ['BYTES=7-8', 7, 8],
  ])('%s returns bytes %i to %i', async (range, first, last) => {
    await expectRange(await send({ range }), first, last)
  })

  test.each(['bytes=2500000-', 'bytes=2500000-2500001', 'bytes=-0'])('%s returns 416', async (range) => {
    const response = await send({ range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${size}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
  })

  test.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=2-1',
    'items=0-1',
    'bytes=0-1,5-6',
    'bytes=0-1,2500000-',
  ])('%j returns the whole file', async (range) => {
    await expectWhole(await send({ range }))
  })

  test('GET without a range advertises ranges', async () => {
    const response = await send({})
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    await expectWhole(response)
  })

  test('HEAD ignores the range and reads one byte', async () => {
    const get = vi.spyOn(service.services.storage, 'get')
    const response = await send({ range: 'bytes=0-9' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(size))
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(get.mock.calls).toEqual([[expect.any(String), { start: 0, end: 0 }]])
  })

  test('resumes an interrupted download', async () => {
    const abort = new AbortController()
    const response = await fetch(url, { signal: abort.signal })
    const { value: received = new Uint8Array() } = (await response.body?.getReader().read()) ?? {}
    abort.abort()
    const rest = await send({ range: `bytes=${received.length}-`, 'if-range': etag })
    expect(rest.status).toBe(206)
    expect(Buffer.concat([received, await bytesOf(rest)]).equals(content)).toBe(true)
  })
})

describe('If-Range', () => {
  test('matching strong tag returns the range', async () => {
    await expectRange(await send({ range: 'bytes=5-9', 'if-range': etag }), 5, 9)
  })

  test.each([
    ['weak tag', () => `W/${etag}`],
    ['other tag', () => '"other"'],
    ['date', () => new Date().toUTCString()],
  ])('%s returns the whole file', async (_, ifRange) => {
    await expectWhole(await send({ range: 'bytes=5-9', 'if-range': ifRange() }))
    await expectWhole(await send({ range: `bytes=${size}-`, 'if-range': ifRange() }))
  })
})

describe('If-None-Match', () => {
  test.each([
    ['tag', () => etag],
    ['weak tag', () => `W/${etag}`],
    ['list', () => `"other", W/${etag}`],
    ['*', () => '*'],
  ])('%s returns 304 before any range', async (_, ifNoneMatch) => {
    const headers = { 'if-none-match': ifNoneMatch(), range: 'bytes=0-9' }
    for (const method of ['GET', 'HEAD']) {
      const response = await send(headers, method)
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    }
  })

  test.each(['"other"', '"a", W/"b"', ''])('%j returns the file', async (ifNoneMatch) => {
    await expectWhole(await send({ 'if-none-match': ifNoneMatch }))
  })
})

describe('view of a document for staff', () => {
  const view = (headers: Record<string, string>) =>
    fetch(staffUrl, { headers: { authorization: `Bearer ${token}`, ...headers } })

  test('returns a range', async () => {
    const tag = (await view({ range: 'bytes=0-0' })).headers.get('etag') ?? ''
    await expectRange(await view({ range: 'bytes=-5', 'if-range': tag }), size - 5, size - 1)
  })

  test('returns 304 for a known tag', async () => {
    const whole = await view({})
    await expectWhole(whole)
    expect((await view({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  })
})

test('a download continues after the time limit of handlers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rest = Promise.withResolvers<Uint8Array>()
  vi.spyOn(service.services.storage, 'get')
    .mockResolvedValueOnce(content.subarray(0, 1000))
    .mockReturnValueOnce(rest.promise)
  const response = await send({})
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  rest.resolve(content.subarray(1000))
  await expectWhole(response)
})

describe('storage failure', () => {
  const failure = Object.assign(new Error('disk'), { code: 'EIO' })

  test.each(['GET', 'HEAD'])('before the first byte fails %s without range headers', async (method) => {
    vi.spyOn(service.services.storage, 'get').mockResolvedValue(null)
    const response = await send({ range: 'bytes=0-9' }, method)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-range')).toBeNull()
  })

  test.each([
    ['read error', () => Promise.reject(failure)],
    ['truncated object', () => Promise.resolve(Buffer.alloc(0))],
    ['removed object', () => Promise.resolve(null)],
  ])('%s after the first part closes the connection', async (_, next) => {
    vi.spyOn(service.services.storage, 'get')
      .mockResolvedValueOnce(content.subarray(0, 1000))
      .mockImplementation(next)
    const response = await send({})
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow('terminated')
    vi.restoreAllMocks()
    await expectWhole(await send({}))
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { Answer } from './answer.ts'

const body = 'Moni, dziko lapansi. '.repeat(100)
const about = { type: 'text/plain; charset=utf-8', vary: 'Accept-Encoding', variant: 'en' }

async function ask(headers: Record<string, string>, answer = new Answer(200, body, about)) {
  const app = Fastify()
  app.get('/', (request, reply) => answer.send(request, reply))
  const response = await app.inject({ url: '/', headers })
  await app.close()
  return response
}

const accepted: [string | undefined, string | undefined][] = [
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', undefined],
  ['br; q=0.5, gzip;q=1', 'br'],
  ['identity', undefined],
  ['br;q=1', 'br'],
  ['BR, GZIP', 'br'],
  ['nobr, xgzip', undefined],
  ['*', undefined],
  ['', undefined],
]
test.each(accepted)('accept-encoding %j is answered in %j', async (header, encoding) => {
  const response = await ask(header === undefined ? {} : { 'accept-encoding': header })
  expect(response.headers['content-encoding']).toBe(encoding)
  const unpack =
    { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((bytes: Buffer) => bytes)
  expect(unpack(response.rawPayload).toString()).toBe(body)
})

test('the tag differs by encoding, by variant and by content, and answers 304 to whoever has it', async () => {
  const tag = async (headers: Record<string, string>, answer?: Answer) =>
    (await ask(headers, answer)).headers['etag']
  const plain = await tag({})
  const all = [plain, await tag({ 'accept-encoding': 'br' }), await tag({ 'accept-encoding': 'gzip' })]
  all.push(
    await tag({}, new Answer(200, body, { ...about, variant: 'ny' })),
    await tag({}, new Answer(200, `${body}!`, about)),
  )
  expect(new Set(all).size).toBe(5)
  for (const match of [String(plain), `W/${plain}`, `"other", ${plain}`, '*']) {
    const again = await ask({ 'if-none-match': match })
    expect([again.statusCode, again.body, again.headers['etag'], again.headers['vary']]).toEqual([
      304,
      '',
      plain,
      'Accept-Encoding',
    ])
  }
  expect((await ask({ 'if-none-match': String(plain), 'accept-encoding': 'br' })).statusCode).toBe(200)
})

test('what was compressed for one is read in every other form too, with the tag that it had', async () => {
  const answer = new Answer(200, body, about)
  const before = await ask({}, answer)
  expect(brotliDecompressSync((await ask({ 'accept-encoding': 'br' }, answer)).rawPayload).toString()).toBe(
    body,
  )
  const after = await ask({}, answer)
  expect([after.body, after.headers['etag']]).toEqual([body, before.headers['etag']])
  const zipped = await ask({ 'accept-encoding': 'gzip' }, answer)
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body)
})

test('what is not found is never 304, and what is short is not compressed', async () => {
  expect((await ask({ 'if-none-match': '*' }, new Answer(404, body, about))).statusCode).toBe(404)
  expect(
    (await ask({ 'accept-encoding': 'br' }, new Answer(200, 'short', about))).headers['content-encoding'],
  ).toBeUndefined()
})

test('what is asked often is compressed as well as can be, and who has it from before still has it', async () => {
  const words = Array.from({ length: 3000 }, (_, n) => `${(n * 7919) % 1013} kwacha`).join(' ')
  const answer = new Answer(200, words, about)
  const br = { 'accept-encoding': 'br' }
  const first = await ask(br, answer)
  const better = await vi.waitUntil(
    async () => {
      const again = await ask(br, answer)
      return again.rawPayload.length < first.rawPayload.length && again
    },
    { timeout: 20_000 },
  )
  expect(brotliDecompressSync(better.rawPayload).toString()).toBe(words)
  expect(better.headers['etag']).not.toBe(first.headers['etag'])
  for (const { headers } of [first, better]) {
    const unchanged = await ask({ ...br, 'if-none-match': String(headers['etag']) }, answer)
    expect([unchanged.statusCode, unchanged.headers['etag']]).toEqual([304, first.headers['etag']])
  }
})

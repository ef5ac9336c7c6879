// @module-tag length

import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { openNewsroom, type Newsroom } from '../test-support/newsroom.ts'
import { requests, type FuzzRequest, type Operation } from '../test-support/fuzz-requests.ts'
import { startService, type Service } from '../test-support/service.ts'

// Requests to every address in the OpenAPI description: valid, nearly valid and hostile ones. Any refusal is fine, but
// no 5xx, and no stack trace, SQL or file path in a response.

let service: Service
let newsroom: Newsroom
let operations: Operation[]
const ids: Record<string, string[]> = {}
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  for (const definition of collections) {
    const made = [
      await newsroom.write(definition),
      await newsroom.publish(definition),
      await newsroom.write(definition),
    ]
    ids[definition.name] = made.map(({ id }) => id)
  }
  const { body } = await service.ask('GET', '/api/openapi.json')
  // Uploads, which take no JSON, have tests of their own.
  const others = /^\/uploads/
  operations = Object.entries<Record<string, Omit<Operation, 'path' | 'method'>>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(others.test(path) ? {} : methods).map(([method, described]) => ({
        ...described,
        path,
        method: method.toUpperCase(),
      })),
  )
})
afterAll(() => service.stop())

async function answerTo({ method, url, headers, payload, signedIn }: FuzzRequest) {
  const authorization = signedIn ? { authorization: `Bearer ${newsroom.token(signedIn)}` } : {}
  // inject() builds the request itself; what no client could send at all it refuses by throwing.
  return service.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...authorization },
    ...(payload !== null && { payload }),
  })
}

// A new seed in each run covers new cases. FUZZ_SEED repeats a run that failed.
// oxlint-disable-next-line node/no-process-env -- a setting of this test alone
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))

/** Sends random requests and checks each response. Returns the number of responses by status. */
async function expectNoServerError(numRuns: number): Promise<Map<number, number>> {
  process.stdout.write(`fuzz.test.ts: FUZZ_SEED=${seed}\n`)
  expect(operations.length).toBeGreaterThan(100)
  const responses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(requests(operations, newsroom.uploaded, ids), async (request) => {
      const response = await answerTo(request)
      responses.set(response.statusCode, (responses.get(response.statusCode) ?? 0) + 1)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.body).not.toMatch(
        /node_modules|at \w+ \(|file:\/\/|\.ts:\d|select .+ from |insert into/,
      )
      if (response.statusCode < 400) return
      const body = JSON.parse(response.body)
      // Refusals of the onboarding service have `ok`, and their fields in `errors` (contract, "One-time codes").
      const onboarding = request.url.startsWith('/onboarding/') && 'ok' in body
      const shape = onboarding ? /^code,error,(errors,)?message,ok$/ : /^code,error,(fields,)?message$/
      expect(Object.keys(body).toSorted().join()).toMatch(shape)
    }),
    { numRuns, seed },
  )
  return responses
}

test('300 random requests cause no 5xx', async () => {
  await expectNoServerError(300)
})

test(
  '10,000 random requests cause no 5xx and reach every layer',
  { tags: ['length'], timeout: 240_000 },
  async () => {
    const responses = await expectNoServerError(10_000)
    for (const status of [200, 201, 400, 401, 403, 404, 409, 415])
      expect(responses.get(status) ?? 0).toBeGreaterThan(20)
  },
)

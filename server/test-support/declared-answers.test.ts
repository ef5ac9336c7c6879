import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { App } from '../src/http/app.ts'
import { declareCommonAnswers, errorSchema, noBody, ofType } from '../src/http/answers.ts'
import { difference, watchAnswers } from './declared-answers.ts'
import { takeUndeclared } from './undeclared-answers.ts'

const item = z.object({ id: z.string(), services: z.array(z.object({ name: z.string() })).optional() })

async function faultsOf(declared: Record<number, unknown>, status: number, body: unknown, type?: string) {
  const app = Fastify()
  // Answers are put aside as the service does it; nothing else of it is needed.
  declareCommonAnswers(app as unknown as App) // a bare application has the same hooks
  watchAnswers(app as unknown as App)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.get('/thing', { schema: { response: declared } }, async (_, reply) => {
    if (type !== undefined) void reply.type(type)
    return reply.code(status).send(body)
  })
  await app.inject({ url: '/thing' })
  await app.close()
  return takeUndeclared()
}

test('an answer as its route declares it is no fault', async () => {
  const declared = { 200: item, 204: noBody, 404: errorSchema, 206: ofType('text/csv') }
  expect(await faultsOf(declared, 200, { id: 'x', services: [{ name: 'y' }] })).toEqual([])
  expect(await faultsOf(declared, 204, undefined)).toEqual([])
  expect(await faultsOf(declared, 206, 'a,b', 'text/csv')).toEqual([])
  expect(await faultsOf(declared, 404, { error: 'None.', message: 'None.', code: 'not_found' })).toEqual([])
})

test('an undeclared field however deep, a missing one, another status, another kind and a missing declaration are each told', async () => {
  const at = (status: number, error: string) => [`GET /thing ${status}: ${error}`]
  expect(await faultsOf({ 200: item }, 200, { id: 'x', secret: 1 })).toEqual(
    at(200, 'secret is not declared'),
  )
  expect(
    await faultsOf({ 200: z.array(item) }, 200, [{ id: 'x', services: [{ name: 'y', secret: 1 }] }]),
  ).toEqual(at(200, '0.services.0.secret is not declared'))
  expect(await faultsOf({ 200: item }, 200, {})).toMatchObject([expect.stringContaining('id: ')])
  expect(await faultsOf({ 200: item }, 201, { id: 'x' })).toEqual(at(201, 'the status is not declared'))
  expect(await faultsOf({ 200: item }, 200, 'x', 'text/html')).toEqual(at(200, 'text/html is not declared'))
  expect(await faultsOf({ 200: item }, 200, undefined)).toEqual(at(200, 'it has no body'))
  const app = Fastify()
  watchAnswers(app as unknown as App)
  app.get('/thing', async () => ({}))
  await app.inject({ url: '/thing' })
  await app.close()
  expect(takeUndeclared()).toEqual(at(200, 'the route declares no answers'))
})

test('an error has its four fields and no other', () => {
  const error = { error: 'No.', message: 'No.', code: 'forbidden' }
  expect(difference(errorSchema, error)).toBe(null)
  for (const wrong of [{ ...error, stack: 'x' }, { ...error, code: 'made_up' }, { message: 'No.' }])
    expect(difference(errorSchema, wrong)).not.toBe(null)
})

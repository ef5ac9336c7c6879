import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { openNewsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { permissionTable } from '../permission-table.ts'
import type { JsonSchema } from './schema-examples.ts'

// The API's description is whole, its examples are true, and a client that a stranger generates from it works.

type Media = { schema?: JsonSchema; example?: unknown }
type Answer = { $ref?: string; description?: string; content?: Record<string, Media> }
type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: { name: string; in: string; description?: string; schema: JsonSchema; example?: unknown }[]
  requestBody?: Answer
  responses: Record<string, Answer>
}
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Answer>
    securitySchemes: object
  }
}

let service: Service
let document: Document
let operations: [name: string, Operation][]
const open = collections.filter(({ staffOnly }) => !staffOnly)
beforeAll(async () => {
  service = await startService()
  const newsroom = await openNewsroom(service)
  for (const definition of open) await newsroom.publish(definition)
  document = (await service.ask('GET', '/api/openapi.json')).body
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  )
})
afterAll(() => service.stop())

test('every address for programs is described, with what it is for, whom it asks to sign in and what it refuses', async () => {
  const table = permissionTable((await stubSite.site()).routes)
  // OpenAPI has no words for a socket: /live is in the contract alone.
  const aboutItself = /^\/api\/(docs|openapi\.json)/
  const programs = table.filter(
    ([, address]) =>
      /^\/(api|files|onboarding\/v1|uploads|login|loans|fdhcares|healthz|readyz)(\/|$)/.test(address) &&
      !address.endsWith('*') &&
      !aboutItself.test(address),
  )
  const described = new Map(operations)
  for (const [method, address, access] of programs) {
    const name = `${method} ${address.replace(/:(\w+)/g, '{$1}')}`
    const found = described.get(name)
    if (!found) throw new Error(`${name} is not described`)
    expect([name, found.summary, found.tags]).toEqual([
      name,
      expect.stringMatching(/\w/),
      [expect.any(String)],
    ])
    expect([name, (found.security ?? []).length > 0]).toEqual([name, access.to !== 'anyone'])
    const inPath = (found.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name)
    expect([name, inPath]).toEqual([name, [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1])])
    expect([name, Object.keys(found.responses)]).toEqual([
      name,
      expect.arrayContaining(['400', '500', '503']),
    ])
    expect([name, access.to === 'anyone' || '401' in found.responses]).toEqual([name, true])
  }
  expect(programs.length).toBeGreaterThan(150)
  expect(document.components.securitySchemes).toHaveProperty('bearer')
})

test(
  'each parameter, body and answer has an example, and each example fits its schema',
  { tags: ['length'] },
  () => {
    const ajv = new Ajv2020({ strict: false, logger: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'api', components: document.components })
    const checks = new Map<string, ReturnType<typeof ajv.compile>>()
    const errors: string[] = []
    const check = (place: string, { schema, example }: Media) => {
      const key = JSON.stringify(schema ?? {})
      const fits =
        checks.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/components', '"api#/components')))
      checks.set(key, fits)
      if (example === undefined) errors.push(`${place} has no example`)
      else if (!fits(example))
        errors.push(`${place}: ${JSON.stringify(example).slice(0, 200)} ${ajv.errorsText(fits.errors)}`)
    }
    const checkAll = (place: string, { content = {} }: Answer) => {
      const media = content['application/json']
      if (media?.schema) check(place, media)
    }
    for (const [name, { parameters = [], requestBody = {}, responses }] of operations) {
      for (const parameter of parameters) check(`${name} ${parameter.name}`, parameter)
      checkAll(`${name} body`, requestBody)
      for (const [status, answer] of Object.entries(responses)) {
        const shared = answer.$ref?.replace('#/components/responses/', '')
        const known = shared === undefined ? answer : document.components.responses[shared]
        if (!known) errors.push(`${name} ${status} refers to nothing`)
        else checkAll(`${name} ${status}`, known)
      }
    }
    expect(errors).toEqual([])
    // What is read is shown as the sample content has it.
    const listed = document.paths['/api/branches']?.['get']?.responses['200']?.content?.['application/json']
    expect(listed?.example).toMatchObject([{ region_name: 'Central', longtude: expect.any(Number) }])
  },
)

test(
  'a client generated from it type checks and reads every public collection',
  { tags: ['length'], timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'client-'))
    const { files } = await generateApi({
      // The generator's type has the document's every key; this is the one that the service gave.
      spec: structuredClone(document) as never,
      output: false,
      httpClientType: 'fetch',
      silent: true,
    })
    for (const { fileName, fileExtension, fileContent } of files)
      await writeFile(join(folder, `${fileName}${fileExtension}`), fileContent)
    const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
    await writeFile(join(folder, 'read.ts'), readerOf(address))
    // What the generated client cannot be used for is told by the compiler, with the field that is not there among it.
    const compiler = resolve('node_modules/typescript/bin/tsc')
    const options =
      '--noEmit --strict --target es2024 --module nodenext --lib es2024,dom,dom.iterable --types'
    const output = await promisify(execFile)(
      process.execPath,
      [compiler, ...options.split(' '), '', '--allowImportingTsExtensions', join(folder, 'read.ts')],
      { cwd: folder },
    ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? 'the compiler did not start' }))
    expect(output.stdout).toBe('')
    const { read } = (await import(pathToFileURL(join(folder, 'read.ts')).href)) as {
      read: () => Promise<Record<string, { id: string; again: string }>>
    }
    const found = await read()
    expect(Object.keys(found)).toEqual(open.map(({ name }) => name))
    for (const { name } of open) {
      const listed = await service.ask('GET', `/api/${name}?limit=1`)
      expect([name, found[name]]).toEqual([name, { id: listed.body[0].id, again: listed.body[0].id }])
    }
    await rm(folder, { recursive: true, force: true })
  },
)

/** A program as a stranger would write it: the first item of each collection, from its list and alone. */
function readerOf(address: string): string {
  const method = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const reads = open.map(
    ({ name }) => `
  {
    const [first] = (await api.${method(name)}List({ limit: '1', lang: 'en' })).data
    if (!first) throw new Error('nothing in ${name}')
    const id: string = first.id
    // @ts-expect-error -- no such field is declared
    void first.undeclared
    found['${name}'] = { id, again: (await api.${method(name)}Detail(id)).data.id }
  }`,
  )
  return `import { Api } from './Api.ts'
const { api } = new Api({ baseUrl: '${address}' })
export async function read() {
  const found: Record<string, { id: string; again: string }> = {}${reads.join('')}
  return found
}
`
}

describe('the page that shows it', () => {
  const ask = (url: string, headers = {}) => service.app.inject({ url, headers })

  test('comes with its style, its script and the description', async () => {
    const page = await ask('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const parts = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect([part, (await ask(part)).statusCode]).toEqual([part, 200])
    expect((await ask('/api/docs/json')).json()).toEqual(document)
  })

  test('tells a browser what it may load from here', async () => {
    const { 'content-security-policy': policy } = (await ask('/api/docs')).headers
    expect(policy).toContain("script-src 'self'")
  })

  test('is not sent again to who has it', async () => {
    const { etag } = (await ask('/api/docs/static/swagger-ui.css')).headers
    const again = await ask('/api/docs/static/swagger-ui.css', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(['/api/docs/static/nothing.js', '/api/docs/static/..%2f..%2fpackage.json', '/api/docs/%zz'])(
    'has no %s',
    async (url) => {
      const { statusCode, body } = await ask(url)
      expect([400, 404]).toContain(statusCode)
      expect(body).not.toContain('"name"')
    },
  )
})

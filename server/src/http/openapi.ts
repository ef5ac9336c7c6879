import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { answersOf } from './answers.ts'
import type { App } from './app.ts'
import { z } from 'zod'
import { completeDocument, type Document, type KnownExamples } from './openapi-document.ts'

const docsPath = '/api/docs'

type RouteDescription = {
  publicUrl: string
  /** real content to show; read when somebody asks for the description */
  examples: () => Promise<KnownExamples>
}

/** `/api/openapi.json` from the same schemas that check requests and tests hold answers to, and a page to read it at `/api/docs`. */
export async function describeApi(app: App, { publicUrl, examples }: RouteDescription): Promise<void> {
  let known: KnownExamples = { named: new Map(), written: new Map(), items: new Map() }
  const learn = async () => {
    if (known.named.size === 0) known = await examples()
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Content service',
        version: '1.0.0',
        description: 'Lists are newest first; page on with last_created_at.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'of a service account, a proved contact or a member of staff',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: `${publicUrl.startsWith('https:') ? '__Host-' : ''}backoffice`,
            description: 'of a browser that is signed in to the back-office',
          },
        },
      },
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: { ...route.schema, response: answersOf(route.route) } }),
    transformObject: (document) => {
      // The plugins' types have the document of three versions; this is the one that is asked for above.
      const described = jsonSchemaTransformObject(document) as unknown as Document
      return completeDocument(described, known) as unknown as ReturnType<typeof jsonSchemaTransformObject>
    },
  })
  showDescription(app, learn)
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => {
      await learn()
      return { ...app.swagger() }
    },
  )
}

/**
 * The page that shows the description. What it is made of is loaded when somebody first asks for it, in an application of
 * its own: loaded at the start it takes a twentieth of what a start takes.
 */
function showDescription(app: App, learn: () => Promise<void>): void {
  let opened: Promise<FastifyInstance> | undefined
  const open = async () => {
    const { fastifySwaggerUi } = await import('@fastify/swagger-ui')
    const page = Fastify()
    // The plugin's types of a document that is given know the versions before 3.1 only.
    const document = app.swagger() as StaticDocumentSpec['document']
    await page.register(swagger, { mode: 'static', specification: { document } })
    await page.register(fastifySwaggerUi, {
      routePrefix: docsPath,
      staticCSP: true,
      uiConfig: { supportedSubmitMethods: [] },
    })
    return page
  }
  const show = async (url: string, request: FastifyRequest, reply: FastifyReply) => {
    await learn()
    opened ??= open()
    const page = await opened
    const { 'if-none-match': tag, 'if-modified-since': since } = request.headers
    const { statusCode, headers, rawPayload } = await page.inject({
      url,
      headers: {
        ...(tag !== undefined && { 'if-none-match': tag }),
        ...(since !== undefined && { 'if-modified-since': since }),
      },
    })
    if (statusCode === 404) return reply.callNotFound()
    const { connection: _connection, date: _date, ...said } = headers
    return reply.code(statusCode).headers(said).send(rawPayload)
  }
  app.get(docsPath, { schema: { hide: true } }, (request, reply) => show(docsPath, request, reply))
  app.get(
    `${docsPath}/*`,
    { schema: { hide: true, params: z.object({ '*': z.string() }) } },
    (request, reply) => show(`${docsPath}/${encodeURI(request.params['*'])}`, request, reply),
  )
}

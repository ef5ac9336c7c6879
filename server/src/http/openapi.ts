import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { answersOf } from './answers.ts'
import type { App } from './app.ts'
import { z } from 'zod'
import { completeDocument, type Document, type KnownExamples } from './openapi-document.ts'

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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [] },
    // oxlint-disable-next-line typescript/no-misused-promises -- Fastify waits for a hook that answers with a promise
    uiHooks: { onRequest: learn },
  })
  app.get(
    '/api/openapi.json',
    { schema: { hide: true, response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => {
      await learn()
      return { ...app.swagger() }
    },
  )
}

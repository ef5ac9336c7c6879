import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from '../app.ts'

/** `/api/openapi.json` from the same schemas that check requests, and a page to read it at `/api/docs`. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Content service',
        version: '1.0.0',
        description: 'Lists are newest first; page on with last_created_at.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [] },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

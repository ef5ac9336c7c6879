import { anyone, type Row } from './access.ts'

/** Health and the description of the API. */
export const httpRows: readonly Row[] = [
  ['GET', '/healthz', anyone],
  ['GET', '/readyz', anyone],
  ['GET', '/api/docs', anyone],
  ['GET', '/api/docs/', anyone],
  ['GET', '/api/docs/static/*', anyone],
  ['GET', '/api/docs/json', anyone],
  ['GET', '/api/docs/yaml', anyone],
  ['GET', '/api/docs/static/index.html', anyone],
  ['GET', '/api/docs/static/swagger-initializer.js', anyone],
  ['GET', '/api/openapi.json', anyone],
]

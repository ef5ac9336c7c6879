import { anyone, type Row } from './access.ts'

/** Health and the description of the API. */
export const httpRows: readonly Row[] = [
  ['GET', '/healthz', anyone],
  ['GET', '/readyz', anyone],
  ['GET', '/api/docs', anyone],
  ['GET', '/api/docs/*', anyone],
  ['GET', '/api/openapi.json', anyone],
]

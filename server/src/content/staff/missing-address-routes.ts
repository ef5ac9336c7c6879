import { z } from 'zod'
import type { MissingAddress } from '#contract/backoffice/missing-addresses.ts'
import type { App } from '../../http/app.ts'
import type { AnswerSchema } from '../../http/answers.ts'
import { readMissing } from '../address-counts.ts'
import { lookUpLinks, type LinkServices } from '../broken-links.ts'

const missingAddresses: AnswerSchema<MissingAddress[]> = z.array(
  z.strictObject({ path: z.string(), hits: z.int(), last_day: z.iso.date() }),
)

/** `GET /backoffice/api/missing_addresses`: the hundred paths without a page that visitors requested most. */
export function missingAddressRoute(app: App, services: LinkServices): void {
  app.get(
    '/backoffice/api/missing_addresses',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Paths without a page that visitors requested most in the last 30 days',
        response: { 200: missingAddresses },
      },
    },
    () => readMissing(services.db, lookUpLinks(services)),
  )
}

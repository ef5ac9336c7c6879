import { z } from 'zod'
import type { Figure } from '#contract/backoffice/links.ts'
import { referenceKinds } from '#contract/rules/references.ts'
import type { Database } from '#database/open.ts'
import type { App } from '../../http/app.ts'
import { textParts, type AnswerSchema } from '../../http/answers.ts'
import { readFigures } from '../figures.ts'

const figures: AnswerSchema<Figure[]> = z.array(
  z.strictObject({ kind: z.enum(referenceKinds), key: z.string(), name: textParts, value: z.string() }),
)

/** `GET /backoffice/api/figures`: what texts can refer to, with today's values. */
export function figureRoute(app: App, { db }: { db: Database }): void {
  app.get(
    '/backoffice/api/figures',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Figures that texts can refer to: rates and tariffs in effect, facts',
        response: { 200: figures },
      },
    },
    () => readFigures(db),
  )
}

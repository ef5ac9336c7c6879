import { messageOverrides as definition } from '#contract/collections/message-overrides.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const messageOverridesTable = collectionTable(definition, {
  key: text(),
})
export const messageOverrides = stored(
  definition,
  messageOverridesTable,
  () => import('../sample/message-overrides.ts'),
)

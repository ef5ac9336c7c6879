import { fdhcares as definition } from '#contract/collections/fdhcares.ts'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const fdhcaresTable = collectionTable(definition, {})
export const fdhcares = stored(definition, fdhcaresTable)

import type { Collection } from '#contract/collection.ts'
import type { CollectionByName, CollectionName } from '#contract/registry.ts'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { BaseTable } from './collection-table.ts'
import type { Sample } from './sample/sample.ts'

/** A collection with its table and its sample data. */
export type StoredCollection<N extends CollectionName = CollectionName> = {
  definition: Collection<N>
  table: BaseTable
  /** the column of a filter */
  column(filter: string): PgColumn
  /** loaded only where samples are wanted, so that production never holds them in memory */
  sample: () => Promise<{ sample: Sample<N> }>
}

/** Binds a definition, its table and its sample items, which are read from `sample/content` unless code makes them. */
export function stored<N extends CollectionName>(
  definition: CollectionByName[N] & Collection<N>,
  table: object,
  sample: StoredCollection<N>['sample'] = async () => {
    const { readSample } = await import('./sample/read-sample.ts')
    return { sample: readSample(definition.name) }
  },
): StoredCollection<N> {
  // collectionTable() put the common columns there; its generic columns keep TypeScript from seeing it.
  const frame = table as BaseTable
  const columns: Record<string, PgColumn> = getTableColumns(frame)
  return {
    definition,
    table: frame,
    sample,
    column(filter) {
      const column = columns[filter]
      if (!column) throw new Error(`${definition.name} has no column ${filter}`)
      return column
    },
  }
}

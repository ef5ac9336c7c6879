import type { CollectionName } from '#contract/registry.ts'
import * as declared from './collections.ts'
import type { StoredCollection } from './stored.ts'

type Declared = (typeof declared)[keyof typeof declared]
type StoredName = Declared['definition']['name']

// A collection declared in contract/ without a table here does not compile: its name would be left over.
const complete: [Exclude<CollectionName, StoredName>] extends [never] ? true : never = true

/** All collections with their tables, in the order they were registered. */
export const storedCollections: readonly StoredCollection[] = complete
  ? Object.values(declared).map((one) => one as unknown as StoredCollection) // each is a Stored of its own name
  : []

const byName = new Map(storedCollections.map((one) => [one.definition.name, one]))

/** The stored collection of that wire name, or undefined. */
export const storedNamed = (name: string): StoredCollection | undefined => byName.get(name as CollectionName)

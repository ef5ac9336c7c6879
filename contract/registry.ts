import type { Body, Collection, ItemOf } from './collection.ts'
import * as declared from './collections.ts'

type Declared = (typeof declared)[keyof typeof declared]

/** The wire names of all collections. */
export type CollectionName = Declared['name']
export type CollectionByName = { [D in Declared as D['name']]: D }
/** What an author writes, by collection. */
export type BodyOf<N extends CollectionName> = Body<CollectionByName[N]>
/** What a reader gets, by collection. */
export type Item<N extends CollectionName> = ItemOf<CollectionByName[N]>
/** The fields a list of it can be narrowed by. */
export type FilterOf<N extends CollectionName> = CollectionByName[N]['filters'][number]

/** All collections, in the order they were registered. */
export const collections: readonly Collection[] = Object.values(declared)

/** Collections that a service account can be made for: all but those with customers' data. */
export const grantableCollections = collections.filter(({ staffOnly }) => !staffOnly)

const byName = new Map(collections.map((collection) => [collection.name, collection]))
/** The collection of that wire name, or undefined. */
export const collectionNamed = (name: string): Collection | undefined => byName.get(name)

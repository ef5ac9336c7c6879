import type { BodyOf, CollectionName } from '#contract/registry.ts'

/** One sample item. `key` is its stable name; the id is derived from it. */
export type SampleItem<N extends CollectionName> = {
  key: string
  body: BodyOf<N>
  /** when it went live, ISO UTC; computed from `now` so that the data is always recent */
  published_at: string
}

/** Makes the items. `now` is the moment of seeding; `fileId(name)` gives the uploaded id of a sample file named in files.ts. */
export type Sample<N extends CollectionName> = (
  now: Date,
  fileId: (name: string) => string,
) => SampleItem<N>[]

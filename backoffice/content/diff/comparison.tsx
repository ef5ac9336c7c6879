import type { Collection } from '#contract/collection.ts'
import { differences } from './changed-fields.ts'
import { Differences } from './diff.tsx'
import { useReadable } from './readable.ts'

type Body = Readonly<Record<string, unknown>>
type Props = {
  definition: Collection
  before: Body
  after: Body
  /** one field of it only */
  only?: string
}

/** What differs between two bodies of an item, with names in place of codes and ids. */
export function Comparison({ definition, before, after, only }: Props) {
  const readable = useReadable(definition, [before, after])
  const all = differences(definition, readable(before), readable(after))
  return <Differences all={only === undefined ? all : all.filter(({ field }) => field === only)} />
}

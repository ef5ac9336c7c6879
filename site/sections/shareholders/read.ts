import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { Item } from '#contract/registry.ts'
import type { Frame } from '../../frame.ts'

export type Holder = Item<'facts'>['shareholders'][number]
/** Who owns a company, largest first, and the day on which its shares were listed. */
export type Shareholders = { company: BrandId; holders: readonly Holder[]; listed_on: string | undefined }

/** Who owns a company, by its facts; null where they do not say it. */
export function shareholdersOf({ companies }: Frame, company: BrandId): Shareholders | null {
  const { facts } = companies[company]
  if (!facts || facts.shareholders.length === 0) return null
  return { company, holders: facts.shareholders, listed_on: facts.listed_on }
}

/** What a company owns of each of the others, by their facts. */
export const ownedBy = ({ companies }: Frame, owner: BrandId): { company: BrandId; part: Holder }[] =>
  brandIds.flatMap((company) => {
    const part = companies[company].facts?.shareholders.find((holder) => holder.company === owner)
    return part ? [{ company, part }] : []
  })

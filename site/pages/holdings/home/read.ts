import type { Feed } from '#contract/feed.ts'
import { readFrame } from '../../../frame.ts'
import { shareholdersOf } from '../../../sections/shareholders/read.ts'

/** The group in figures. */
export type GroupAtAGlance = {
  /** the database's clock: the day on which the counts were taken */
  now: string
  /** temporarily closed ones included */
  branches: number
  counters: number
  /** more than so many; null where nobody has said it */
  tenancies: string | null
  /** the day on which the bank's shares were listed */
  listedOn: string | undefined
}

export async function readGroupAtAGlance(feed: Feed): Promise<GroupAtAGlance> {
  const [branches, counters, frame] = await Promise.all([
    feed.all('branches'),
    feed.all('moneybureau_locations'),
    readFrame(feed),
  ])
  const figures = frame.companies.properties.facts?.figures ?? []
  return {
    now: feed.now,
    branches: branches.length,
    counters: counters.length,
    tenancies: figures.find(({ key }) => key === 'tenancies')?.value ?? null,
    listedOn: shareholdersOf(frame, 'bank')?.listed_on,
  }
}

import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { readServices, type Service } from '../../services/read.ts'
import { readOffers, type Offers } from '../../offers/read.ts'
import type { Member } from './team.tsx'

export type DiscountHome = Offers & { documents: Item<'documents'>[]; team: Member[]; services: Service[] }

export async function readDiscountHome(feed: Feed): Promise<DiscountHome> {
  const [services, documents, executives, offers] = await Promise.all([
    readServices(feed, 'discount'),
    feed.newest('documents', 5, { section: 'public', brands: 'discount' }),
    feed.all('executives'),
    readOffers(feed, 'discount'),
  ])
  const team = executives.flatMap((person) =>
    person.roles
      .filter((role) => role.company === 'discount' && role.executive_role_type_name === 'Management')
      .map(({ title, position }) => ({ person, title, position })),
  )
  return { ...offers, services, documents, team: team.toSorted((a, b) => a.position - b.position) }
}

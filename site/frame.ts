import { brandIds, brands, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { CollectionName, Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { messagesIn, type SiteMessages } from './messages/messages.ts'

// What stands around every page: the companies with their names and contacts, their menus, and which written pages there are.

/** A company's head office, and how it is reached. */
export type Office = Item<'facts'>['office'] & { brand: BrandId; title: string; phone: string; email: string }

export type Company = {
  id: BrandId
  /** first segment of its addresses */
  path: string
  name: string
  /** for narrow places */
  short: string
  /** all that is said of it; null where nobody has written it yet, and then the name says what kind of company it is */
  facts: Item<'facts'> | null
}

export type Frame = {
  companies: Record<BrandId, Company>
  menus: Record<BrandId, Item<'menus'> | null>
  /** the interface messages in the reader's language */
  messages: SiteMessages
}

/** A request with what stands around its page. */
export type FramedRequest = PageRequest & { frame: Frame }

const from: readonly CollectionName[] = ['facts', 'menus']

const byBrand = <T>(make: (id: BrandId) => T): Record<BrandId, T> =>
  // Object.fromEntries() forgets which keys it was given.
  Object.fromEntries(brandIds.map((id) => [id, make(id)])) as Record<BrandId, T>

/** The frame in the feed's language; kept until one of its collections moves. */
export const readFrame = (feed: Feed): Promise<Frame> =>
  feed.kept('frame', from, async (fresh) => {
    const [facts, menus] = await Promise.all([fresh.all('facts'), fresh.all('menus')])
    const messages = messagesIn(fresh.lang)
    const { kindOfCompany } = messages.shell
    return {
      companies: byBrand((id) => {
        const own = facts.find(({ company }) => company === id) ?? null
        const name = own?.name ?? kindOfCompany[id]
        return { id, path: brands[id].path, name, short: own?.short ?? kindOfCompany[id], facts: own }
      }),
      menus: byBrand((id) => menus.find(({ company }) => company === id) ?? null),
      messages,
    }
  })

/** A frame of which nothing is known, for the page that needs no content. */
export function emptyFrame(lang: Feed['lang']): Frame {
  const messages = messagesIn(lang)
  const { kindOfCompany } = messages.shell
  return {
    companies: byBrand((id) => ({
      id,
      path: brands[id].path,
      name: kindOfCompany[id],
      short: kindOfCompany[id],
      facts: null,
    })),
    menus: byBrand(() => null),
    messages,
  }
}

/** The head office of a company; null where none is known. */
export function officeOf({ companies }: Frame, brand: BrandId): Office | null {
  const { facts } = companies[brand]
  return (
    facts && {
      ...facts.office,
      brand,
      title: facts.name,
      phone: facts.phone,
      email: facts.email,
    }
  )
}

/** The head offices that are known, in the order of the companies. */
export const officesOf = (frame: Frame): Office[] => brandIds.flatMap((id) => officeOf(frame, id) ?? [])

import { addressOf, type MenuLink } from '#contract/brands/menu-types.ts'
import { safetyLinks, statementLinks } from '#contract/brands/menus-foot.ts'
import { menus } from '#contract/brands/menus.ts'
import { brandIds, brands, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import { comparable } from '../../../search/own-texts.ts'
import { ownAddresses } from '#contract/rules/product-address.ts'
import { hasPage, routes } from '../../../registry.ts'
import { messagesIn } from '../../../messages/messages.ts'

export type Entry = { name: string; to: string }
export type Group = { name: string; entries: Entry[] }
export type CompanyPages = { brand: BrandId; groups: Group[] }

const ofBrand = (brand: BrandId) => (link: MenuLink) => link.href.startsWith(`${brands[brand].path}/`)

/** The section's menu as groups, categories that are links themselves in the first of them. */
function fromMenus(brand: BrandId, { lang }: PageRequest): Group[] {
  const messages = messagesIn(lang)
  const entryOf = (link: Pick<MenuLink, 'name' | 'href' | 'query'>): Entry => ({
    name: link.name[lang],
    to: addressOf(link),
  })
  const own = (links: readonly MenuLink[]) =>
    links
      .filter(ofBrand(brand))
      .filter(({ href }) => hasPage(href))
      .map(entryOf)
  const single = menus[brand].filter(({ clickable, href }) => clickable && hasPage(href)).map(entryOf)
  const groups = menus[brand].map(({ name, links }) => ({ name: name[lang], entries: own(links) }))
  return [
    {
      name: brands[brand].short[lang],
      entries: [{ name: messages.shell.home, to: `${brands[brand].path}/home` }, ...single],
    },
    ...groups,
    { name: messages.company.sitemapSite, entries: own(statementLinks) },
    {
      name: messages.shell.footerMore,
      entries: own(safetyLinks).filter(
        ({ to }) => !groups.some(({ entries }) => entries.some((entry) => entry.to === to)),
      ),
    },
  ]
}

/** Pages that no menu names, by their own titles. */
async function unnamed(
  brand: BrandId,
  groups: readonly Group[],
  feed: Feed,
  request: PageRequest,
): Promise<Entry[]> {
  const named = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => to.split('?', 1)[0])))
  const left = routes.filter(
    ({ path, brand: whose, page }) =>
      whose === brand && !path.includes(':') && !page.hidden && !named.has(path),
  )
  const found = await Promise.all(
    left.map(async ({ path, page }) => {
      const answer = await page.answer(
        feed,
        { ...request, path, params: {}, query: {} },
        messagesIn(request.lang),
      )
      // What only leads elsewhere, or is the same as another page, is not a page of its own.
      if ('outcome' in answer || (answer.canonical !== undefined && answer.canonical !== path)) return []
      return [{ name: answer.title, to: path }]
    }),
  )
  return found.flat()
}

/** Products and services of the company that no menu names and no page stands for alone. */
async function unnamedProducts(brand: BrandId, groups: readonly Group[], feed: Feed): Promise<Entry[]> {
  const named = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => comparable(to))))
  const [products, services] = await Promise.all([
    brand === 'bank' ? feed.all('products') : [],
    feed.all('services', { company: brand }),
  ])
  return [
    ...products.filter(({ slug }) => !Object.hasOwn(ownAddresses, slug)),
    ...services.filter(({ to }) => hasPage(to)).map(({ name, ...rest }) => ({ ...rest, title: name })),
  ]
    .filter(({ to }) => !named.has(comparable(to)))
    .toSorted((a, b) => a.position - b.position)
    .map(({ title, to }) => ({ name: title, to }))
}

/** Every page of every company, in the groups of its menu. */
export const readSitemap = (feed: Feed, request: PageRequest): Promise<CompanyPages[]> =>
  Promise.all(
    brandIds.map(async (brand) => {
      const groups = fromMenus(brand, request)
      const more = {
        name: messagesIn(request.lang).company.sitemapMore,
        entries: [
          ...(await unnamed(brand, groups, feed, request)),
          ...(await unnamedProducts(brand, groups, feed)),
        ],
      }
      return { brand, groups: [...groups, more].filter(({ entries }) => entries.length > 0) }
    }),
  )

import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import { comparable } from '../../../addresses.ts'
import { ownAddresses } from '#contract/rules/product-address.ts'
import { hasPage, routes } from '../../../registry.ts'
import { readFrame, type Frame } from '../../../frame.ts'
import { addressOf, type MenuLink } from '../../../shell/menu-entries.ts'

export type Entry = { name: string; to: string }
export type Group = { name: string; entries: Entry[] }
export type CompanyPages = { brand: BrandId; groups: Group[] }

type Named = { name: string; href: string }

/** The section's menu as groups, categories that are links themselves in the first of them. */
function fromMenus(brand: BrandId, frame: Frame): Group[] {
  const { companies, menus, messages } = frame
  const { path, short } = companies[brand]
  const own = (href: string) => href.startsWith(`${path}/`) && hasPage(href, frame)
  const { categories = [], small_print: small = [] } = menus[brand] ?? {}
  const entriesOf = (links: readonly MenuLink[]) =>
    links.map((link) => ({ name: link.name, to: addressOf(link) })).filter(({ to }) => own(to))
  const plain = (links: readonly Named[]) =>
    links.filter(({ href }) => own(href)).map(({ name, href }) => ({ name, to: href }))
  const single = categories.filter(({ clickable, href }) => clickable && hasPage(href, frame))
  const groups = categories.map(({ name, links }) => ({ name, entries: entriesOf(links) }))
  return [
    {
      name: short,
      entries: [
        { name: messages.shell.home, to: `${path}/home` },
        ...single.map((category) => ({ name: category.name, to: addressOf(category) })),
      ],
    },
    ...groups,
    {
      name: brand === 'holdings' ? messages.company.sitemapSite : messages.shell.footerMore,
      entries: plain(small).filter(
        ({ to }) => !groups.some(({ entries }) => entries.some((entry) => entry.to === to)),
      ),
    },
  ]
}

/** Pages of staff that no menu names, by their headings. */
const writtenUnnamed = async (brand: BrandId, named: ReadonlySet<string>, feed: Feed): Promise<Entry[]> =>
  (await feed.all('pages', { company: brand }))
    .filter(({ address }) => !named.has(address))
    .toSorted((a, b) => a.position - b.position)
    .map(({ heading, address }) => ({ name: heading, to: address }))

/** Pages that no menu names, by their own titles. */
async function unnamed(
  brand: BrandId,
  groups: readonly Group[],
  feed: Feed,
  request: PageRequest,
  frame: Frame,
): Promise<Entry[]> {
  const named = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => to.split('?', 1)[0] ?? to)))
  const left = routes.filter(
    ({ path, brand: whose, page }) =>
      // Not this page itself: where no menu names it, it would ask itself without end.
      whose === brand && !path.includes(':') && !page.hidden && !named.has(path) && path !== request.path,
  )
  const found = await Promise.all(
    left.map(async ({ path, page }) => {
      const answer = await page.answer(feed, { ...request, path, params: {}, query: {} }, frame)
      // What only leads elsewhere, or is the same as another page, is not a page of its own.
      if ('outcome' in answer || (answer.canonical !== undefined && answer.canonical !== path)) return []
      return [{ name: answer.title, to: path }]
    }),
  )
  const known = new Set([...named, ...left.map(({ path }) => path)])
  return [...found.flat(), ...(await writtenUnnamed(brand, known, feed))]
}

/** Products and services of the company that no menu names and no page stands for alone. */
async function unnamedProducts(
  brand: BrandId,
  groups: readonly Group[],
  feed: Feed,
  frame: Frame,
): Promise<Entry[]> {
  const named = new Set(groups.flatMap(({ entries }) => entries.map(({ to }) => comparable(to))))
  const [products, services] = await Promise.all([
    brand === 'bank' ? feed.all('products') : [],
    feed.all('services', { company: brand }),
  ])
  return [
    ...products.filter(({ slug }) => !Object.hasOwn(ownAddresses, slug)),
    ...services.filter(({ to }) => hasPage(to, frame)).map(({ name, ...rest }) => ({ ...rest, title: name })),
  ]
    .filter(({ to }) => !named.has(comparable(to)))
    .toSorted((a, b) => a.position - b.position)
    .map(({ title, to }) => ({ name: title, to }))
}

/** Every page of every company, in the groups of its menu. */
export async function readSitemap(feed: Feed, request: PageRequest): Promise<CompanyPages[]> {
  const frame = await readFrame(feed)
  return Promise.all(
    brandIds.map(async (brand) => {
      const groups = fromMenus(brand, frame)
      const more = {
        name: frame.messages.company.sitemapMore,
        entries: [
          ...(await unnamed(brand, groups, feed, request, frame)),
          ...(await unnamedProducts(brand, groups, feed, frame)),
        ],
      }
      return { brand, groups: [...groups, more].filter(({ entries }) => entries.length > 0) }
    }),
  )
}

import { brandIds, brands } from '#contract/brands/names.ts'
import { day } from './day.ts'
import { both } from './both.ts'
import { menus } from './menus/all.ts'
import { safetyLinks, statementLinks } from './menus/foot.ts'
import { groupLinks } from './menus/group.ts'
import type { MenuCategory, MenuLink } from './menus/types.ts'
import type { Sample } from './sample.ts'

const queryOf = ({ query = {} }: Pick<MenuLink, 'query'>) =>
  Object.entries(query).map(([key, value]) => ({ key, value }))

const linkOf = (link: MenuLink) => ({
  name: link.name,
  href: link.href,
  query: queryOf(link),
  ...(link.tabPath !== undefined && { tab_path: link.tabPath }),
  change_tab: link.changeTab ?? false,
  header: link.header ?? false,
})

const categoryOf = ({ popupWidth, links, ...category }: MenuCategory) => ({
  name: category.name,
  open: category.open,
  clickable: category.clickable,
  href: category.href,
  query: queryOf(category),
  delay: category.delay,
  popup_width: popupWidth,
  links: links.map(linkOf),
})

const footLinks = (links: readonly MenuLink[]) => links.map(({ name, href }) => ({ name, href }))

export const sample: Sample<'menus'> = (now) =>
  brandIds.map((company) => ({
    key: company,
    published_at: day(now, -30),
    body: {
      company,
      categories: menus[company].map(categoryOf),
      foot: [
        ...footLinks(groupLinks(brands[company].path)),
        { name: both('Contact us', 'Lumikizanani nafe'), href: `${brands[company].path}/contact` },
      ],
      small_print: footLinks([...(company === 'bank' ? safetyLinks : []), ...statementLinks]),
    },
  }))

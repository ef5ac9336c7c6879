import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, flag, line, link, text, whole } from '../fields.ts'
import { addressInMenu } from '../rules/menu-link.ts'

/** The query of a link, as a form would write it. */
const query = () =>
  z
    .array(z.strictObject({ key: line(40), value: line(120) }))
    .max(5)
    .meta({ kind: 'list' })
    .default([])

/** One link of a menu (spec, section 3). */
const menuLink = z.strictObject({
  name: text(80),
  /** a page's path without `/ny` and without query */
  href: link(),
  query: query(),
  /** where `change_tab` is set, the path of the tab it leads to */
  tab_path: link().optional(),
  /** true where the link leads into another company's section */
  change_tab: flag().default(false),
  /** true where it stands above the others as the panel's head */
  header: flag().default(false),
})

/** One category: a plain link where it is clickable, else a button that opens its panel (spec, section 3). */
const menuCategory = z
  .strictObject({
    name: text(60),
    /** open when the page comes; none is, the field is the spec's */
    open: flag().default(false),
    clickable: flag().default(false),
    href: link(),
    query: query(),
    /** how late its panel's links come in, in tenths of a second (spec, section 3: 0.1 s to 0.4 s) */
    delay: whole(1, 4).default(1),
    popup_width: choice(['narrow', 'wide']).default('narrow'),
    links: z.array(menuLink).max(30).meta({ kind: 'list' }),
  })
  .check(({ value: { name, links }, issues }) => {
    // Two names can lead to one page, such as "SME Banking" to the current account.
    const keys = links.map((one) => `${one.name.en} ${addressInMenu(one)}`)
    for (const [at, key] of keys.entries())
      if (keys.indexOf(key) < at)
        issues.push({
          code: 'custom',
          input: key,
          path: ['links', at, 'href'],
          message: `This link is already in ${name.en}.`,
        })
  })

const footLink = z.strictObject({ name: text(80), href: link() })

/** Each company's menu in the header, and its links in the foot of the page. */
export const menus = defineCollection({
  name: 'menus',
  label: { one: 'Menu', many: 'Menus' },
  title: 'company',
  schema: z.strictObject({
    company: choice(brandIds),
    categories: z.array(menuCategory).max(12).meta({ kind: 'menu' }),
    /** under the company's name in the foot */
    foot: z.array(footLink).max(12).meta({ kind: 'list' }).default([]),
    /** the row at the very end: safety and statements */
    small_print: z.array(footLink).max(12).meta({ kind: 'list' }).default([]),
  }),
  filters: ['company'],
  unique: ['company'],
  guardsLinks: true,
})

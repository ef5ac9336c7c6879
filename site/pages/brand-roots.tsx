import { brands } from '#contract/brands/names.ts'
import { definePage, redirect } from '../page.ts'

/** A company's bare path goes to its home; the discount house's shows all its services instead. */
export const page = definePage({
  paths: [brands.holdings.path, brands.bank.path, brands.bureau.path, brands.properties.path],
  hidden: true,
  load: async (_feed, request) => redirect(`${request.path}/home`, 301),
  title: () => '',
  description: () => '',
  Component: () => null,
})

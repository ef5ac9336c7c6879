import { brandIds, brandOfPath } from '#contract/brands/names.ts'
import { allLoans, loansAddress } from '#contract/rules/loan-address.ts'
import {
  accountsAddress,
  allAccounts,
  allProducts,
  digitalAddress,
  productsAddress,
} from '#contract/rules/product-address.ts'
import { servicesAddress } from '#contract/rules/service-address.ts'
import { typeAddress } from '#contract/rules/type-address.ts'
import type { PageRoute } from '#contract/site.ts'
import { comparable, isElsewhere } from './addresses.ts'
import type { Frame } from './frame.ts'
import type { SiteFile } from './file.ts'
import type { SitePage } from './page.ts'

/** Every module under `pages/` that exports `page`; the others there are blocks of a page. */
const modules = import.meta.glob<{ page?: SitePage }>('./pages/**/*.tsx', { eager: true })

/** Addresses that answer with a file: every module under `pages/` whose name ends in `.file.ts`. */
const fileModules = import.meta.glob<{ file: SiteFile }>('./pages/**/*.file.ts', { eager: true })

export type FileRoute = PageRoute & { file: SiteFile }

export const fileRoutes: readonly FileRoute[] = Object.values(fileModules).flatMap(({ file }) =>
  file.paths.map((path) => ({ path, brand: brandOfPath(path), query: file.query, form: null, file })),
)

export type SiteRoute = PageRoute & { page: SitePage }

export const routes: readonly SiteRoute[] = Object.values(modules).flatMap(({ page }) =>
  page
    ? page.paths.map((path) => ({
        path,
        brand: brandOfPath(path),
        query: page.query,
        blank: page.blank,
        form: page.form ?? null,
        page,
      }))
    : [],
)

/** What staff write has one pattern a company; that one fits says nothing of whether there is a page. */
const isWritten = (path: string) => /^\/[^/]+\/:slug$/.test(path)

/** Addresses that exist only while their product or loan is published. */
const ofItems = new Set(routes.filter(({ page }) => page.ofItem).map(({ path }) => path))

const plain = new Set(routes.filter((route) => !route.path.includes(':')).map((route) => route.path))
const patterns = routes
  .filter((route) => route.path.includes(':') && !isWritten(route.path))
  .map(
    (route) => new RegExp(`^${route.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`),
  )

/** True where a route has the plain path, whatever it shows there. */
export const hasRoute = (path: string): boolean => plain.has(path)

/** Pages that show one product, loan or service for each `type`. */
const typed = new Set([
  accountsAddress,
  productsAddress,
  loansAddress,
  ...brandIds.map((id) => servicesAddress(id)),
])
const all: readonly string[] = [allAccounts, allProducts, allLoans]

/** What was found, by the addresses it was found in: these are made anew with each change, and a page asks for some hundred. */
const found = new WeakMap<Frame['written'], Map<string, boolean>>()
/** Visitors' own addresses are asked for, too. */
const mostFound = 5000

/**
 * True where an address leads somewhere (what stands after `#` does not matter, of the query only `type`). Other websites and
 * files are taken at their word: that a file is there is looked at before the link goes live.
 */
export function hasPage(address: string, { written }: Pick<Frame, 'written'>): boolean {
  const known = found.get(written) ?? new Map<string, boolean>()
  if (known.size === 0) found.set(written, known)
  const before = known.get(address)
  if (before !== undefined) return before
  const now = leadsSomewhere(address, written)
  if (known.size < mostFound) known.set(address, now)
  return now
}

function leadsSomewhere(address: string, written: Frame['written']): boolean {
  if (isElsewhere(address) || address.startsWith('/files/')) return true
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const path = pathname.replace(/(?<=.)\/+$/, '')
  // First: the page over all of a kind is a written one, and says nothing of whether there is this one of them.
  const type = typed.has(path) ? searchParams.get('type') : null
  if (type !== null) return all.includes(type) || written.has(comparable(typeAddress(path, type)))
  if (written.has(comparable(path))) return true
  if (path.startsWith(`${digitalAddress}/`)) return false
  return (plain.has(path) && !ofItems.has(path)) || patterns.some((pattern) => pattern.test(path))
}

/** Returns the address of a page that differs from a path in capitals alone; null where there is none. */
export function inOtherCase(path: string, frame: Pick<Frame, 'pages' | 'written'>): string | null {
  const lower = path.toLowerCase()
  const fixed = [...plain, ...frame.pages].find((one) => one.toLowerCase() === lower)
  // Slugs are in lower case.
  const own = fixed ?? (patterns.some((pattern) => pattern.test(lower)) ? lower : null)
  return own !== null && own !== path && hasPage(own, frame) ? own : null
}

/**
 * Plain addresses that may be meant by a path that has no page, best first.
 */
export function nearest(path: string, frame: Pick<Frame, 'pages' | 'written'>, most = 15): string[] {
  const brand = brandOfPath(path)
  const wanted = path.toLowerCase().split('/').filter(Boolean)
  const score = (candidate: string) =>
    candidate
      .toLowerCase()
      .split('/')
      .filter((part) => part && wanted.some((word) => part.includes(word) || word.includes(part))).length
  const own = routes
    .filter((route) => !route.path.includes(':') && !route.page.hidden && hasPage(route.path, frame))
    .map((route) => route.path)
  return [...own, ...frame.pages]
    .filter((candidate) => brand === null || brandOfPath(candidate) === brand)
    .map((candidate) => ({ candidate, points: score(candidate) + (candidate.endsWith('/home') ? 0.5 : 0) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

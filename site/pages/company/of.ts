import { brandIds, brandOfPath, brands, type BrandId } from '#contract/brands/names.ts'
import type { PageRequest } from '#contract/site.ts'

/** The address of one kind of page in each company's section. */
export const pathsOf = (page: string): [string, ...string[]] => {
  const [first, ...others] = brandIds
  return [`${brands[first].path}/${page}`, ...others.map((id) => `${brands[id].path}/${page}`)]
}

/** The company whose page is asked for. */
export const brandOf = (request: PageRequest): BrandId => brandOfPath(request.path) ?? 'holdings'

import { brands, type BrandId } from '#contract/brands/names.ts'
import type { ServiceText } from '#contract/services/service.ts'

/** The address of one service. */
export const addressOf = (brand: BrandId, service: ServiceText): string =>
  `${brands[brand].path}/services?type=${encodeURIComponent(service.type)}`

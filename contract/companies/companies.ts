import type { BrandId } from '../brands/names.ts'
import { bank } from './bank.ts'
import { bureau } from './bureau.ts'
import type { Company } from './company.ts'
import { discount } from './discount.ts'
import { holdings } from './holdings.ts'
import { properties } from './properties.ts'

/** What each company says of itself. */
export const companies: Record<BrandId, Company> = { holdings, bank, bureau, discount, properties }

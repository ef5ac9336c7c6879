import type { PageRoute } from '#contract/site.ts'
import { contentRows } from './content/permission-rows.ts'
import type { Row } from './http/permissions/access.ts'
import { httpRows } from './http/permissions/http-rows.ts'
import { kycRows } from './kyc/permission-rows.ts'
import { mediaRows } from './media/permission-rows.ts'
import { pageRows } from './pages/permission-rows.ts'
import { rateRows } from './rates/permission-rows.ts'
import { staffRows } from './staff/permission-rows.ts'

/**
 * Who may come to which address: one table for the whole program, each room's rows in its own `permission-rows.ts`. A
 * route that is not in it stops the start, so that nothing is open by oversight.
 */
export const permissionTable = (pages: readonly PageRoute[]): Row[] => [
  ...httpRows,
  ...kycRows,
  ...staffRows,
  ...rateRows,
  ...mediaRows,
  ...contentRows,
  ...pageRows(pages),
]

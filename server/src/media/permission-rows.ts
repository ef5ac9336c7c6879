import { roles, type Role } from '#contract/roles.ts'
import { entrance, staff, type Row } from '../http/permissions/access.ts'

/** Who uploads to the library, and describes what is there. */
export const uploaders: readonly Role[] = ['author', 'rates_officer', 'administrator']
const library = staff([...uploaders, 'approver', 'auditor'])
const files = '/backoffice/api/files'

/** The back-office's lines about content that belong to no one collection. */
export const contentRows: readonly Row[] = [
  ['POST', '/api/files', staff(uploaders)],
  ['GET', files, library],
  ['GET', `${files}/:id`, library],
  ['GET', `${files}/:id/view`, library],
  ['GET', `${files}/:id/used-by`, library],
  ['PUT', `${files}/:id`, staff(uploaders)],
  ['POST', `${files}/:id/replace`, staff(uploaders)],
  ['DELETE', `${files}/:id`, staff(uploaders)],
  ['GET', '/backoffice/api/completeness', staff(roles)],
  // The token in the address is what is asked for.
  ['GET', '/backoffice/preview/:token', entrance],
  ['GET', '/backoffice/preview/:token/files/:key', entrance],
]

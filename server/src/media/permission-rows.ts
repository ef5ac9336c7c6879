import type { Role } from '#contract/roles.ts'
import { anyone, staff, type Row } from '../http/permissions/access.ts'

/** Who uploads to the library, and describes what is there. */
export const uploaders: readonly Role[] = ['author', 'rates_officer', 'administrator']
const library = staff([...uploaders, 'approver', 'auditor'])
const files = '/backoffice/api/files'

/** Files of the public site: the library, and what everybody reads. */
export const mediaRows: readonly Row[] = [
  ['POST', '/api/files', staff(uploaders)],
  ['GET', files, library],
  ['GET', `${files}/tags`, library],
  ['POST', `${files}/tag`, staff(uploaders)],
  ['GET', `${files}/:id`, library],
  ['GET', `${files}/:id/view`, library],
  ['GET', `${files}/:id/used-by`, library],
  ['PUT', `${files}/:id`, staff(uploaders)],
  ['POST', `${files}/:id/replace`, staff(uploaders)],
  ['POST', `${files}/:id/restore`, staff(uploaders)],
  ['POST', `${files}/:id/crop`, staff(uploaders)],
  ['POST', `${files}/:id/replace-uses`, staff(uploaders)],
  ['DELETE', `${files}/:id`, staff(uploaders)],
  ['GET', '/files/:key', anyone],
]

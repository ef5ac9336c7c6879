import type { SectionAt } from '#contract/backoffice/content.ts'
import type { StoredBody } from './body.ts'

/** Returns the type of the section that a path of a body leads into. */
export function sectionAt(body: StoredBody, path: string): SectionAt {
  const [list = '', at = ''] = path.split('.')
  const entries = body[list]
  const { type } = Object(Array.isArray(entries) ? entries[Number(at)] : undefined) as { type?: unknown } // a section or anything else
  return typeof type === 'string' ? type : null
}

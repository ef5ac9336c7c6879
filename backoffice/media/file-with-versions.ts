import type { Person, StaffFile, Use } from '#contract/backoffice/content.ts'

/** A file of the library with all that it was before. */
export type FileWithVersions = StaffFile & {
  versions: {
    number: number
    name: string
    bytes: number
    replaced_at: string
    replaced_by: Person | null
    view: string
  }[]
  used_by: Use[]
}

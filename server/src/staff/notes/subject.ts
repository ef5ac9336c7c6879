import type { Role } from '#contract/roles.ts'
import type { Tx } from '#database/open.ts'

/** What notes are about: a collection's items, or customers' submissions. The rooms above hand theirs in. */
export type NoteSubject = {
  /** a collection's name, or `kyc_submissions` */
  name: string
  /** who reads and writes its notes */
  readers: readonly Role[]
  /** whom it can be assigned to */
  assignees: readonly Role[]
  exists: (tx: Pick<Tx, 'select'>, id: string) => Promise<boolean>
}

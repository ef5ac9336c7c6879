import { and, eq, isNull } from 'drizzle-orm'
import { roles } from '#contract/roles.ts'
import { storedCollections } from '#database/registry.ts'
import type { NoteSubject } from '../staff/notes/subject.ts'
import { approvers } from '../staff/two-people/rules.ts'

/** Items of every collection. What is customers' is for its writers only. */
export const contentSubjects: readonly NoteSubject[] = storedCollections.map(({ definition, table }) => ({
  name: definition.name,
  readers: definition.staffOnly ? definition.writers : roles,
  assignees: definition.staffOnly ? definition.writers : [...new Set([...definition.writers, ...approvers])],
  async exists(tx, id) {
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deleted_at)))
    return found.length > 0
  },
}))

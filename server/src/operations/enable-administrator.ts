import { and, eq, sql } from 'drizzle-orm'
import { staffRequests, user } from '#database/tables.ts'
import type { Changes } from '../changes/change.ts'
import { system } from '../changes/actor.ts'
import { rolesIn } from '../staff/roles-in.ts'
import { lockUsers, removed } from '../staff/users/administrators.ts'
import { letIn } from '../staff/users/let-in.ts'
import type { Outcome } from './outcome.ts'

const no = (line: string): Outcome => ({ lines: [line], ok: false })

/**
 * Lets a suspended administrator in again on the operator's word alone, for the day on which another one suspended the
 * only one who could agree to it. The audit names the operator; password and second factor stay as they were.
 */
export function enableAdministrator(changes: Changes, email: string): Promise<Outcome> {
  return changes(system('operator'), async (change) => {
    const { tx } = change
    await lockUsers(tx)
    const [found] = await tx
      .select()
      .from(user)
      .where(sql`lower(${user.email}) = ${email.trim().toLowerCase()}`)
    if (!found || found.banReason === removed) return no('Nobody on the staff has this e-mail.')
    if (!rolesIn(found.role).includes('administrator'))
      return no('This is no administrator. An administrator lets others in again, in the back-office.')
    if (!found.banned) return no('This administrator is not suspended.')
    await letIn(change, found.id)
    // What was asked about it is done by this.
    await tx
      .update(staffRequests)
      .set({ state: 'approved', decided_by: change.actor.id, decided_at: sql`now()` })
      .where(
        and(
          eq(staffRequests.user_id, found.id),
          eq(staffRequests.kind, 'enable'),
          eq(staffRequests.state, 'asked'),
        ),
      )
    return {
      lines: ['This administrator can sign in again, as before. The audit says that the operator did it.'],
      ok: true,
    }
  })
}

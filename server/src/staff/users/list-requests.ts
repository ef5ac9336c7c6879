import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StaffRequest } from '#contract/backoffice/people.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { serviceAccounts, staffRequests, user } from '#database/tables.ts'
import { acts } from '../two-people/rules.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { rolesIn } from '../roles-in.ts'
import { identitiesOf } from './mailbox.ts'

/** What waits for a second administrator or for its time, oldest first, as one of the staff sees it. */
export async function listRequests(db: Database, viewer: Actor): Promise<StaffRequest[]> {
  const asker = alias(user, 'asker')
  const own = await identitiesOf(db, viewer.id)
  const another = ({ asked_by, user_id }: typeof staffRequests.$inferSelect) =>
    !own.includes(asked_by) && !own.includes(user_id)
  const rows = await db
    .select({
      request: staffRequests,
      name: user.name,
      email: user.email,
      role: user.role,
      asker: asker.name,
      program: serviceAccounts,
    })
    .from(staffRequests)
    .innerJoin(user, eq(user.id, staffRequests.user_id))
    .leftJoin(asker, eq(asker.id, staffRequests.asked_by))
    .leftJoin(serviceAccounts, eq(serviceAccounts.id, staffRequests.service_account))
    .where(eq(staffRequests.state, 'asked'))
    .orderBy(asc(staffRequests.asked_at))
    .limit(200)
  return rows.map(({ request, name, email, role, program, asker: askerName }) => ({
    id: request.id,
    kind: request.kind,
    user: { id: request.user_id, name, email, roles: rolesIn(role) },
    wanted: request.kind === 'roles' ? rolesIn(request.wanted) : null,
    reason: request.reason,
    service_account: program && {
      username: program.username,
      collections: program.collections,
      expires_at: program.expires_at && isoMicroseconds(program.expires_at),
    },
    asked_by: { id: request.asked_by, name: askerName ?? request.asked_by },
    asked_at: isoMicroseconds(request.asked_at),
    waits_until: request.waits_until,
    mine_to_decide: another(request) && hasRole(viewer, acts[request.kind].second),
    mine_to_object:
      another(request) && request.waits_until !== null && hasRole(viewer, acts.publication.second),
  }))
}

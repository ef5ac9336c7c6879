import type { Role } from '#contract/roles.ts'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../content/change.ts'
import { loadUser, mustLeaveOne, needsSecond } from './administrators.ts'
import { askSecond } from './ask-second.ts'
import { writeRoles } from './write-roles.ts'

/**
 * Gives somebody these roles and no others. Taking roles away is done at once; what adds one waits for a second
 * administrator where there is one.
 * @throws Failure not_found, last_administrator
 */
export async function grantRoles(change: Change, id: string, wanted: readonly Role[]): Promise<GrantAnswer> {
  const { tx } = change
  const { roles } = await loadUser(change, id)
  const adds = wanted.some((role) => !roles.includes(role))
  if (roles.includes('administrator') && !wanted.includes('administrator')) await mustLeaveOne(tx, id)
  if (adds && (await needsSecond(tx))) {
    await askSecond(change, { kind: 'roles', userId: id, wanted })
    return { state: 'asked' }
  }
  await writeRoles(change, id, wanted)
  return { state: 'done' }
}

import { kycOfficers, type Role } from '#contract/roles.ts'
import { AppError } from '../../http/app-error.ts'
import { hasRole } from '../../changes/actor.ts'
import type { Change } from '../../changes/change.ts'
import { identitiesOf } from '../users/mailbox.ts'

type Rule = {
  /** who may be the second person; never one who asked, who wrote any of it, or whom it is about */
  second: readonly Role[]
  /**
   * What happens where there is no second person. `waits`: it is done after 72 hours, all staff are mailed, and an
   * approver may object. `never`: it stays undone.
   */
  alone: 'waits' | 'never'
}

const administrators = { second: ['administrator'], alone: 'waits' } as const satisfies Rule
const byApprovers = { second: ['approver', 'administrator'], alone: 'never' } as const satisfies Rule
const officers = { second: kycOfficers, alone: 'never' } as const satisfies Rule

/** Every act that one person cannot do. What is not here one person does at once, suspending an account included. */
export const acts = {
  /** any role given, and the two that decide taken away; an invitation asks for its roles by this */
  roles: administrators,
  /** letting somebody in again who was suspended */
  enable: administrators,
  /** of somebody who decides */
  remove: administrators,
  second_factor: administrators,
  /** a link to a new password, sent by another to somebody who decides */
  password: administrators,
  /** a service account, which writes in the name of the administrator who made it */
  service_account: administrators,
  /** of one revision, in collections that need it; kyc_account_types among them */
  publication: byApprovers,
  /** of what was approved */
  archiving: byApprovers,
  erasure: officers,
  /** ending a legal hold */
  hold_end: officers,
  /** accepting the KYC documents of a company */
  corporate_kyc: officers,
} as const satisfies Record<string, Rule>

/** Who decides on what another wrote (contract: Content, Staff). */
export const approvers: readonly Role[] = acts.publication.second
export type Act = keyof typeof acts
export type StaffAct = 'roles' | 'enable' | 'remove' | 'second_factor' | 'password' | 'service_account'

/** Roles that decide on what others ask or write. Nobody loses one, and nobody gets any role, by one person's word. */
export const decidingRoles: readonly Role[] = ['administrator', 'approver']
/** For so long after it ended a deciding role still counts, in days. */
export const countsForDays = 30
/** So long a request waits where there is no second administrator, in hours. */
export const waitHours = 72

const decides = (roles: readonly Role[]) => roles.some((role) => decidingRoles.includes(role))

/** Whether an act on somebody's account needs a second person. @param held the roles they have now */
export function needsSecond(act: StaffAct, held: readonly Role[], wanted: readonly Role[] = []): boolean {
  if (act === 'enable' || act === 'second_factor' || act === 'service_account') return true
  if (act === 'remove' || act === 'password') return decides(held)
  const gives = wanted.some((role) => !held.includes(role))
  return gives || decides(held.filter((role) => !wanted.includes(role)))
}

/** Account types whose documents one officer may accept; a company's take two. */
const ofOneOfficer: readonly string[] = ['Individual Account', 'Sole Proprietorship', 'SME']

/**
 * How many officers must accept a submission's KYC documents.
 * @param type the account type as the wire names it; of one that is not known two are asked
 */
export const needsTwoOfficers = (type: string | null | undefined): boolean =>
  typeof type !== 'string' || !ofOneOfficer.includes(type)

/**
 * Refuses an actor who already took part, also under an earlier account with the same mailbox.
 * @param first ids of users who requested, wrote or sent it, or whom it concerns
 * @throws AppError forbidden, own_work
 */
export async function mustBeSecond(
  { actor, tx }: Pick<Change, 'actor' | 'tx'>,
  act: Act,
  first: readonly (string | null)[],
  said: string,
): Promise<void> {
  if (!hasRole(actor, acts[act].second)) throw new AppError('forbidden', 'You may not decide on this.')
  const own = await identitiesOf(tx, actor.id)
  if (own.some((id) => first.includes(id))) throw new AppError('own_work', said)
}

import type { Jobs } from '../../jobs/jobs.ts'
import { mailStaff } from '../../staff/two-people/mail-all-staff.ts'
import type { Change } from '../../changes/change.ts'

/** How a verb that tells somebody by mail is handed the queue: the mail goes with the transaction. */
export type Post = { jobs: Jobs }

/** Tells the others who had a part in an item that something of theirs was taken back. */
export async function notifyOthers(
  change: Change,
  { jobs }: Post,
  about: string,
  people: readonly (string | null)[],
): Promise<void> {
  const others = new Set(people.filter((id) => id !== null && id !== change.actor.id))
  await mailStaff(change, jobs, [...others] as string[], { template: 'taken-back', about }) // nulls were left out
}

import type { StaffItem, Standing } from '#contract/backoffice/content.ts'
import { messages } from '../messages.ts'

const { undone } = messages.content

/** The verb that takes an act back, and what is told then. */
export type Inverse = { verb: string; body: unknown; undone: string }

/** What is sent for approval is withdrawn by who sent it. */
export const inverseOfSubmit = (revision: number): Inverse => ({
  verb: 'withdraw',
  body: { revision, kind: 'publication' },
  undone: undone.submit,
})

/** What is published for later is unscheduled. */
export const inverseOfScheduling = (revision: number): Inverse => ({
  verb: 'unschedule',
  body: { revision },
  undone: undone.scheduled,
})

/**
 * What was published at once: what stood there before is put back, or it is off the site again.
 * @param before the item as it was; `revision` is the one that was published
 */
export function inverseOfPublish({
  standing: { live, scheduled },
  revision,
  state,
}: Pick<StaffItem, 'revision' | 'state'> & { standing: Standing }): Inverse {
  const archived = state === 'archived'
  const next = live && scheduled && scheduled.revision !== revision ? { next: scheduled.revision } : {}
  return {
    verb: 'restore',
    body: {
      revision: live?.revision ?? null,
      ...next,
      instead_of: revision,
      ...(archived && { archived }),
    },
    undone: live ? undone.publish : archived ? undone.publishArchived : undone.firstPublish,
  }
}

/**
 * An archiving that waits for a second person is withdrawn; else what stood on the site is put back.
 * @param before the item as it was
 * @param second whether a second person is asked
 * @returns null where nothing of it was on the site
 */
export function inverseOfArchive(
  { standing, revision }: Pick<StaffItem, 'revision'> & { standing: Standing },
  second: boolean,
): Inverse | null {
  if (second) return { verb: 'withdraw', body: { revision, kind: 'archiving' }, undone: undone.archiveAsked }
  const { live, scheduled } = standing
  const shown = live ?? scheduled
  if (!shown) return null
  const next = live && scheduled ? { next: scheduled.revision } : {}
  return { verb: 'restore', body: { revision: shown.revision, ...next }, undone: undone.archive }
}

import { and, eq, ne } from 'drizzle-orm'
import { serviceTokens, session } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

/** Ends one session of whoever asks, or of another. @throws AppError not_found, also where it is not that person's */
export async function endSession(
  { tx, actor, audit }: Change,
  id: string,
  action: string,
  userId: string = actor.id,
): Promise<void> {
  const ended = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id })
  if (!ended.length) throw new AppError('not_found', 'There is no such session.')
  audit.push({ action, collection: 'staff', item_id: userId, details: {} })
}

/** Ends a user's sessions except one, and all tokens they got by `/login` in demonstration. @returns how many */
export async function endOthers({ tx, audit }: Change, userId: string, kept: string | null): Promise<number> {
  const theirs = eq(session.userId, userId)
  const ended = await tx
    .delete(session)
    .where(kept ? and(theirs, ne(session.id, kept)) : theirs)
    .returning({ id: session.id })
  const tokens = await tx
    .delete(serviceTokens)
    .where(eq(serviceTokens.holder, userId))
    .returning({ hash: serviceTokens.token_hash })
  const count = ended.length + tokens.length
  if (count)
    audit.push({
      action: 'end sessions',
      collection: 'staff',
      item_id: userId,
      details: { sessions: count },
    })
  return count
}

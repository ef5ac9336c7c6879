import type { Database, Tx } from '#database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { usableLink } from '../../messages/staff-link-row.ts'

/** The link of a token, and whose password it sets. @throws AppError gone where it was used, has run out or never was */
export async function findLink(db: Database | Tx, by: { hash: string } | { id: string }) {
  const link = await usableLink(db, by)
  if (!link) throw new AppError('gone', 'This link was used already, or has run out. Ask for a new one.')
  return link
}

import { eq } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Auth } from '../auth.ts'

/**
 * Returns how many recovery codes a user has left; null without a second factor. Codes of a version that was removed from
 * `SECRET` cannot be used any more.
 */
export async function recoveryCodesLeft(
  { db, auth }: { db: Database; auth: Auth },
  userId: string,
): Promise<number | null> {
  const [row] = await db.select({ on: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
  if (!row?.on) return null
  const { api } = await auth()
  try {
    return (await api.viewBackupCodes({ body: { userId } })).backupCodes.length
  } catch (error) {
    if (isOfRemovedVersion(error)) return 0
    throw error
  }
}

/** The library throws a plain error where no version of `SECRET` decrypts. */
const isOfRemovedVersion = (error: unknown): boolean =>
  error instanceof Error && /^Secret version \d+ not found/.test(error.message)

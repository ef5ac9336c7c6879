import { eq } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Auth } from '../auth.ts'

/** How many recovery codes somebody has left; null without a second factor. */
export async function recoveryCodesLeft(
  { db, auth }: { db: Database; auth: Auth },
  userId: string,
): Promise<number | null> {
  const [row] = await db.select({ on: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
  if (!row?.on) return null
  const { backupCodes } = await (await auth()).api.viewBackupCodes({ body: { userId } })
  return backupCodes.length
}

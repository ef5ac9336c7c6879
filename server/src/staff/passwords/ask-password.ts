import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { account } from '#database/tables.ts'
import type { Secrets } from '../../config/secrets.ts'
import { AppError } from '../../http/app-error.ts'
import { passwordMatches } from './hashing.ts'
import { beginAttempt } from '../sessions/login-throttle.ts'

type Typed = { user: { id: string; email: string }; password: string; address: string }

/**
 * Asks whoever is signed in for their password again, before what only they should do. Wrong ones count like those at
 * the sign-in.
 * @param said what is answered to a wrong one
 * @throws AppError wrong_password, too_often
 */
export async function mustKnowPassword(
  { db, secrets }: { db: Database; secrets: Secrets },
  { user, password, address }: Typed,
  said = 'The password is wrong.',
): Promise<void> {
  const attempt = await beginAttempt(db, secrets.key('tries'), { account: user.email, address })
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
  if (!row?.hash || !(await passwordMatches(row.hash, password))) throw new AppError('wrong_password', said)
  await attempt.right()
}

import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'

/**
 * Keeps delays after wrong sign-ins from running out: a trigger records each attempt as one an hour from now. A slow
 * machine otherwise uses up a delay of a second between two attempts.
 * @returns a function that removes the trigger
 */
export async function freezeLoginDelays(db: Database): Promise<() => Promise<void>> {
  await db.execute(sql`
    create function record_an_hour_ahead() returns trigger language plpgsql as
    $$ begin new.last_at := clock_timestamp() + interval '1 hour'; return new; end $$`)
  await db.execute(sql`
    create trigger record_an_hour_ahead before insert or update on login_attempts
    for each row execute function record_an_hour_ahead()`)
  return async () => {
    await db.execute(sql`drop function record_an_hour_ahead() cascade`)
  }
}

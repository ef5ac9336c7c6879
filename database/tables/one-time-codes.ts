import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** One-time codes, kept for a day so that what was asked for and guessed wrong can be counted over all instances. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    /** an e-mail in lower case, or a telephone number as E.164 */
    username: text().notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    lang: text({ enum: ['en', 'ny'] }).notNull(),
    /** keyed hashes: of the code, of the asking browser's cookie, of the address asked from */
    code_hash: text().notNull(),
    browser_hash: text().notNull(),
    address_hash: text().notNull(),
    /** a keyed hash of the wider network that the address belongs to: an IPv4 /24, an IPv6 /48 */
    wider_hash: text().notNull().default(''),
    tries: integer().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    /** killed by a newer one of the same browser */
    killed_at: instant(),
  },
  (t) => [
    index('one_time_codes_username').on(t.username, t.created_at),
    index('one_time_codes_address').on(t.address_hash, t.created_at),
    index('one_time_codes_created').on(t.created_at),
  ],
)

/** Each wrong code with keyed hashes of the browser and the networks that sent it, for the limits of a day. */
export const wrongCodeAttempts = pgTable(
  'wrong_code_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    browser_hash: text().notNull().default(''),
    address_hash: text().notNull().default(''),
    wider_hash: text().notNull().default(''),
    at: instant().notNull(),
  },
  (t) => [index('wrong_code_attempts_username').on(t.username, t.at)],
)

/** Who proved a contact: the token's hash only. */
export const contactTokens = pgTable(
  'contact_tokens',
  {
    token_hash: text().primaryKey(),
    username: text().notNull(),
    lang: text({ enum: ['en', 'ny'] }).notNull(),
    proved_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('contact_tokens_expires').on(t.expires_at)],
)

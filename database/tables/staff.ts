import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

// better-auth's tables (core, two-factor and admin plugins); it reads and writes them itself, with Dates.
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
  twoFactorEnabled: boolean('two_factor_enabled').default(false),
  /** one or more of contract/roles.ts, comma-separated */
  role: text(),
  banned: boolean().default(false),
  banReason: text('ban_reason'),
  banExpires: moment(),
  /** keyed hash of the normalised e-mail; outlives a removal, so that a new account of the same person is recognised */
  mailbox_hash: text(),
})

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    /** a hash of it: whoever reads the database is nobody */
    token: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
    impersonatedBy: text('impersonated_by'),
  },
  (t) => [index('session_user').on(t.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('account_user').on(t.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
)

export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment(),
  },
  (t) => [index('two_factor_user').on(t.userId), index('two_factor_secret').on(t.secret)],
)

/** Passkeys of staff (WebAuthn). Of each only the public key is here, with which nobody can sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    /** by what the device calls it; base64url */
    credential_id: text().notNull().unique(),
    /** COSE, as base64url */
    public_key: text().notNull(),
    /** how often the device says that it was used; many always say 0 */
    counter: bigint({ mode: 'number' }).notNull(),
    /** how a browser reaches the device: `internal`, `hybrid`, `usb` … */
    transports: text().array().notNull(),
    /** kept by a password manager on several devices */
    synced: boolean().notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
)

/** Programs that sign in by the older helpers: content of named collections, nothing else. */
export const serviceAccounts = pgTable('service_accounts', {
  id: text().primaryKey(),
  username: text().notNull().unique(),
  password_hash: text().notNull(),
  collections: text().array().notNull(),
  created_by: text().notNull(),
  /** administrators who took it over from the maker; the last one answers for it now */
  taken_over_by: text().array().notNull().default([]),
  created_at: instant().notNull(),
  revoked_at: instant(),
  /** no sign-in and no token of it is good from then on */
  expires_at: instant(),
  /** true until a second administrator has agreed to it; until then it cannot sign in */
  awaits_second: boolean().notNull().default(false),
})

/** Their tokens, of which only a hash is kept. */
export const serviceTokens = pgTable('service_tokens', {
  token_hash: text().primaryKey(),
  /** a service account's id, or a user's in demonstration */
  holder: text().notNull(),
  collections: text().array().notNull(),
  expires_at: instant().notNull(),
  created_at: instant(),
  last_used_at: instant(),
  revoked_at: instant(),
})

/** Mailed links to a first password or a new one: single use, of which only a hash is kept. */
export const passwordLinks = pgTable(
  'password_links',
  {
    /** also what the message is about */
    id: uuid().primaryKey(),
    token_hash: text().notNull().unique(),
    kind: text({ enum: ['invitation', 'reset'] }).notNull(),
    user_id: userId(),
    created_by: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('password_links_user').on(t.user_id)],
)

/** What takes or gives power over the house, and so needs a second person (server/src/two-people). */
export const staffRequests = pgTable(
  'staff_requests',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ['roles', 'enable', 'remove', 'second_factor', 'password', 'service_account'],
    }).notNull(),
    /** whose account it is about; of a service account the administrator who answers for it */
    user_id: userId(),
    service_account: text().references(() => serviceAccounts.id, { onDelete: 'cascade' }),
    /** the roles wanted, comma-separated */
    wanted: text(),
    /** the roles held when it was asked: a request about somebody who has others by now decides something else */
    held: text(),
    /** why one person needs roles that check each other */
    reason: text(),
    asked_by: text().notNull(),
    asked_at: instant().notNull(),
    /** set while nobody could decide as a second: from then on it is done, unless an approver objects */
    waits_until: instant(),
    decided_by: text(),
    decided_at: instant(),
    /** why it was objected to */
    why: text(),
    /** `alone`: nobody else could be asked. `waited`: nobody objected in time */
    state: text({ enum: ['asked', 'approved', 'declined', 'objected', 'waited', 'alone'] }).notNull(),
  },
  (t) => [index('staff_requests_state').on(t.state)],
)

/** When somebody lost a role that counts for the rule of two people: suspended, demoted or removed. */
export const roleRemovals = pgTable(
  'role_removals',
  {
    user_id: userId(),
    role: text().notNull(),
    ended_at: instant().notNull(),
    how: text({ enum: ['suspended', 'taken', 'removed'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role] })],
)

/** Wrong sign-ins, by a keyed hash of the account or of the address: what slows the next ones down. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    last_at: instant().notNull(),
  },
  (t) => [index('login_attempts_last').on(t.last_at)],
)

/** How someone has set up their screens: saved views, columns. */
export const staffPreferences = pgTable(
  'staff_preferences',
  {
    user_id: userId(),
    key: text().notNull(),
    value: jsonb().notNull(),
    updated_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] })],
)

/** What the house has set for all, such as the percentage from which a rate is out of the ordinary. */
export const staffSettings = pgTable('staff_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updated_at: instant().notNull(),
  updated_by: text().notNull(),
})

/** What somebody must look at: a rate that missed its time. */
export const alarms = pgTable(
  'alarms',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['missed'] }).notNull(),
    collection: text().notNull(),
    item_id: uuid().notNull(),
    /** when it should have happened */
    due_at: instant().notNull(),
    raised_at: instant().notNull(),
    cleared_at: instant(),
    cleared_by: text(),
  },
  (t) => [index('alarms_open').on(t.cleared_at)],
)

import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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

/** Programs that sign in by the older helpers: content of named collections, nothing else. */
export const serviceAccounts = pgTable('service_accounts', {
  id: text().primaryKey(),
  username: text().notNull().unique(),
  password_hash: text().notNull(),
  collections: text().array().notNull(),
  created_by: text().notNull(),
  created_at: instant().notNull(),
  revoked_at: instant(),
})

/** Their tokens, of which only a hash is kept. */
export const serviceTokens = pgTable('service_tokens', {
  token_hash: text().primaryKey(),
  /** a service account's id, or a user's in demonstration */
  holder: text().notNull(),
  collections: text().array().notNull(),
  expires_at: instant().notNull(),
})

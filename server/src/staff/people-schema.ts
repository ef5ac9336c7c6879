import { z } from 'zod'
import {
  staffRequestKinds,
  type Enrolment,
  type GrantAnswer,
  type LinkFound,
  type MadeServiceAccount,
  type ServiceAccount,
  type SignedIn,
  type SignInAnswer,
  type StaffRequest,
  type StaffSession,
  type StaffUser,
} from '#contract/backoffice/people.ts'
import { roles } from '#contract/roles.ts'
import { personSchema, type AnswerSchema } from '../http/answers.ts'
import { passkeyQuestionSchema } from './passkeys/schema.ts'

// What is answered about staff: signing in, users, service accounts (contract/backoffice/people.ts).

const someRoles = z.array(z.enum(roles))
const secondFactor = z.enum(['on', 'off', 'needed'])

export const signInSchema: AnswerSchema<SignInAnswer> = z.strictObject({
  signed_in: z.boolean(),
  second_factor: z.literal('asked').nullable(),
  ways: z
    .strictObject({
      code: z.boolean().describe('of an authenticator app, or a recovery code'),
      passkey: passkeyQuestionSchema.nullable().describe('what a passkey is to sign'),
    })
    .exactOptional()
    .describe('the second factors there are, where one is still wanted'),
  token: z.string().exactOptional().describe('only where a bearer was asked for'),
})
export const signedInSchema: AnswerSchema<SignedIn> = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: someRoles,
  second_factor: secondFactor,
  recovery_codes: z.int().nullable(),
  passkeys: z.int(),
  demonstration: z.boolean(),
  idle_minutes: z.number(),
  session_seconds: z.int(),
  longest_session_seconds: z.int(),
})
export const staffSessionsSchema: AnswerSchema<StaffSession[]> = z.array(
  z.strictObject({
    id: z.string(),
    since: z.string(),
    seen_at: z.string(),
    address: z.string().nullable(),
    browser: z.string().nullable(),
    current: z.boolean(),
  }),
)
export const enrolmentSchema: AnswerSchema<Enrolment> = z.strictObject({
  uri: z.string(),
  secret: z.string(),
  recovery_codes: z.array(z.string()),
})
export const recoveryCodesSchema = z.strictObject({ recovery_codes: z.array(z.string()) })
/** A session begun anew; `token` only for who came with a bearer. */
export const renewedSchema = z.strictObject({ token: z.string().exactOptional() })

export const linkFoundSchema: AnswerSchema<LinkFound> = z.strictObject({
  kind: z.enum(['invitation', 'reset']),
  name: z.string(),
  email: z.string(),
})
export const okSchema = z.strictObject({ ok: z.literal(true) })

export const staffUserSchema: AnswerSchema<StaffUser> = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: someRoles,
  state: z.enum(['active', 'invited', 'disabled']),
  second_factor: secondFactor,
  passkeys: z.int(),
  created_at: z.string(),
  signed_in_at: z.string().nullable(),
  sessions: z.int(),
})

const done = z.strictObject({ state: z.literal('done') })
const asked = z.strictObject({ state: z.literal('asked'), waits_until: z.string().nullable() })
export const grantSchema: AnswerSchema<GrantAnswer> = z.union([done, asked])
/** The same, beside `ok`: a link was sent, or is to be. */
export const linkSentSchema = z.union([
  done.extend({ ok: z.literal(true) }),
  asked.extend({ ok: z.literal(true) }),
])

export const staffRequestsSchema: AnswerSchema<StaffRequest[]> = z.array(
  z.strictObject({
    id: z.uuid(),
    kind: z.enum(staffRequestKinds),
    user: z.strictObject({ id: z.string(), name: z.string(), email: z.string(), roles: someRoles }),
    wanted: someRoles.nullable(),
    reason: z.string().nullable(),
    service_account: z
      .strictObject({
        username: z.string(),
        collections: z.array(z.string()),
        expires_at: z.string().nullable(),
      })
      .nullable(),
    asked_by: personSchema,
    asked_at: z.string(),
    waits_until: z.string().nullable(),
    mine_to_decide: z.boolean(),
    mine_to_object: z.boolean(),
  }),
)

export const serviceAccountsSchema: AnswerSchema<ServiceAccount[]> = z.array(
  z.strictObject({
    id: z.string(),
    username: z.string(),
    collections: z.array(z.string()),
    owner: z.string(),
    owner_active: z.boolean(),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
    agreement: z.enum(['agreed', 'waiting', 'declined']),
  }),
)
const made = z.strictObject({
  id: z.string(),
  username: z.string(),
  password: z.string().describe('shown this once'),
})
export const madeAccountSchema: AnswerSchema<MadeServiceAccount> = z.union([
  made.extend(done.shape),
  made.extend(asked.shape),
])

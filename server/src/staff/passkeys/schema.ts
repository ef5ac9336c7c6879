import { z } from 'zod'
import { line } from '#contract/fields.ts'
import {
  passkeyName,
  type NewCredential,
  type Passkey,
  type PasskeyQuestion,
  type PasskeyRequest,
  type SignedCredential,
} from '#contract/backoffice/people.ts'
import type { AnswerSchema } from '../../http/answers.ts'

// What is sent and answered about passkeys. Bytes are base64url, as in WebAuthn's own JSON.

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
/** 1,023 bytes, which is the most that WebAuthn lets a device call one by. */
const credentialId = bytes(1364)
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7)

export const newCredentialSchema: z.ZodType<NewCredential> = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(16_000),
    transports: transports.describe('how a browser reaches the device'),
  }),
})
export const signedCredentialSchema: z.ZodType<SignedCredential> = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(2000),
    userHandle: bytes(100).nullable().describe('whose passkey it says it is'),
  }),
})
export const nameSchema = line(passkeyName.most)

export const passkeySchema: AnswerSchema<Passkey> = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  synced: z.boolean(),
})

const known = z.array(
  z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
)
export const passkeyQuestionSchema: AnswerSchema<PasskeyQuestion> = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: known,
})
export const passkeyRequestSchema: AnswerSchema<PasskeyRequest> = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

import { z } from 'zod'
import { normaliseCode } from '#contract/rules/codes.ts'
import { plainTyped } from '#contract/rules/pasted.ts'

/** Six digits of an authenticator app, typed or pasted. */
export const authenticatorCode = z
  .string()
  .max(400)
  .overwrite(normaliseCode)
  .regex(/^\d{6}$/)

/** A recovery code, typed or pasted. */
export const recoveryCode = z.string().max(400).overwrite(plainTyped).min(1).max(40)

import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line } from '../fields.ts'

/**
 * The groups of messages that a second person must agree to change: codes, consent, KYC, what customers are written; and
 * whatever tells of fraud or errors.
 */
const guardedGroups = ['oneTimeCode', 'consent', 'kyc', 'kycReasons', 'mail']
const guardedWords = /error|failed|fraud|refused|invalid|neverShare|wrong/i

/** True for the key of a message that a second person must agree to change. */
export const isGuardedMessage = (key: unknown): boolean =>
  typeof key === 'string' &&
  (guardedGroups.some((group) => key === group || key.startsWith(`${group}.`)) || guardedWords.test(key))

/** Corrections of interface messages: the shipped text stands again when one is taken back. */
export const messageOverrides = defineCollection({
  name: 'message_overrides',
  label: { one: 'Corrected message', many: 'Corrected messages' },
  title: 'key',
  schema: z
    .strictObject({
      /** such as `shell.search`; of a message with plural forms, one form: `rates.days.one` */
      key: z
        .string()
        .max(160)
        .regex(/^[A-Za-z][\w-]*(\.[\w-]+)+$/, 'This takes the key of a message, such as shell.search.')
        .meta({ kind: 'message_key' }),
      /** what stands there instead in each language; the shipped text stays where it is left out */
      en: line(1000).optional(),
      ny: line(1000).optional(),
    })
    .check(({ value, issues }) => {
      if (value.en === undefined && value.ny === undefined)
        issues.push({
          code: 'custom',
          path: ['en'],
          input: value,
          message: 'Write the text in one language at least.',
        })
    }),
  filters: ['key'],
  unique: ['key'],
  approval: ({ key }) => isGuardedMessage(key),
})

import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line } from '../fields.ts'

/**
 * Whether a second person must agree to a change of a group's messages. Nobody may alone change the words about what to
 * bring, amounts, safety, contacts, codes, consent or where a branch is, so only groups that hold none of these are
 * `alone`. A group that is missing here is guarded, and a test fails.
 */
export const messageGroups: Readonly<Record<string, 'alone' | 'second person'>> = {
  news: 'alone',
  offers: 'alone',
  search: 'alone',
  bankHome: 'second person',
  bureauHome: 'second person',
  company: 'second person',
  components: 'second person',
  consent: 'second person',
  dialogs: 'second person',
  discountHouse: 'second person',
  documents: 'second person',
  enquiry: 'second person',
  faqs: 'second person',
  holdingsHome: 'second person',
  kyc: 'second person',
  kycPage: 'second person',
  kycReasons: 'second person',
  loanCalculator: 'second person',
  loans: 'second person',
  mail: 'second person',
  offline: 'second person',
  onboarding: 'second person',
  oneTimeCode: 'second person',
  places: 'second person',
  product: 'second person',
  propertiesHome: 'second person',
  rates: 'second person',
  services: 'second person',
  shell: 'second person',
  terms: 'second person',
}
/** Errors and warnings, which are guarded in every group. */
const guardedWords = /error|failed|fraud|refused|invalid|neverShare|wrong/i

/** True for the key of a message that a second person must agree to change. */
export const isGuardedMessage = (key: unknown): boolean => {
  if (typeof key !== 'string') return false
  const [group = ''] = key.split('.')
  return messageGroups[group] !== 'alone' || guardedWords.test(key)
}

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

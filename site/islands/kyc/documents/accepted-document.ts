import type { Purpose } from '#contract/rules/required-documents.ts'

/** What an account type accepts for a document, in the reader's language. */
export type AcceptedDocument = {
  purpose: Purpose
  substitutes: readonly { code: string; name: string }[]
  /** what to bring to a branch without it; null where it is compulsory */
  bringInstead: string | null
}

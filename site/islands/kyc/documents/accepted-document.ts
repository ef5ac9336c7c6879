import type { Purpose } from '#contract/rules/required-documents.ts'

/** The alternatives that an account type accepts for a document, in the reader's language. */
export type AcceptedDocument = {
  purpose: Purpose
  substitutes: readonly { code: string; name: string }[]
  /** to bring to a branch instead; null where the document is compulsory */
  bringInstead: string | null
}

import type { Text } from '../languages.ts'
import { kycLimits } from '../limits.ts'

/** What a document is for, as staff name it in the list of an account type; the same in both languages. */
export type Purpose = string

/** An alternative that is accepted in place of a document, such as a chief's letter for one from an employer. */
export type Substitute = {
  /** identifies it in submissions; stays the same when its name is reworded */
  code: string
  name: Text
}

/** A document that an account type requires. A submission keeps those it was sent under. */
export type RequiredDocument = {
  purpose: Purpose
  /** what people call it */
  name: Text
  /** what makes it good enough */
  accepted: Text
  /** accepted alternatives; none where this is left out */
  substitutes?: Substitute[] | undefined
  /** to bring to a branch instead; where this is left out, the document is compulsory */
  bring_instead?: Text | undefined
  /** of a PDF; without it `kycLimits.maxPages` */
  max_pages?: number | undefined
}

/** Returns how many pages a PDF may have: the most that one of the lists allows. */
export const maxPagesOf = (all: readonly Pick<RequiredDocument, 'max_pages'>[]): number =>
  Math.max(...all.map(({ max_pages }) => max_pages ?? kycLimits.maxPages), kycLimits.maxPages)

/** A customer's answer to a required document: itself, a substitute, or that they do not have it. */
export type DocumentAnswer = {
  purpose: string
  substitute?: string | undefined
  absent?: boolean | undefined
}

/** Why an answer to a document is not accepted by its account type; null where it is. */
export type AnswerFault = 'not_required' | 'not_optional' | 'no_substitute'

/** Checks an answer against the list of the account type. */
export function answerFault(
  required: readonly RequiredDocument[],
  { purpose, substitute, absent }: DocumentAnswer,
): AnswerFault | null {
  const rule = required.find((one) => one.purpose === purpose)
  if (!rule) return 'not_required'
  if (absent) return rule.bring_instead ? null : 'not_optional'
  const isKnown = substitute === undefined || rule.substitutes?.some(({ code }) => code === substitute)
  return isKnown ? null : 'no_substitute'
}

/** The purpose a file has until the customer names another (spec, section 3). */
export const defaultPurpose = 'Payslip'

/**
 * The required documents that are not there yet, in the order of the list.
 * @param purposes the purposes of the documents handed in; repeated and unknown ones do not count
 */
export function missingDocuments(required: readonly Purpose[], purposes: Iterable<string>): Purpose[] {
  const present = new Set(purposes)
  return required.filter((purpose) => !present.has(purpose))
}

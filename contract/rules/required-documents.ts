import type { Text } from '../languages.ts'

/** What a document is for, as staff name it in the list of an account type; the same in both languages. */
export type Purpose = string

/** A document that an account type requires. A submission keeps those it was sent under. */
export type RequiredDocument = {
  purpose: Purpose
  /** what people call it */
  name: Text
  /** what makes it good enough */
  accepted: Text
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

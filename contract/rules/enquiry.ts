import { readContact } from './email.ts'
import { isName } from './name.ts'
import { plainTyped } from './pasted.ts'

/** What a visitor may ask of a company; the fields of the form and of a lead. */
export const enquiryFields = ['name', 'contact', 'message'] as const
export type EnquiryField = (typeof enquiryFields)[number]
export type Enquiry = Record<EnquiryField, string>
/** Why a field is refused; the screen has the sentence. */
export type EnquiryError = 'missing' | 'too_long' | 'not_a_contact' | 'not_a_name'

export const enquiryMaxLengths: Record<EnquiryField, number> = { name: 120, contact: 254, message: 4000 }

/**
 * Checks an enquiry as it was typed; lengths first, so that nothing long is looked at closer.
 * @returns the trimmed enquiry with its contact in plain characters and `\n` as line break, or the errors by field
 */
export function checkEnquiry(
  typed: Partial<Record<EnquiryField, string>>,
):
  | { enquiry: Enquiry; fieldErrors: null }
  | { enquiry: null; fieldErrors: Partial<Record<EnquiryField, EnquiryError>> } {
  const enquiry: Enquiry = { name: '', contact: '', message: '' }
  const fieldErrors: Partial<Record<EnquiryField, EnquiryError>> = {}
  for (const field of enquiryFields) {
    // Forms send two characters for a line break, which `maxLength` counts as one.
    const value = (typed[field] ?? '').replaceAll('\r\n', '\n').trim()
    const maxLength = enquiryMaxLengths[field]
    enquiry[field] = value
    if (value.length <= maxLength && !plainTyped(value)) fieldErrors[field] = 'missing'
    else if (value.length > maxLength) fieldErrors[field] = 'too_long'
    else if (field === 'name' && !isName(value)) fieldErrors[field] = 'not_a_name'
    else if (field === 'contact') {
      const contact = readContact(value)
      if (contact === null) fieldErrors[field] = 'not_a_contact'
      else enquiry[field] = contact
    }
  }
  return Object.keys(fieldErrors).length ? { enquiry: null, fieldErrors } : { enquiry, fieldErrors: null }
}

/** A field that visitors do not see. Its name means nothing, so that no form filler completes it with what it knows of them. */
export const trapField = 'kx7'

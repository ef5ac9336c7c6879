import type { DocumentRefusal } from '#contract/kyc.ts'

/** A document that is good: what is kept of it, and its pages as WebP, which is what staff see first. */
export type AcceptedFile = { mime: string; whole: Buffer; pages: Buffer[] }
/** What the inspection of a document found. */
export type InspectionResult = AcceptedFile | { refusal: DocumentRefusal }

export const refused = (refusal: DocumentRefusal): InspectionResult => ({ refusal })

import type { PaperRefusal } from '#contract/kyc.ts'

/** A paper that is good: what is kept of it, and its pages as WebP, which is what staff see first. */
export type Good = { mime: string; whole: Buffer; pages: Buffer[] }
/** What looking at a paper's content found. */
export type LookedAt = Good | { refusal: PaperRefusal }

export const refused = (refusal: PaperRefusal): LookedAt => ({ refusal })

/** What a document's data key is wrapped for: a row moved to another submission does not open. */
export const keyContext = (document: { id: string; submission_id: string | null }): string =>
  `${document.id} ${document.submission_id ?? 'draft'}`

/** What an object is encrypted as: objects of one document cannot stand for one another. */
export const objectContext = (document: string, part: 'chunk' | 'whole' | 'page', at: number): string =>
  `${document} ${part} ${at}`

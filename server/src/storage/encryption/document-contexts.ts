/** What a paper's data key is wrapped for: a row moved to another submission does not open. */
export const keyContext = (paper: { id: string; submission_id: string | null }): string =>
  `${paper.id} ${paper.submission_id ?? 'draft'}`

/** What an object is sealed as: objects of one paper cannot stand for one another. */
export const objectContext = (paper: string, part: 'chunk' | 'whole' | 'page', at: number): string =>
  `${paper} ${part} ${at}`

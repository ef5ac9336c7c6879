import { brands, type BrandId } from '../brands/names.ts'

/** The two lists of people, as addresses spell them. */
export const profileFolders = { Board: 'board', Management: 'team' } as const

/** The address of a person's profile among a company's board or management, without `/ny`. */
export const profileAddress = (slug: string, company: BrandId, list: keyof typeof profileFolders): string =>
  `${brands[company].path}/${profileFolders[list]}/${slug}`

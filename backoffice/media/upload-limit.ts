import { libraryLimits } from '#contract/limits.ts'
import { sayTooLarge } from '#contract/rules/file-size.ts'

/** Says that a file is larger than the library takes; undefined where it is not. */
export const tooLarge = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined =>
  size > libraryLimits.maxFileBytes ? `${name}: ${sayTooLarge(size, libraryLimits.maxFileBytes)}.` : undefined

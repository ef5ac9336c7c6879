import { limits } from '../limits.ts'

/** A one-time code as typed, without the spaces and hyphens people and phones put in (contract, One-time codes). */
export const normaliseCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '')

/** True once exactly six characters are left: then Proceed is enabled (spec, section 5). Says nothing about being right. */
export const isCompleteCode = (typed: string): boolean =>
  normaliseCode(typed).length === limits.oneTimeCodeLength

import { bankHome } from './en/bank-home.ts'
import { parts } from './en/parts.ts'
import { shell } from './en/shell.ts'

/** English words, one line a group. */
export const en = { shell, parts, bankHome }

export type Words = typeof en

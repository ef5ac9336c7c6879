import type { Words } from './en.ts'
import { bankHome } from './ny/bank-home.ts'
import { parts } from './ny/parts.ts'
import { shell } from './ny/shell.ts'

/** Chichewa words; a missing one is a compile error. */
export const ny: Words = { shell, parts, bankHome }

import type { Words } from './en.ts'
import { bankHome } from './ny/bank-home.ts'
import { company } from './ny/company.ts'
import { holdingsHome } from './ny/holdings-home.ts'
import { news } from './ny/news.ts'
import { propertiesHome } from './ny/properties-home.ts'
import { parts } from './ny/parts.ts'
import { shell } from './ny/shell.ts'

/** Chichewa words; a missing one is a compile error. */
export const ny: Words = { shell, parts, bankHome, company, holdingsHome, news, propertiesHome }

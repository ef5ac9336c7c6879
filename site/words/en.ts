import { bankHome } from './en/bank-home.ts'
import { company } from './en/company.ts'
import { holdingsHome } from './en/holdings-home.ts'
import { news } from './en/news.ts'
import { propertiesHome } from './en/properties-home.ts'
import { parts } from './en/parts.ts'
import { shell } from './en/shell.ts'

/** English words, one line a group. */
export const en = { shell, parts, bankHome, company, holdingsHome, news, propertiesHome }

export type Words = typeof en

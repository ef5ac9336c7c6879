import { corrected, textsByKey, type Corrections } from '#contract/corrected-messages.ts'
import type { Lang } from '#contract/languages.ts'
import { en, type CustomerMessages } from './en.ts'
import { ny } from './ny.ts'

export type { CustomerMessages } from './en.ts'

const shipped: Readonly<Record<Lang, CustomerMessages>> = { en, ny }

/** The shipped messages by their keys, such as `mail.code.subject`: staff correct them as they do those of the site. */
export const customerTexts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: textsByKey(en),
  ny: textsByKey(ny),
}

/** The messages of a language with what staff corrected. */
export const customerMessages = (lang: Lang, corrections: Corrections): CustomerMessages =>
  corrected(shipped[lang], corrections)

type ReasonId = keyof CustomerMessages['kycReasons']
/** The reasons for asking a document again, in the order in which officers find them. */
export const kycReasonIds = Object.keys(en.kycReasons) as ReasonId[] // its own keys

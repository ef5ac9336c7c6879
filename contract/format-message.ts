import type { Lang } from './languages.ts'
import type { AnyMessage, Values, ValuesOf } from './messages.ts'

/**
 * A message with its values in it. A name that nobody gave stays as it stands.
 * @param values `n` of a plural is the number that chooses the form
 * @param lang the language of the text; only plurals need it
 */
export function formatMessage<Source extends AnyMessage>(
  message: Source,
  values: ValuesOf<Source>,
  ...lang: [Source] extends [string] ? [lang?: Lang] : [lang: Lang]
): string
export function formatMessage(message: AnyMessage, values: Values, lang: Lang = 'en'): string {
  const text = typeof message === 'string' ? message : message[formOf(Number(values['n']), lang)]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.prototype.hasOwnProperty.call(values, name) ? String(values[name]) : whole,
  )
}

// Not every browser knows Chichewa; the rule of English is the same: one, and all others.
function formOf(n: number, lang: Lang): 'one' | 'other' {
  const rules = (pluralRules[lang] ??= new Intl.PluralRules([lang, 'en']))
  return rules.select(n) === 'one' ? 'one' : 'other'
}

/** Made once: making them takes longer than a sentence. */
const pluralRules: Partial<Record<Lang, Intl.PluralRules>> = {}

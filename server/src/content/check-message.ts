import { kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { Lang } from '#contract/languages.ts'
import { bracedNames, wrongPlaceholders } from '#contract/rules/placeholders.ts'
import type { StoredBody } from './body.ts'

type Messages = Readonly<Record<Lang, Readonly<Record<string, string>>>>

/**
 * What is wrong with a correction of an interface message: a key that there is not, or placeholders that differ from those of
 * the shipped text, or HTML tags, which would show. Empty for what corrects none.
 */
export function messageErrors(
  { fields }: Collection,
  body: StoredBody,
  shipped: Messages,
): Record<string, string> {
  const [keyField] = Object.entries(fields).find(([, field]) => kindOf(field) === 'message_key') ?? []
  const key = keyField === undefined ? undefined : body[keyField]
  if (keyField === undefined || typeof key !== 'string') return {}
  const english = Object.hasOwn(shipped.en, key) ? shipped.en[key] : undefined
  if (english === undefined) return { [keyField]: `There is no message "${key}".` }
  const errors: Record<string, string> = {}
  for (const lang of ['en', 'ny'] as const) {
    const text = body[lang]
    if (typeof text !== 'string') continue
    const { missing, unknown } = wrongPlaceholders(shipped[lang][key] ?? english, text)
    if (/<\/?[a-z]/i.test(text)) errors[lang] = 'This takes plain text: tags such as <b> would show.'
    else if (missing.length > 0) errors[lang] = `This must keep ${bracedNames(missing)}.`
    else if (unknown.length > 0) errors[lang] = `There is no ${bracedNames(unknown)} to put in here.`
  }
  return errors
}

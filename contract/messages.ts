/**
 * Interface messages are data: a string with `{name}` placeholders, or an object of plural forms. What a message takes
 * is read by the compiler out of its English text, so that a missing or misspelt value does not compile.
 */

/** The names in braces of a literal text: `'n' | 'text'` of `'{n} results for “{text}”'`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

declare const names: unique symbol

/** A text that has each of these placeholders, in whatever order. The symbol is for the compiler alone. */
type Message<Names extends string> = HasAll<Names> & { readonly [names]?: Names }
type HasAll<Names extends string> = (
  Names extends string ? (text: `${string}{${Names}}${string}`) => void : never
) extends (text: infer Text) => void
  ? Text
  : never
type MessageWith<Names extends string> = [Names] extends [never] ? string : Message<Names>

/** A message with a number `{n}`: Intl.PluralRules choose the form. English and Chichewa have the same two forms. */
export interface PluralMessage {
  readonly one: string
  readonly other: string
}
/** The form for one may say the number in words. */
type PluralWith<Names extends string> = {
  readonly one: MessageWith<Exclude<Names, 'n'>>
  readonly other: Message<Names | 'n'>
}

export type AnyMessage = string | PluralMessage

/**
 * What every language has to say, from the English texts (`as const`): the same keys, and in each message the same
 * placeholders.
 */
export type Messages<English> = English extends string
  ? MessageWith<NamesIn<English>>
  : English extends PluralMessage
    ? PluralWith<NamesIn<English['one' | 'other']>>
    : { readonly [Key in keyof English]: Messages<English[Key]> }

/**
 * A translation in which no message has a placeholder that the English one lacks. (That it has all of them, and all
 * keys, is what `satisfies Messages<…>` says.)
 */
export type NoOtherNames<English, Own> = Own extends string
  ? English extends string
    ? NamesIn<Own> extends NamesIn<English>
      ? Own
      : { unknownPlaceholder: Exclude<NamesIn<Own>, NamesIn<English>> }
    : Own
  : Own extends PluralMessage
    ? English extends PluralMessage
      ? NamesIn<Own['one' | 'other']> extends NamesIn<English['one' | 'other']>
        ? Own
        : { unknownPlaceholder: Exclude<NamesIn<Own['one' | 'other']>, NamesIn<English['one' | 'other']>> }
      : Own
    : {
        readonly [Key in keyof Own]: Key extends keyof English
          ? NoOtherNames<English[Key], Own[Key]>
          : Own[Key]
      }

type NamesOfText<Text> = Text extends { readonly [names]?: infer Names extends string }
  ? Names
  : Text extends string
    ? NamesIn<Text>
    : never
type NamesOf<Source> = Exclude<
  Source extends PluralMessage ? NamesOfText<Source['one' | 'other']> | 'n' : NamesOfText<Source>,
  CompanyName
>

/** Names of companies, such as `{company:bank}`, are filled in before a message is used. */
type CompanyName = `company:${string}`

export type Values = Readonly<Record<string, string | number>>
/** The values that a message takes, and no others. Of a plural, `n` is the number that chooses the form. */
export type ValuesOf<Source extends AnyMessage> = [NamesOf<Source>] extends [never]
  ? Readonly<Record<string, never>>
  : {
      readonly [Name in NamesOf<Source>]: [Source, Name] extends [PluralMessage, 'n']
        ? number
        : string | number
    }

export const isPlural = (value: unknown): value is PluralMessage =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'one,other'

/** The placeholders of a message as it stands, sorted, each once; of a plural, those of both forms. */
export function placeholdersOf(message: AnyMessage): string[] {
  const text = typeof message === 'string' ? message : message.one + message.other
  return [...new Set(Array.from(text.matchAll(/\{((?:company:)?\w+)\}/g), ([, name = '']) => name))].sort()
}

/** All messages by their keys: the path with dots, such as `search.found` or `search.tips.0`. */
export function messagesByKey(messages: object, above = ''): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, value] of Object.entries(messages) as [string, unknown][]) {
    const key = above + name
    if (typeof value !== 'object' || value === null || isPlural(value)) found.set(key, value)
    else for (const [below, message] of messagesByKey(value, `${key}.`)) found.set(below, message)
  }
  return found
}

// A text of content may name a figure that a row or a fact holds, such as `{rate:savings-account}`, in place of writing
// it, so that two pages cannot differ.

export const referenceKinds = ['rate', 'tariff', 'fact'] as const
export type ReferenceKind = (typeof referenceKinds)[number]
/** `key` is a rate's or a tariff's product code, or a fact's key. */
export type Reference = { kind: ReferenceKind; key: string }

const pattern = () => /\{(rate|tariff|fact):([A-Za-z0-9_.-]+)\}/g

/** The name under which figures are kept and found: `rate:savings-account`. */
export const referenceName = ({ kind, key }: Reference): string => `${kind}:${key}`
/** A reference as it stands in a text: `{rate:savings-account}`. */
export const writtenReference = (reference: Reference): string => `{${referenceName(reference)}}`

/** The figures that a text refers to, each once, in their order. */
export function referencesIn(text: string): Reference[] {
  if (!text.includes('{')) return []
  const found = new Map<string, Reference>()
  for (const [, kind, key] of text.matchAll(pattern())) {
    const reference = { kind: kind as ReferenceKind, key: key ?? '' } // the pattern takes these kinds only
    found.set(referenceName(reference), reference)
  }
  return [...found.values()]
}

/**
 * A text with its figures in it. One that is not known stays as it was written.
 * @param values what is shown for each, by referenceName()
 */
export const fillReferences = (text: string, values: ReadonlyMap<string, string>): string =>
  text.includes('{')
    ? text.replaceAll(pattern(), (whole, kind: string, key: string) => values.get(`${kind}:${key}`) ?? whole)
    : text

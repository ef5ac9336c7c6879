/** Corrected texts by the keys of messages, such as `shell.search`. */
export type Corrections = Readonly<Record<string, string>>

/**
 * Messages with corrections in them; the same object where there are none.
 * @param under what comes before the keys of these messages, such as `dialogs`; corrections of others are left out
 */
export function corrected<Group extends object>(
  messages: Group,
  corrections: Corrections,
  under = '',
): Group {
  let changed = false
  const walk = (node: unknown, key: string): unknown => {
    if (typeof node === 'string') {
      const instead = Object.prototype.hasOwnProperty.call(corrections, key) ? corrections[key] : undefined
      if (instead !== undefined) changed = true
      return instead ?? node
    }
    if (Array.isArray(node)) return node.map((child, at) => walk(child, `${key}.${at}`))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, child]) => [name, walk(child, key === '' ? name : `${key}.${name}`)]),
    )
  }
  if (Object.keys(corrections).length === 0) return messages
  const whole = walk(messages, under) as Group // the same keys, each with a text
  return changed ? whole : messages
}

/** Every text of a language by its key. */
export function textsByKey(messages: object): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') texts[key] = node
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, key === '' ? name : `${key}.${name}`)
  }
  walk(messages, '')
  return texts
}

// Each card has a key of its own, so that it keeps its focus and stays open when it moves or when the form is read anew.

/** As many keys as there are cards: those at the end are new or gone. */
export function fitKeys(keys: readonly string[], count: number, make: () => string): readonly string[] {
  if (keys.length === count) return keys
  return keys.length > count
    ? keys.slice(0, count)
    : [...keys, ...Array.from({ length: count - keys.length }, make)]
}

export const inserted = <T>(all: readonly T[], at: number, one: T): T[] => all.toSpliced(at, 0, one)
export const removed = <T>(all: readonly T[], at: number): T[] => all.toSpliced(at, 1)

/** One moved to another place; as they were where there is no such place. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const one = all[from]
  if (one === undefined || to < 0 || to >= all.length) return all
  return all.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** A copy of what a card holds; what links lead to stays with the first. */
export function copyOf(value: unknown): unknown {
  const copy: unknown = structuredClone(value)
  if (typeof copy === 'object' && copy !== null && 'type' in copy && 'id' in copy) copy.id = ''
  return copy
}

/** The cards at fault, by their place. @param name the list's path in the form */
export function placesAtFault(fieldErrors: Readonly<Record<string, string>>, name: string): Set<number> {
  const found = new Set<number>()
  for (const path of Object.keys(fieldErrors)) {
    if (!path.startsWith(`${name}.`)) continue
    const place = Number(path.slice(name.length + 1).split('.')[0])
    if (Number.isInteger(place)) found.add(place)
  }
  return found
}

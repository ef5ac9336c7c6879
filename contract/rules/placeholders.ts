import { placeholdersOf } from '../messages.ts'

/** Which placeholders of a shipped text another text for it lacks, and which it has that nothing is put in for. */
export function wrongPlaceholders(shipped: string, text: string): { missing: string[]; unknown: string[] } {
  const [wanted, has] = [placeholdersOf(shipped), placeholdersOf(text)]
  return {
    missing: wanted.filter((name) => !has.includes(name)),
    unknown: has.filter((name) => !wanted.includes(name)),
  }
}

/** Placeholders as they stand in a text: `{n}, {name}`. */
export const bracedNames = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

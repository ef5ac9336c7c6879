// What left a service in a test without being declared; collected here and told by fail-on-undeclared.ts.
const errors = new Set<string>()

export const noteUndeclared = (error: string): void => void errors.add(error)

/** All of it, once. */
export function takeUndeclared(): string[] {
  const taken = [...errors]
  errors.clear()
  return taken
}

// What left a service in a test without being declared; collected here and told by fail-on-undeclared.ts.
const faults = new Set<string>()

export const noteUndeclared = (fault: string): void => void faults.add(fault)

/** All of it, once. */
export function takeUndeclared(): string[] {
  const taken = [...faults]
  faults.clear()
  return taken
}

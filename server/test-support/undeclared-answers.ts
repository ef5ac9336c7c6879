// Undeclared responses of the services in this worker: collected here, reported by fail-on-undeclared.ts.
const errors = new Set<string>()

export const noteUndeclared = (error: string): void => void errors.add(error)

/** Returns the collected errors and clears them. */
export function takeUndeclared(): string[] {
  const taken = [...errors]
  errors.clear()
  return taken
}

let currentFile = ''

/** Starts another test file. Returns the path of the previous one and the errors that came after its last hook. */
export function startFile(path: string): { previousFile: string; errors: string[] } {
  const previousFile = currentFile
  currentFile = path
  return { previousFile, errors: takeUndeclared() }
}

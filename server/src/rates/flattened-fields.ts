/** Every value of a body by its path, such as `title.ny` or `requirements.2.en`, as text; what is empty is left out. */
export function flattenFields(body: Record<string, unknown>): Map<string, string> {
  const leaves = new Map<string, string>()
  const walk = (path: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return
    if (typeof value === 'object')
      for (const [name, child] of Object.entries(value)) walk(path ? `${path}.${name}` : name, child)
    // A body is JSON: what is no object is a text, a number or a flag.
    else leaves.set(path, String(value as string | number | boolean))
  }
  walk('', body)
  return leaves
}

/** Words for islands are plain strings, since they travel as JSON: `{name}` stands for what is filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

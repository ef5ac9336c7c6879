/** Prints a heading or a line. */
export const print = (text: string): void => console.log(`\n${text}`)

/** Prints rows in columns: words to the left, figures to the right. */
export function table(heads: string[], rows: (string | number)[][]): void {
  const lines = [heads, ...rows.map((row) => row.map(String))]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines) {
    console.log(
      `  ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    )
  }
}

/** What this part of the values is at most, such as 0.99 of them. */
export const share = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => share(values, 0.5)

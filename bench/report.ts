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

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Visits each item, eight at a time. */
export async function eachOf<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const visitOneByOne = async () => {
    for (const item of left) await visit(item)
  }
  await Promise.all(Array.from({ length: 8 }, visitOneByOne))
}

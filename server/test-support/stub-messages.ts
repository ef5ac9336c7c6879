/** The key of the n-th message that the stub of a site ships. */
export const stubMessageKey = (n: number): string => `search.text-${n % 5000}`

/** Messages without placeholders, as many as tests need different ones. */
export const stubMessages: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 5000 }, (_, n) => [stubMessageKey(n), 'Shipped']),
)

/**
 * @returns a file's size for reading, such as "42 KB" or "1.2 MB" (1 KB = 1,000 bytes, as data bundles are sold); no line
 * breaks in it
 */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${bytes && Math.max(1, Math.round(bytes / 1000))}\u00a0KB`
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`
}

/** Formats a file's size: "312 KB", "1.5 MB". */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${bytes && Math.max(1, Math.round(bytes / 1024))} KB`
    : `${Number((bytes / 1024 / 1024).toFixed(1))} MB`

/** Says that a file is larger than allowed: "60 MB; the limit is 15 MB". */
export const sayTooLarge = (bytes: number, maxBytes: number): string =>
  `${bytes > maxBytes && formatBytes(bytes) === formatBytes(maxBytes) ? `More than ${formatBytes(maxBytes)}` : formatBytes(bytes)}; the limit is ${formatBytes(maxBytes)}`

/**
 * Returns whether an If-None-Match header names one of the tags, by weak comparison (RFC 9110, 13.1.2).
 * @param tags with their quotes, and without commas, so that none can span two tags of the header
 */
export const matchesTag = (header: string | undefined, ...tags: string[]): boolean =>
  header !== undefined && (header.trim() === '*' || tags.some((tag) => header.includes(tag)))

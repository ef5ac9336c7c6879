/**
 * The spec's file-name rule (section 5): the pipe is removed, the name trimmed, whitespace becomes underscores
 * (a run of it, one), whatever is not a letter, digit, underscore, dot or hyphen is dropped, the rest is
 * lower-cased. Letters are ASCII's: the name ends up in headers and archives.
 * @returns possibly an empty text, `.` or `..`: the rule names a file, it never locates one
 */
export function cleanFileName(name: string): string {
  return name
    .replaceAll('|', '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .toLowerCase()
}

/** Nothing left, or dots alone, which a reader of paths would take for a folder: a plain word stands in. */
const part = (name: string, fallback: string): string => {
  const clean = cleanFileName(name)
  return /^\.*$/.test(clean) ? fallback : clean
}

/**
 * The name a document is stored under, in a column: object keys are opaque, and downloads name no customer
 * (contract, KYC). Each part is cleaned; one of which nothing or only dots remain becomes `account`, `document`
 * or `file`, so that the result always has four parts and climbs nowhere.
 * @returns `kycdocuments/<account name>/<purpose>/<file name>`
 */
export function storedName(accountName: string, purpose: string, fileName: string): string {
  return `kycdocuments/${part(accountName, 'account')}/${part(purpose, 'document')}/${part(fileName, 'file')}`
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
}

/** Returns a title as the name of a download, with the ending of its kind: "Annual report 2025.pdf". */
export function downloadName(title: string, mime: string): string {
  // No system takes these in a file's name.
  const name = title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ending = endings[mime] ?? ''
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

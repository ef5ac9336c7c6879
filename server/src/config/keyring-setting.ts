/** Keys by their versions, the newest last. */
export type KeyVersions = readonly { version: string; key: Buffer }[]

/** `name:key,name:key`, the newest last; keys are 32 bytes as base64 or base64url. Null where it is anything else. */
export function parseKeyring(text: string): KeyVersions | null {
  const versions = text.split(',').map((part) => {
    const [version = '', key = ''] = part.trim().split(':')
    return { version, key: Buffer.from(key, 'base64url') }
  })
  const good = versions.every(({ version, key }) => /^[\w-]{1,20}$/.test(version) && key.length === 32)
  return good && new Set(versions.map(({ version }) => version)).size === versions.length ? versions : null
}

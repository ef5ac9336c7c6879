/** Secrets by their versions, the newest first. */
export type SecretVersions = readonly [SecretVersion, ...SecretVersion[]]
type SecretVersion = { version: number; secret: string }

const minLength = 32

/**
 * Parses `k1:secret,k2:secret`, the newest last, or one secret without a name, which is k1. Returns null for anything
 * else, such as secrets of fewer than 32 characters and repeated versions.
 */
export function parseSecret(text: string): SecretVersions | null {
  const named = text
    .trim()
    .split(/,\s*(?=k\d{1,6}:)/)
    .map((part) => /^k(\d{1,6}):(.*)$/.exec(part))
  const versions = named.map((match) => ({
    version: Number(match?.[1] ?? 1),
    secret: match?.[2] ?? text.trim(),
  }))
  const isSound =
    versions.every(({ secret }) => secret.length >= minLength) &&
    new Set(versions.map(({ version }) => version)).size === versions.length
  const [newest, ...older] = versions.toReversed()
  return isSound && newest ? [newest, ...older] : null
}

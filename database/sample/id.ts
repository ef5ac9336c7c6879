import { createHash } from 'node:crypto'
import type { CollectionName } from '#contract/registry.ts'

/**
 * The id of a sample item: a name-based UUID (RFC 9562, version 5 layout) of collection and key, so that sample
 * items can refer to each other and seeding twice gives the same ids.
 */
export function sampleId(collection: CollectionName | 'files', key: string): string {
  const bytes = createHash('sha1').update(`sample:${collection}:${key}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Positions of a first and a last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** Where files lie. Keys are opaque and made by us; nothing here knows names, kinds or who may read. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** puts what is never to be written over. @returns false where the key is taken; what is there stays */
  putOnce(key: string, bytes: Uint8Array, mime: string): Promise<boolean>
  /** Returns an object or its bytes within a range, which must begin inside the object; null if there is no object. */
  get(key: string, range?: ByteRange): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /** every key that begins so, with the moment it was put */
  list(prefix: string): AsyncIterable<{ key: string; at: Date }>
  /** how many bytes may still be put; Infinity where nobody can tell */
  room(): Promise<number>
  /** throws where the store cannot be reached */
  check(): Promise<void>
}

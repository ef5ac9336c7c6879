import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../config/secrets.ts'

// The ends of the audit chain, kept outside the database (decision 28). Everything is in the object's name, so that
// thousands of them are read by one listing. A name is never written twice.

/** What heads need of a store: names that are never written over, and a list of them. */
export type HeadStore = {
  putOnce(key: string, bytes: Uint8Array, mime: string): Promise<boolean>
  list(prefix: string): AsyncIterable<{ key: string }>
}

/** Where the chain ended: the row's number and its hash. */
export type Head = { seq: number; hash: string }

const prefix = 'audithead-'
const shape = /^audithead-(\d{15})-([\da-f]{64})-([\da-f]{64})$/

const signatureOf = (key: Buffer, { seq, hash }: Head): string =>
  createHmac('sha256', key).update(`exported head ${seq} ${hash}`).digest('hex')

const nameOf = (key: Buffer, at: Head): string =>
  `${prefix}${String(at.seq).padStart(15, '0')}-${at.hash}-${signatureOf(key, at)}`

/** Puts a head into the store. @returns the line for the log; null where another instance was quicker */
export async function exportHead(storage: HeadStore, key: Buffer, at: Head): Promise<string | null> {
  const line = JSON.stringify({ audit_head: { ...at, signature: signatureOf(key, at) } })
  const first = await storage.putOnce(nameOf(key, at), Buffer.from(line), 'application/json')
  return first ? line : null
}

/** Returns all heads in the store that one of the keys has signed. */
export async function exportedHeads(storage: HeadStore, keys: Keys): Promise<Head[]> {
  const heads: Head[] = []
  for await (const { key: name } of storage.list(prefix)) {
    const [, seq = '', hash = '', signature = ''] = shape.exec(name) ?? []
    if (!hash) continue
    const head = { seq: Number(seq), hash }
    const isSignedBy = (key: Buffer) =>
      timingSafeEqual(Buffer.from(signatureOf(key, head)), Buffer.from(signature))
    if (keys.some(isSignedBy)) heads.push(head)
  }
  return heads
}

/** A head as an operator copies it out of the log: `<seq>:<hash>`. Null where it is none. */
export function readHead(text: string): Head | null {
  const [, seq = '', hash = ''] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? []
  return hash ? { seq: Number(seq), hash } : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ObjectStorage } from '../storage/storage.ts'

// Heads of the chain as they left the database (decision 28). All that is needed is in the name, so that thousands are
// read by listing; names are never written over.

/** Where the chain ended: the row's number and its hash. */
export type Head = { seq: number; hash: string }

const prefix = 'audithead-'
const shape = /^audithead-(\d{15})-([\da-f]{64})-([\da-f]{64})$/

const signatureOf = (key: Buffer, { seq, hash }: Head): string =>
  createHmac('sha256', key).update(`exported head ${seq} ${hash}`).digest('hex')

const nameOf = (key: Buffer, at: Head): string =>
  `${prefix}${String(at.seq).padStart(15, '0')}-${at.hash}-${signatureOf(key, at)}`

/** Puts a head into the store. @returns the line for the log; null where another instance was quicker */
export async function exportHead(storage: ObjectStorage, key: Buffer, at: Head): Promise<string | null> {
  const line = JSON.stringify({ audit_head: { ...at, signature: signatureOf(key, at) } })
  const first = await storage.putOnce(nameOf(key, at), Buffer.from(line), 'application/json')
  return first ? line : null
}

/** All that were ever exported and are signed by us. */
export async function exportedHeads(storage: ObjectStorage, key: Buffer): Promise<Head[]> {
  const heads: Head[] = []
  for await (const { key: name } of storage.list(prefix)) {
    const [, seq = '', hash = '', signature = ''] = shape.exec(name) ?? []
    if (!hash) continue
    const head = { seq: Number(seq), hash }
    if (timingSafeEqual(Buffer.from(signatureOf(key, head)), Buffer.from(signature))) heads.push(head)
  }
  return heads
}

/** A head as an operator copies it out of the log: `<seq>:<hash>`. Null where it is none. */
export function readHead(text: string): Head | null {
  const [, seq = '', hash = ''] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? []
  return hash ? { seq: Number(seq), hash } : null
}
